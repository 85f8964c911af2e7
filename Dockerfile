# A server of the table, with what PostgreSQL needs. Not root, nothing but the program and Python in it.
#
#   docker build -t rattery .
#   docker run -p 8000:8000 -v rattery:/var/lib/rattery rattery
FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY src ./src
RUN python -m venv /opt/rattery && /opt/rattery/bin/pip install --no-cache-dir --no-compile ".[postgres]"

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/rattery --create-home rattery
COPY --from=build /opt/rattery /opt/rattery
ENV PATH=/opt/rattery/bin:$PATH \
    RATTERY_STATE=/var/lib/rattery \
    RATTERY_CACHE=/var/lib/rattery/cache \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1
USER rattery
VOLUME /var/lib/rattery
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["rattery"]
CMD ["serve", "--no-browser", "--host", "0.0.0.0", "--port", "8000"]
