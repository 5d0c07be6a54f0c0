import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { createCache } from './cache';

const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));
const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
  args.some(({ name }) => name === 'after'),
);

it('puts what comes after a cursor into the list that is shown, in every list', () => {
  const { policies } = createCache();
  const nameOf = (fieldName: string, args: object): string =>
    policies.getStoreFieldName({ typename: 'Query', fieldName, args: { ...args } });
  expect(lists.length).toBeGreaterThan(10);
  const elsewhere = lists.filter(({ name }) => nameOf(name, { after: 'c1' }) !== nameOf(name, { after: null }));
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});
