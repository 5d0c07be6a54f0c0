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
      const ends = path.reduce<readonly FieldNode[]>(
        (nodes, name) => fieldsBelow(nodes, fragments).filter((field) => field.name.value === name),
        fieldNodes,
      );
      names = new Set(fieldsBelow(ends, fragments).map((field) => field.name.value));
      known.set(fieldNodes, names);
    }
    return names;
  };
}

/** Those of fragments included. */
function fieldsBelow(
  nodes: readonly { selectionSet?: SelectionSetNode | undefined }[],
  fragments: GraphQLResolveInfo['fragments'],
): FieldNode[] {
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return fragment ? fieldsBelow([fragment], fragments) : [];
  });
}
