/** `data` by operation name; an Error for a server that cannot be reached. */
export type GraphqlAnswers = Record<string, object | Error | ((variables: unknown) => object | Error)>;

/** A server for pages that ask by plain fetch (lib/post-graphql.ts): a table of answers. Anything else fails. */
export function answerGraphql(answers: GraphqlAnswers): void {
  Object.assign(globalThis, {
    fetch: async (_url: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body) as { query: string; variables: unknown };
      const given = answers[/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''] ?? new Error(`No answer for ${query}`);
      const answer = typeof given === 'function' ? given(variables) : given;
      if (answer instanceof Error) throw answer;
      return { ok: true, json: async () => ({ data: answer }) };
    },
  });
}
