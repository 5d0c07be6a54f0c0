import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * Tells whether a field's selection asks for one of these fields, so that what nobody asks for is not read. Answers are
 * kept for each selection: a list asks the same of every item.
 */
export function asksForAny(names: readonly string[]): (info: GraphQLResolveInfo) => boolean {
  const wanted = new Set(names);
  const known = new WeakMap<readonly FieldNode[], boolean>();
  return (info) => {
    const { fieldNodes, fragments } = info;
    let answer = known.get(fieldNodes);
    if (answer === undefined) {
      answer = fieldNodes.some(({ selectionSet }) => selects(selectionSet, wanted, fragments));
      known.set(fieldNodes, answer);
    }
    return answer;
  };
}

/** What `@skip` and `@include` leave out counts as asked for: reading too much is not wrong. */
function selects(selectionSet: SelectionSetNode | undefined, wanted: ReadonlySet<string>, fragments: GraphQLResolveInfo['fragments']): boolean {
  return (selectionSet?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return wanted.has(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return selects(selection.selectionSet, wanted, fragments);
    return selects(fragments[selection.name.value]?.selectionSet, wanted, fragments);
  });
}
