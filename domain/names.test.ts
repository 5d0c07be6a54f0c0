import { cleanPersonName, isPersonName, mayKeepOrTakeName } from './names';

describe('a name', () => {
  it.each([
    'Rina',
    'X',
    'Siti Nur-Aini',
    "Ma'ruf Amin",
    'Ma’ruf Amin',
    'Dr. H. Budi Santoso, S.Kom., M.M.',
    'Zoë Ñandú',
    'e\u0301lise',
    '王小明',
    'Нина',
    'أحمد',
    'சுந்தர்',
    'a b c d e f g h',
    'Drs. Adi, S.Pd.I.',
  ])('may be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    'Rina 2',
    'Rina😀',
    '٣ Rina',
    'rina@mail.test',
    '0812 3456 7890',
    'https://rina.example',
    'linkedin.com/in/rina',
    'rina.com',
    'www.rina.dev',
    'Rina (Dewi)',
    'Rina_Dewi',
    'Rina+Dewi',
    'Rina"',
    '„Rina',
    '`Rina`',
    '=Rina',
    'Ri\u200Bna',
    'Ri\u200Dna',
    '\u3164',
    '\u115F\u1160',
    '...',
    "'",
    '',
    'a b c d e f g h i',
    '<b>Rina</b>',
  ])('may not be %s', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it('has apostrophes for backticks', () => {
    expect(cleanPersonName('  Ma`ruf   Amin ')).toBe("Ma'ruf Amin");
  });

  it('that broke the rule before it came may stay, and may not be exchanged for another that does', () => {
    expect(mayKeepOrTakeName('Rina 😀', 'Rina 😀')).toBe(true);
    expect(mayKeepOrTakeName(cleanPersonName('Ma`ruf 1'), 'Ma`ruf 1')).toBe(true);
    expect(mayKeepOrTakeName('Rina 2', 'Rina 😀')).toBe(false);
    expect(mayKeepOrTakeName('Rina Dewi', 'Rina 😀')).toBe(true);
  });
});
