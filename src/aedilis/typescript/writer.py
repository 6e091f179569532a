"""Msgspec types as TypeScript."""

import msgspec
from msgspec import inspect


class TypesWriter:
    """Writes types; literals and unions of structs that have a name are written by it."""

    def __init__(self, names: dict[frozenset[object], str] | None = None) -> None:
        self.names = names or {}

    def write_named(self, name: str) -> str:
        """A value whose annotation names its type, because it is already encoded."""
        return name

    def struct_name(self, struct: type[msgspec.Struct]) -> str:
        """The name by which other types refer to a struct."""
        return struct.__name__

    def declared_name(self, struct: type[msgspec.Struct]) -> str:
        """The name in the struct's own declaration."""
        return struct.__name__

    def may_be_left_out(self, struct: type[msgspec.Struct], field: inspect.Field) -> bool:
        """Whether the field is missing from some messages."""
        return is_unset(field.type) or (struct.__struct_config__.omit_defaults and not field.required)

    def write(self, value: inspect.Type) -> str:
        """One type."""
        name = given_name(value)
        if name is not None:
            return self.write_named(name)
        match value:
            case inspect.Metadata():
                return self.write(value.type)
            case inspect.StructType():
                return self.struct_name(value.cls)
            case inspect.UnionType():
                known = self.names.get(classes_of(value))
                parts = [known] if known else [self.write(part) for part in value.types]
                parts = [part for part in parts if part != "null"]
                parts += ["null"] * any(isinstance(part, inspect.NoneType) for part in value.types)
                return " | ".join(dict.fromkeys(parts))
            case inspect.LiteralType():
                alias = self.names.get(frozenset(value.values))
                return alias or " | ".join(msgspec.json.encode(v).decode() for v in value.values)
            case inspect.EnumType():
                return " | ".join(msgspec.json.encode(v.value).decode() for v in value.cls)
            case inspect.DictType():
                return self.write_dict(value)
            case inspect.VarTupleType() | inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
                inner = self.write(value.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType():
                return "[" + ", ".join(self.write(part) for part in value.item_types) + "]"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case _:
                return "unknown"

    def write_dict(self, value: inspect.DictType) -> str:
        """A mapping; where it counts things by name, those of which there are none are left out."""
        made = f"Record<{self.write(value.key_type)}, {self.write(value.value_type)}>"
        counts = isinstance(value.key_type, inspect.LiteralType) and isinstance(value.value_type, inspect.IntType)
        return f"Partial<{made}>" if counts else made

    def write_struct(self, struct: type[msgspec.Struct]) -> str:
        """One struct as an interface."""
        shape = inspect.type_info(struct)
        assert isinstance(shape, inspect.StructType)
        lines = [f"export interface {self.declared_name(struct)} {{"]
        if shape.tag is not None:
            lines.append(f"  {shape.tag_field}: {msgspec.json.encode(shape.tag).decode()};")
        for field in shape.fields:
            mark = "?" if self.may_be_left_out(struct, field) else ""
            name = field.encode_name if field.encode_name.isidentifier() else f"'{field.encode_name}'"
            lines.append(f"  {name}{mark}: {self.write(without_unset(field.type))};")
        return "\n".join([*lines, "}", ""])


def classes_of(value: inspect.Type) -> frozenset[object]:
    """The classes of a union of structs, whether or not it may be null."""
    kinds = value.types if isinstance(value, inspect.UnionType) else ()
    return frozenset(getattr(kind, "cls", None) for kind in kinds if not isinstance(kind, inspect.NoneType))


def given_name(value: inspect.Type) -> str | None:
    """The name that an annotation gives to an already encoded value, such as `View`."""
    if isinstance(value, inspect.Metadata) and value.extra is not None:
        return value.extra.get("typescript")
    return None


def is_unset(value: inspect.Type) -> bool:
    """Whether the field may be left out of the message."""
    return isinstance(value, inspect.UnionType) and any(
        isinstance(part, inspect.CustomType) and part.cls is msgspec.UnsetType for part in value.types
    )


def without_unset(value: inspect.Type) -> inspect.Type:
    """The type of the field where it is present."""
    if not isinstance(value, inspect.UnionType):
        return value
    kept = tuple(p for p in value.types if not (isinstance(p, inspect.CustomType) and p.cls is msgspec.UnsetType))
    return kept[0] if len(kept) == 1 else inspect.UnionType(kept)
