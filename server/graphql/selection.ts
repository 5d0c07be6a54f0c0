import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * The fields that a field's selection asks for at `path` below it, so that the others need not be read. `@skip` and
 * `@include` are ignored: reading too much is harmless. The result is kept per selection, because a list asks the same
 * of every item.
 */
export function askedFields(...path: string[]): (info: GraphQLResolveInfo) => ReadonlySet<string> {
  const known = new WeakMap<readonly FieldNode[], ReadonlySet<string>>();
  return ({ fieldNodes, fragments }) => {
    let names = known.get(fieldNodes);
    if (!names) {
      const ends = path.reduce<FieldNode[]>(
        (nodes, name) => fieldsOf(nodes, fragments).filter((field) => field.name.value === name),
        [...fieldNodes],
      );
      names = new Set(fieldsOf(ends, fragments).map((field) => field.name.value));
      known.set(fieldNodes, names);
    }
    return names;
  };
}

type Fragments = GraphQLResolveInfo['fragments'];

const fieldsOf = (nodes: readonly FieldNode[], fragments: Fragments): FieldNode[] =>
  nodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet, fragments));

function fieldsIn(selectionSet: SelectionSetNode | undefined, fragments: Fragments): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    return fieldsIn(
      selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]?.selectionSet,
      fragments,
    );
  });
}
