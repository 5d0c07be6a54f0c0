import { GraphQLError, parse, visit } from 'graphql';

/** In one document; the parser itself counts them. */
export const MAX_TOKENS = 2_500;

/**
 * Validation compares each field with every other of the same name, and each spread fragment with every other: 8 KB of
 * one name are three million comparisons. A whole page of everything there is needs 1,100, the client's own operations 120.
 */
const MAX_COMPARISONS = 15_000;

/** Refuses a document that would take validation long, before it begins. What cannot be parsed is left to the parser. */
export function refuseExpensiveDocument(text: string): void {
  if (comparisonsOf(text) <= MAX_COMPARISONS) return;
  throw new GraphQLError('The document repeats too many fields or fragments.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

/** An upper bound: fields of one name count in every place, also where they are never compared. */
function comparisonsOf(text: string): number {
  const seen = new Map<string, number>();
  let comparisons = 0;
  const count = (name: string): void => {
    const earlier = seen.get(name) ?? 0;
    comparisons += earlier;
    seen.set(name, earlier + 1);
  };
  try {
    visit(parse(text, { maxTokens: MAX_TOKENS, noLocation: true }), {
      Field: ({ alias, name }) => count((alias ?? name).value),
      FragmentSpread: () => count('...'),
    });
  } catch {
    return 0;
  }
  return comparisons;
}
