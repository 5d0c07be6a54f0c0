import { positionsOf } from './experience';

it.each([
  [
    '2024–sekarang: Staf TI di UD Tani Subur; merawat 60 komputer.',
    '2024–sekarang',
    'Staf TI di UD Tani Subur',
    ['merawat 60 komputer.'],
  ],
  ['- Jan 2020 - Mar 2022, Kasir, Toko Maju', 'Jan 2020 - Mar 2022', 'Kasir, Toko Maju', []],
  ['Barista at Kopi Pagi (2019 to present)', '2019 to present', 'Barista at Kopi Pagi', []],
  ['Magang, PT Contoh, 2018', '2018', 'Magang, PT Contoh', []],
])('reads the years at either end of a line: %s', (line, years, title, details) => {
  expect(positionsOf(line)).toEqual([{ years, title, details }]);
});

it('puts the lines without years under the position above them', () => {
  expect(positionsOf('2021-2023 Kasir\n\n- Melayani 200 pembeli\n2019-2021 Pramuniaga')).toEqual([
    { years: '2021-2023', title: 'Kasir', details: ['Melayani 200 pembeli'] },
    { years: '2019-2021', title: 'Pramuniaga', details: [] },
  ]);
});

it.each([
  'Two years as a cashier',
  'Saya suka bekerja.\n2021–2023: Kasir',
  'In 2019 I led 20 people, and left',
  'I have been a cashier since 2019',
  '08123456201990',
  '',
])('leaves any other text alone: %j', (text) => expect(positionsOf(text)).toBeNull());
