import { SPECIAL_PACKAGE, TOKEN_PACKAGES, savingPerToken } from './tokens';

/** The price list: tokens, bonus, price in Rp. */
it('sells the packages of the specification at its prices', () => {
  expect(TOKEN_PACKAGES.map(({ tokens, bonus, price }) => [tokens, bonus, price])).toEqual([
    [1, 0, 20_000],
    [3, 0, 57_000],
    [6, 1, 100_000],
    [12, 2, 160_000],
    [23, 3, 300_000],
    [35, 5, 420_000],
    [60, 10, 600_000],
    [120, 20, 1_000_000],
    [300, 50, 2_250_000],
    [600, 100, 4_000_000],
  ]);
  expect(TOKEN_PACKAGES.filter(({ popular }) => popular).map(({ tokens }) => tokens)).toEqual([6, 60]);
  expect([SPECIAL_PACKAGE.tokens, SPECIAL_PACKAGE.bonus, SPECIAL_PACKAGE.price]).toEqual([1000, 200, 10_000]);
});

it('says how much less than alone a token costs, bonus included, and never too much', () => {
  expect(TOKEN_PACKAGES.map(savingPerToken)).toEqual([0, 5, 28, 42, 42, 47, 57, 64, 67, 71]);
});
