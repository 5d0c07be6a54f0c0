import { figuresOf, meanOf, worstBy, type QueryFigures } from './figures';

const documentsWith = (titles: readonly string[]) =>
  titles.map((title, number) => ({ title, companyName: `PT ${number}` }));
const SEARCH = { query: 'sopir', isRelevant: (title: string) => title.startsWith('Driver') };
const drivers = (count: number) => documentsWith(Array.from({ length: count }, (_, number) => `Driver ${number}`));
const [clerk, cook] = documentsWith(['Kasir', 'Koki']);

test('recall looks at the first 50 results, precision at the first 10', () => {
  const documents = [...drivers(60), clerk!, cook!];
  // 5 and 35 drivers among 40 wrong results, of which only the first 5 and 10 more are in the first 50.
  const answers = [...documents.slice(0, 4), clerk!, ...documents.slice(4, 8), cook!, ...documents.slice(8, 38)];
  const figures = figuresOf(SEARCH, documents, answers);
  expect(figures).toMatchObject({ query: 'sopir', relevant: 60, recall: 38 / 50, precision: 8 / 10 });
  expect(figures?.wrong).toEqual(['Kasir', 'Koki']);
  expect(figures?.missed).toEqual(Array.from({ length: 10 }, (_, number) => `Driver ${number + 38}`));
});

test('a result after the 50th does not count, and no more can be missed than fit', () => {
  const documents = [...drivers(60), clerk!];
  expect(figuresOf(SEARCH, documents, documents)).toMatchObject({ recall: 1, precision: 1, missed: [], wrong: [] });
  const late = [...Array.from({ length: 50 }, () => clerk!), ...drivers(60)];
  expect(figuresOf(SEARCH, documents, late)).toMatchObject({ recall: 0, precision: 0, wrong: ['Kasir'] });
});

test('few relevant documents are all that is asked for', () => {
  const documents = [...drivers(3), clerk!, cook!];
  expect(figuresOf(SEARCH, documents, [clerk!, cook!, ...documents.slice(0, 2)])).toMatchObject({
    recall: 2 / 3,
    precision: 2 / 3,
    missed: ['Driver 2'],
  });
});

test('a query that nothing is relevant to has no figures', () => {
  expect(figuresOf(SEARCH, [clerk!], [clerk!])).toBeNull();
});

test('the worst come first and the perfect not at all', () => {
  const figures = [0.5, 1, 0.2, 0.9].map(
    (recall): QueryFigures => ({ query: String(recall), relevant: 1, recall, precision: 1, missed: [], wrong: [] }),
  );
  expect(worstBy('recall', figures, 2).map(({ query }) => query)).toEqual(['0.2', '0.5']);
  expect(worstBy('precision', figures, 2)).toEqual([]);
  expect(meanOf('recall', figures)).toBeCloseTo(0.65);
});
