import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getOperationAST, parse, print, validate } from 'graphql';
import { playground } from '../../../messages/en/playground';
import { SAVED_QUERIES } from './saved-queries';

const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'));

describe('the saved queries of the playground', () => {
  it('have titles of their own', () => {
    expect(new Set(SAVED_QUERIES.map(({ key }) => playground.saved[key].title)).size).toBe(SAVED_QUERIES.length);
  });

  it.each(SAVED_QUERIES.map((saved) => [playground.saved[saved.key].title, saved] as const))(
    '%s fits the schema, only reads, and is named',
    (_title, { query, variables }) => {
      const document = parse(query);
      expect(validate(schema, document)).toEqual([]);
      const operation = getOperationAST(document);
      expect(operation?.operation).toBe('query');
      expect(operation?.name?.value).toBeTruthy();
      expect(operation?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? []).toEqual(
        Object.keys(variables ?? {}),
      );
      expect(print(document)).toContain('admin');
    },
  );
});
