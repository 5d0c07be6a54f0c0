/** Texts that make a detector look as far as it can, again and again. */
export const WORST_TEXTS = [
  'Bekerja sebagai staf akuntansi di PT Maju 2019-2023, mengelola 1.200 transaksi per bulan. ',
  '㌖', '㌖@', '@', 'a@', 'a.', 'a-', 'a_', '.a@', '0812 ', '8', '8 ', '0 ', '8,', '1/', '+1', '08.', '12:', '1.250.',
  'a ', 'r ', 'r.i.n.a.', 'rina ', 'rin', 'rina-', 'rinawulandari', 'aB', 'RinaX', 'r1na ',
  'jl ', 'jl a ', 'jl no ', 'jl a b c no ', 'blok ', 'blok a ', '12 Baker ', 'perumahan a b c ',
  'tiktok ', 'tiktok saya ', 'ig: ', 'ig saya id akun ', 'dm ', 'saya gmail ', 'gmail ', 'gmail com ',
  'nol ', 'nol, ', 'noldelapan', 'double ', 'double nol ', 'lalu 0 ', 'o ', '0o',
  'http:/', 'https://', 'www.', 'a.com/', 'a dot ', 'a titik com ', 'a at a ', 'a (at) ', 'a di ', 'a . ', ' / a', 'slash ',
  '\u200b', 'a\u200d', 'é', 'e\u0301', 'Ж', '王', '①', '１', '🇷', '\n', 'a\n\n\n',
];

/** Characters of the longest profile text. */
export const LONGEST_TEXT = 5_000;

export const repeatedTo = (length: number, piece: string): string => piece.repeat(Math.ceil(length / piece.length));
