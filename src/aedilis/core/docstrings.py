"""Docstrings for compiled classes, which the compiler leaves out: `help(State)` reads them from the source again."""

import ast
import inspect
from importlib.resources import files


def restore(kind: type) -> None:
    """Give a class without a docstring the one of its source, with a paragraph for each public method.

    The methods of a compiled class cannot be given theirs. Where there is no source the class stays as it is.
    """
    package, _, module = kind.__module__.rpartition(".")
    source = files(package) / f"{module}.py"  # a compiled module does not know where it lies
    if kind.__doc__ or not source.is_file():
        return
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    said = [ast.get_docstring(found) or ""]
    for node in found.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            said.append(f"{node.name}({ast.unparse(node.args)})\n    {inspect.cleandoc(ast.get_docstring(node) or '')}")
    kind.__doc__ = "\n\n".join(said)
