import { pagesToShow } from './pages-to-show';

describe('pagesToShow', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 4, [1, 2, 3, 4]],
    [1, 10, [1, 2, 'gap', 10]],
    [3, 10, [1, 2, 3, 4, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [8, 10, [1, 'gap', 7, 8, 9, 10]],
    [10, 10, [1, 'gap', 9, 10]],
  ])('on page %i of %i shows %j', (current, count, expected) => {
    expect(pagesToShow(current, count)).toEqual(expected);
  });

  it.each([
    [1, 10, [1, 'gap', 10]],
    [2, 10, [1, 2, 'gap', 10]],
    [3, 10, [1, 2, 3, 'gap', 10]],
    [5, 10, [1, 'gap', 5, 'gap', 10]],
    [10, 10, [1, 'gap', 10]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('without neighbours on page %i of %i shows %j', (current, count, expected) => {
    expect(pagesToShow(current, count, 0)).toEqual(expected);
  });

  it('never repeats a page and stays in order on every page', () => {
    for (let count = 1; count <= 12; count += 1) {
      for (let current = 1; current <= count; current += 1) {
        const numbers = pagesToShow(current, count).filter((step) => step !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toContain(current);
      }
    }
  });
});
