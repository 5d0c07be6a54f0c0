import { cleanPersonName, isPersonName } from './names';

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
    'Prof. Dr. H. Muhammad Arief Budiman Santoso, S.T., M.T., Ph.D.',
    'Prof Dr Ir H Muhammad Arief Budiman Santoso, ST, MT, PhD',
    'dr. Hj. Siti Nur Aini Wulan Dewi Putri Ayu Lestari, Sp.OG., M.Kes.',
    '`Aisyah',
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
    '=Rina',
    'Ri\u200Bna',
    'Ri\u200Dna',
    '\u3164',
    '\u115F\u1160',
    '...',
    "'",
    '',
    'a b c d e f g h i',
    'Dr. a b c d e f g h i, S.T.',
    '<b>Rina</b>',
  ])('may not be %s', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it('has its apostrophes as typed, without outer and double spaces', () => {
    expect(cleanPersonName('  Ma`ruf   Amin ')).toBe('Ma`ruf Amin');
  });
});
