"""Where a source can be changed in one place, and how.

A change replaces a piece of the text, so that what it says as a diff is what was run. Left alone are texts,
annotations, decorators, assertions, and numbers that are only names: constants that count up from line to line.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, list[str]]] = {
    ast.Lt: ("<", ["<=", ">="]),
    ast.LtE: ("<=", ["<", ">"]),
    ast.Gt: (">", [">=", "<="]),
    ast.GtE: (">=", [">", "<"]),
    ast.Eq: ("==", ["!="]),
    ast.NotEq: ("!=", ["=="]),
    ast.Is: ("is", ["is not"]),
    ast.IsNot: ("is not", ["is"]),
    ast.In: ("in", ["not in"]),
    ast.NotIn: ("not in", ["in"]),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
OPPOSITES = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # changed, such a test is negated already
NOT_NUMBERS = (ast.List, ast.ListComp, ast.Dict, ast.Tuple, ast.JoinedStr, ast.Set)  # cannot be calculated with
LEFT_ALONE = (ast.Assert, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)
FIELDS_LEFT_ALONE = ("annotation", "returns", "decorator_list", "bases")
FEWEST_COUNTED = 2  # constants in a row that count up are numbers of things

Place = tuple[int, int]  # line and column at which a statement begins


@dataclass(frozen=True)
class Change:
    """One operator at one place: the bytes from `start` to `end` become `new`."""

    start: int
    end: int
    new: str
    operator: str
    line: int
    statement: Place

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def lines(self, source: bytes) -> tuple[str, str]:
        """What stands there, and what would; a statement of several lines as one."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        before = source[first : last if last >= 0 else len(source)]
        after = source[first : self.start] + self.new.encode() + source[self.end : last if last >= 0 else len(source)]
        return one_line(before), one_line(after)


def one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


def sites(source: bytes) -> list[list[Change]]:
    """Every place that can be changed, with the ways to change it."""
    return list(Finder(source).found())


class Finder:
    def __init__(self, source: bytes) -> None:
        self.source = source
        self.tree = ast.parse(source)
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def found(self) -> Iterator[list[Change]]:
        numbered = numbers_of_things(self.tree)
        for statement in self.tree.body:
            if statement not in numbered and not is_text(statement):
                yield from self.in_statement(statement, None)

    # Walking.

    def in_statement(self, statement: ast.stmt, function: ast.FunctionDef | None) -> Iterator[list[Change]]:
        if isinstance(statement, LEFT_ALONE):
            return
        place = (statement.lineno, statement.col_offset)
        if isinstance(statement, ast.FunctionDef):
            function = statement
        yield from self.of_statement(statement, place, function)
        yield from self.in_parts(statement, place, function)

    def in_parts(self, node: ast.AST, place: Place, function: ast.FunctionDef | None) -> Iterator[list[Change]]:
        for name, value in ast.iter_fields(node):
            if name in FIELDS_LEFT_ALONE:
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.stmt):
                    if not is_text(part):
                        yield from self.in_statement(part, function)
                elif isinstance(part, ast.AST):
                    if isinstance(part, ast.expr):
                        yield from self.of_expression(part, place)
                    elif isinstance(part, ast.comprehension):
                        for test in part.ifs:
                            yield from self.negated(test, place)
                    yield from self.in_parts(part, place, function)

    # Statements.

    def of_statement(
        self, statement: ast.stmt, place: Place, function: ast.FunctionDef | None
    ) -> Iterator[list[Change]]:
        if function is not None and function.name != "__init__" and can_be_left_out(statement, function):
            yield [self.change(statement, "pass", "statement left out", place)]
        if isinstance(statement, ast.AugAssign):
            yield from self.between(statement.target, statement.value, *ARITHMETIC[type(statement.op)], "=", place)
        elif isinstance(statement, ast.If | ast.While):
            yield from self.negated(statement.test, place)
        elif isinstance(statement, ast.Break):
            yield [self.change(statement, "continue", "continue for break", place)]
        elif isinstance(statement, ast.Continue):
            yield [self.change(statement, "break", "break for continue", place)]
        elif isinstance(statement, ast.Return) and statement.value is not None and function is not None:
            if may_return_none(function) and not isinstance(statement.value, ast.Constant):
                yield [self.change(statement.value, "None", "None returned", place)]

    # Expressions.

    def of_expression(self, node: ast.expr, place: Place) -> Iterator[list[Change]]:
        if isinstance(node, ast.Compare):
            left = node.left
            for operator, right in zip(node.ops, node.comparators, strict=True):
                old, new = COMPARISONS[type(operator)]
                yield self.replaced_between(left, right, old, new, "comparison", place)
                left = right
        elif isinstance(node, ast.BoolOp):
            old, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield self.replaced_between(left, right, old, [other], "and, or", place)
        elif isinstance(node, ast.BinOp):
            if type(node.op) in ARITHMETIC and not (is_no_number(node.left) or is_no_number(node.right)):
                yield from self.between(node.left, node.right, *ARITHMETIC[type(node.op)], "", place)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
            if not isinstance(node.operand, ast.Constant):
                name = "not left out" if isinstance(node.op, ast.Not) else "minus left out"
                yield [self.change(node, f"({self.text(node.operand)})", name, place)]
        elif isinstance(node, ast.IfExp):
            yield from self.negated(node.test, place)
        elif isinstance(node, ast.Constant):
            yield from self.of_constant(node, place)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from self.of_call(node, node.func, place)

    def of_constant(self, node: ast.Constant, place: Place) -> Iterator[list[Change]]:
        if isinstance(node.value, bool):
            yield [self.change(node, str(not node.value), "True, False", place)]
        elif isinstance(node.value, int):
            yield [self.change(node, str(node.value + step), "number", place) for step in (1, -1)]

    def of_call(self, node: ast.Call, called: ast.Name, place: Place) -> Iterator[list[Change]]:
        if called.id in FUNCTIONS:
            yield [self.change(called, FUNCTIONS[called.id], called.id, place)]
        elif called.id == "range":
            for bound in node.args[:2]:
                if not isinstance(bound, ast.Constant | ast.UnaryOp):
                    yield [self.change(bound, f"({self.text(bound)}) {step} 1", "range", place) for step in "+-"]

    def negated(self, test: ast.expr, place: Place) -> Iterator[list[Change]]:
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], OPPOSITES):
            return
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return
        yield [self.change(test, f"not ({self.text(test)})", "condition negated", place)]

    # Text.

    def at(self, line: int, column: int) -> int:
        return self.line_starts[line - 1] + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def change(self, node: ast.expr | ast.stmt, new: str, operator: str, place: Place) -> Change:
        start, end = self.span(node)
        return Change(start, end, new, operator, node.lineno, place)

    def between(
        self, left: ast.expr, right: ast.expr, old: str, new: str, sign: str, place: Place
    ) -> Iterator[list[Change]]:
        yield self.replaced_between(left, right, old + sign, [new + sign], "arithmetic", place)

    def replaced_between(
        self, left: ast.expr, right: ast.expr, old: str, new: list[str], operator: str, place: Place
    ) -> list[Change]:
        """The operator's text lies between what it stands between, perhaps with brackets around it."""
        start, end = self.span(left)[1], self.span(right)[0]
        found = self.source.index(old.encode(), start, end)
        line = self.source.count(b"\n", 0, found) + 1
        return [Change(found, found + len(old), text, operator, line, place) for text in new]


# What is left alone.


def is_text(statement: ast.stmt) -> bool:
    """A docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_no_number(node: ast.expr) -> bool:
    return isinstance(node, NOT_NUMBERS) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def numbers_of_things(tree: ast.Module) -> set[ast.stmt]:
    """Neighbouring constants of which each is one more than that before it: numbers of steps, cards, places."""
    runs: list[list[ast.stmt]] = []
    last: int | None = None
    for statement in tree.body:
        value = constant_of(statement)
        if value is None or last is None or value != last + 1:
            runs.append([])
        runs[-1].append(statement)
        last = value
    return {statement for run in runs if len(run) >= FEWEST_COUNTED for statement in run}


def constant_of(statement: ast.stmt) -> int | None:
    if isinstance(statement, ast.AnnAssign | ast.Assign) and isinstance(statement.value, ast.Constant):
        if type(statement.value.value) is int:
            return statement.value.value
    return None


def can_be_left_out(statement: ast.stmt, function: ast.FunctionDef) -> bool:
    """A call, or an assignment to something that has a value before."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.AugAssign):
        return True
    if not isinstance(statement, ast.Assign):
        return False
    earlier = {name for name, line in assigned_names(function) if line < statement.lineno}
    return all(
        isinstance(target, ast.Attribute | ast.Subscript) or (isinstance(target, ast.Name) and target.id in earlier)
        for target in statement.targets
    )


def assigned_names(function: ast.FunctionDef) -> Iterator[tuple[str, int]]:
    for argument in function.args.args:
        yield argument.arg, 0
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id, node.lineno


def may_return_none(function: ast.FunctionDef) -> bool:
    return function.returns is not None and any(
        isinstance(node, ast.Constant) and node.value is None for node in ast.walk(function.returns)
    )
