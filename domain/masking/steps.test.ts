import { Striker } from './strike';

/** Texts that make a detector look as far as it can, again and again. */
const WORST = [
  'Bekerja sebagai staf akuntansi di PT Maju 2019-2023, mengelola 1.200 transaksi per bulan. ',
  '㌖', '㌖@', '@', 'a@', 'a.', 'a-', 'a_', '.a@', '0812 ', '8', '8 ', '0 ', '8,', '1/', '+1', '08.', '12:', '1.250.',
  'a ', 'r ', 'r.i.n.a.', 'rina ', 'rin', 'rina-', 'rinawulandari', 'aB', 'RinaX', 'r1na ',
  'jl ', 'jl a ', 'jl no ', 'jl a b c no ', 'blok ', 'blok a ', '12 Baker ', 'perumahan a b c ',
  'tiktok ', 'tiktok saya ', 'ig: ', 'ig saya id akun ', 'dm ', 'saya gmail ', 'gmail ', 'gmail com ',
  'nol ', 'nol, ', 'noldelapan', 'double ', 'double nol ', 'lalu 0 ', 'o ', '0o',
  'http:/', 'https://', 'www.', 'a.com/', 'a dot ', 'a titik com ', 'a at a ', 'a (at) ', 'a di ', 'a . ', ' / a', 'slash ',
  '\u200b', 'a\u200d', 'é', 'e\u0301', 'Ж', '王', '①', '１', '🇷', '\n', 'a\n\n\n',
];

/** The longest profile text. */
const LENGTH = 5_000;
/** What a detector looks ahead at most, and cannot at the end of a text. */
const EDGE = 10_000;

const stepsOf = (piece: string, length: number): number => {
  const striker = new Striker("Rina Ayu D'Wulandari-Putri");
  striker.text(piece.repeat(length / LENGTH * Math.ceil(LENGTH / piece.length)));
  return striker.steps;
};

describe('the cost of striking out', () => {
  it.each(WORST)('twice the text of "%s" takes at most twice the steps', (piece) => {
    expect(stepsOf(piece, 2 * LENGTH)).toBeLessThanOrEqual(2 * stepsOf(piece, LENGTH) + EDGE);
  });

  it.each(WORST)('"%s" takes a bounded number of steps for each character', (piece) => {
    expect(stepsOf(piece, LENGTH)).toBeLessThan(LENGTH * 250);
  });

  it('strikes a text out once, however often it is asked for', () => {
    const striker = new Striker('Rina Wulandari');
    const text = 'Saya Rina, 0812 3456 7890';
    expect(striker.text(text)).toBe('Saya •••, •••');
    const { steps } = striker;
    expect(striker.text(text)).toBe('Saya •••, •••');
    expect(striker.steps).toBe(steps);
  });
});
