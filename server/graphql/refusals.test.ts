import { ErrorCode } from '../../domain/errors';
import { ROOTS } from '../../testkit/checks/schema-roots';

/**
 * That a mutation answers no other code is shown by all other tests: outside production, `@RefusesWith` fails a
 * request whose refusal is not in the list.
 */
describe('every mutation', () => {
  const mutations = ROOTS.filter(({ operation }) => operation === 'mutation');

  it.each(mutations)('$name names its refusals once, from the catalogue', ({ field }) => {
    const refusals = field.extensions['refusals'] as string[];
    expect(refusals).toEqual([...new Set(refusals)].filter((code) => code in ErrorCode));
    const [words, ...named] = field.description?.split(' Refusals: ') ?? [];
    expect(named).toEqual(refusals.length > 0 ? [`${refusals.join(', ')}.`] : []);
    expect(words).not.toMatch(/Errors?: |[A-Z]_[A-Z]/);
  });
});
