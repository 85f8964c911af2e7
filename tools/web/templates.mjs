// Converts html`…` templates to JSX and back, so that a formatter for JSX can format them: htm and JSX have the same
// elements, attributes and whitespace.
import { parse } from "@babel/parser";

const SKIPPED = new Set(["loc", "leadingComments", "trailingComments", "innerComments"]);

/** The outermost nodes under a node for which `isSought` holds, in order. */
function outermost(node, isSought) {
  if (isSought(node)) return [node];
  const inner = Object.entries(node).filter(([name]) => !SKIPPED.has(name));
  const nodes = inner.flatMap(([, value]) => value).filter((value) => typeof value?.type === "string");
  return nodes.flatMap((child) => outermost(child, isSought)).sort((a, b) => a.start - b.start);
}

/** The code from `start` to `end`, with every outermost node for which `isSought` holds replaced by `write(node)`. */
function rewritten(code, start, end, node, isSought, write) {
  let out = "";
  let at = start;
  for (const found of outermost(node, isSought)) {
    out += code.slice(at, found.start) + write(found);
    at = found.end;
  }
  return out + code.slice(at, end);
}

const isTemplate = (node) => node.type === "TaggedTemplateExpression" && node.tag.name === "html";
const isJsx = (node) => node.type === "JSXElement" || node.type === "JSXFragment";
const isJsxRoot = (node) => isJsx(node) || (node.type === "ParenthesizedExpression" && isJsx(node.expression));

const programOf = (code) =>
  parse(code, { sourceType: "module", plugins: ["jsx"], createParenthesizedExpressions: true }).program;

/**
 * Code with its templates as JSX. A component that is not a plain capitalised name (`<${page.Page}`) becomes `Tag0`,
 * `Tag1`, … in the JSX, and its expression is added to `tags`.
 */
export function toJsx(code, tags) {
  const write = ({ quasi: { quasis, expressions } }) => {
    const inner = expressions.map((expression, index) =>
      rewritten(code, quasis[index].end + 2, quasis[index + 1].start - 1, expression, isTemplate, write).trim(),
    );
    return new Template(quasis.map((text) => text.value.raw).join("\0"), inner, tags).jsx();
  };
  return rewritten(code, 0, code.length, programOf(code), isTemplate, write);
}

/** A recursive-descent parser of a template: its text, with \0 in place of each expression. */
class Template {
  constructor(text, expressions, tags) {
    Object.assign(this, { text, expressions, tags, at: 0, used: 0 });
  }

  jsx() {
    const children = this.children();
    const isAlone = children.filter((child) => child.trim()).length === 1 && children.some((child) => child[0] === "<");
    return `(${isAlone ? children.join("").trim() : `<>${children.join("")}</>`})`;
  }

  /** Consumes what matches a regular expression here; null if nothing does. */
  take(shape) {
    const found = new RegExp(shape, "y");
    found.lastIndex = this.at;
    const match = found.exec(this.text);
    if (match) this.at = found.lastIndex;
    return match;
  }

  expression() {
    return this.take("\\0") && this.expressions[this.used++];
  }

  children() {
    const children = [];
    while (this.at < this.text.length && !this.take("</[^>]*>")) {
      const expression = this.expression();
      if (expression) children.push(`{${expression}}`);
      else if (this.text[this.at] === "<") children.push(this.element());
      else children.push(plain(this.take("[^<\\0]+")[0]));
    }
    return children;
  }

  element() {
    this.take("<");
    const component = this.expression();
    const name = component ? this.nameOf(component) : this.take("[\\w.:-]+")[0];
    let head = name;
    for (;;) {
      this.take("\\s+");
      if (this.take("/>")) return `<${head} />`;
      if (this.take(">")) return `<${head}>${this.children().join("")}</${name}>`;
      head += ` ${this.attribute()}`;
    }
  }

  nameOf(component) {
    if (/^[A-Z]\w*$/.test(component)) return component;
    this.tags.push(component);
    return `Tag${this.tags.length - 1}`;
  }

  attribute() {
    if (this.take("\\.\\.\\.")) return `{...${this.expression()}}`;
    const name = this.take("[\\w:-]+")?.[0];
    if (!name) throw new SyntaxError(`An attribute is expected: ${this.text.slice(this.at, this.at + 60)}`);
    if (!this.take("=")) return name;
    const expression = this.expression();
    if (expression) return `${name}={${expression}}`;
    const value = (this.take('"([^"]*)"') || this.take("'([^']*)'") || this.take("([^\\s>/\\0]+)"))[1];
    if (!value.includes("\0")) return value.includes('"') ? `${name}='${value}'` : `${name}="${value}"`;
    return `${name}={\`${value.replace(/\0/g, () => `\${${this.expressions[this.used++]}}`)}\`}`;
  }
}

function plain(text) {
  if (/[{}>]/.test(text)) throw new SyntaxError(`Write this as an expression: ${text.trim()}`);
  return text;
}

/** Code with its JSX as templates: the inverse of `toJsx`. */
export function toTemplates(code, tags) {
  const source = (node) => code.slice(node.start, node.end);
  const within = (node, start, end) => rewritten(code, start, end, node, isJsxRoot, template);
  const held = (container) => `\${${within(container.expression, container.start + 1, container.end - 1)}}`;

  /** JSX in parentheses over several lines keeps its line breaks in the template. */
  function template(node) {
    if (isJsx(node)) return `html\`${body(node)}\``;
    const inner = node.expression;
    return `html\`${code.slice(node.start + 1, inner.start)}${body(inner)}${code.slice(inner.end, node.end - 1)}\``;
  }

  /** The content of a fragment, which loses one level of indentation with it. */
  const body = (node) =>
    node.type === "JSXFragment" ? node.children.map(child).join("").trim().replaceAll("\n  ", "\n") : element(node);

  function child(node) {
    if (node.type === "JSXText") return source(node);
    return node.type === "JSXExpressionContainer" ? held(node) : element(node);
  }

  function tag(name) {
    const component = /^Tag(\d+)$/.exec(name);
    if (component) return `\${${tags[Number(component[1])]}}`;
    return /^[A-Z]/.test(name) ? `\${${name}}` : name;
  }

  function element({ openingElement: head, children, closingElement: tail }) {
    let out = `<${tag(source(head.name))}`;
    let at = head.name.end;
    for (const attribute of head.attributes) {
      out += code.slice(at, attribute.start) + attributeOf(attribute);
      at = attribute.end;
    }
    out += code.slice(at, head.end) + children.map(child).join("");
    if (!tail) return out;
    const name = tag(source(tail.name));
    return `${out}${name.startsWith("$") ? "<//>" : `</${name}>`}`;
  }

  function attributeOf(attribute) {
    if (attribute.type === "JSXSpreadAttribute") {
      return `...\${${within(attribute.argument, attribute.argument.start, attribute.argument.end)}}`;
    }
    if (attribute.value?.type !== "JSXExpressionContainer") return indented(attribute);
    return code.slice(attribute.start, attribute.value.start) + held(attribute.value);
  }

  /** A multi-line value, such as the path of a drawing, indented with its attribute. */
  function indented(attribute) {
    const indent = /^ */.exec(code.slice(code.lastIndexOf("\n", attribute.start) + 1))[0];
    return source(attribute).replaceAll(/\n\s*(["']?)/g, (_, quote) => `\n${indent}${quote ? "" : "  "}${quote}`);
  }

  return rewritten(code, 0, code.length, programOf(code), isJsxRoot, template);
}
