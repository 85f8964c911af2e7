def view(box, s, eye): return {}
