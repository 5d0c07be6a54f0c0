import { APOSTROPHES_OF_ALL_KINDS, HYPHENS_OF_ALL_KINDS, UNSEEN_SIGNS } from '../../domain/signs.cases';
import { maskName, Redactor } from './masking';

describe('maskName', () => {
  it.each([
    ['Rina Wulandari', 'R**a W**i'],
    ['Al', 'A**l'],
    ['X', 'X**X'],
    ['Zoë Ö', 'Z**ë Ö**Ö'],
    ['王小明', '王**明'],
    ['  spaced   out ', 's**d o**t'],
    ["Siti Nur-Aini O'Brien", 'S**i N**i O**n'],
    ['Budi, S.Kom., M.M.', 'B**i S**m M**M'],
    ['Al X', 'A**l X**X'],
    ['Dr. H. Budi Santoso', 'D**r H**H B**i S**o'],
    ['Rina - Dewi', 'R**a D**i'],
    ['Tri Satu Enam', 'T**i S**u E**m'],
    ['', ''],
  ])('%s becomes %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

describe('a name that the mask would spell out, or that is no name', () => {
  it.each([
    'R i n a',
    'A B C',
    'Ri na Wu lan',
    'Dr. H. Budi, S.E.',
    '👩‍👩‍👧 Ani',
    'Rina 2',
    'Zoë 😀 Hadiningrat',
    'rina@contoh.test',
    '0812 3456 7890',
    'https://rina.example/cv',
    'rina.com',
    'Rina (Dewi)',
    'satu dua tiga empat lima enam tujuh delapan sembilan',
    'Nol Delapan Satu Dua',
    'noldelapansatudua',
    '=cmd()',
    'Ri\u200Bna',
  ])('%s shows as dots', (name) => {
    expect(maskName(name)).toBe('•••');
  });
});

describe('a redactor', () => {
  const redacted = (text: string) => new Redactor('Rina Wulandari').text(text);

  it.each([
    ['I am Rina.', 'I am •••.'],
    ['RINA and riná', '••• and •••'],
    ['@rinawulandari88, rina_wulandari, rina.wulandari', '@•••, •••'],
    ['wulandari rina', '•••'],
    ['mail rina.w@contoh.co.id or teman@mail.test', 'mail ••• or •••'],
    ['0812-3456-7890, +62 812 3456 7890, 6281234567890, 81234567890, (0812) 3456 789', '•••, •••, •••, •••, (•••'],
    ['(62)813-2009-7741', '(•••'],
  ])('%s', (text, expected) => {
    expect(redacted(text)).toBe(expected);
  });

  it('leaves words that only contain a part of the name, years and money', () => {
    const text = 'Marina and trinary, 2019-2023, Rp 8.000.000 a month, room 0812, 80 people';
    expect(redacted(text)).toBe(text);
  });

  it('finds a name with any kind of apostrophe or hyphen, and with invisible characters', () => {
    for (const stored of APOSTROPHES_OF_ALL_KINDS) {
      const redactor = new Redactor(`Nur${stored}aini Ma${stored}ruf`);
      const texts = APOSTROPHES_OF_ALL_KINDS.map((sign) => `saya Nur${sign}aini Ma${sign}ruf, halo`);
      expect(texts.map((text) => redactor.text(text))).toEqual(texts.map(() => 'saya •••, halo'));
      expect(maskName(`${stored}Aisyah Ma${stored}ruf`)).toBe('A**h M**f');
    }
    for (const hyphen of HYPHENS_OF_ALL_KINDS)
      expect(redacted(`Rina${hyphen}Wulandari, 0812${hyphen}3456${hyphen}7890`)).toBe('•••, •••');
    for (const sign of UNSEEN_SIGNS) expect(redacted(`R${sign}ina, 08${sign}1234567890`)).toBe('•••, •••');
  });

  it('leaves words under three letters, which are in every text', () => {
    expect(new Redactor('Al X').text('Al kept the salary books, Al said')).toBe('Al kept the salary books, Al said');
  });

  it('takes a name with signs of patterns as letters', () => {
    expect(new Redactor('(Dewi+) [Budi].').text('I am (Dewi+) and [Budi].')).toBe('I am (•••+) and [•••].');
  });
});
