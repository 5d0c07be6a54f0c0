import { startsWord, wordsOf } from './words';

describe('words', () => {
  it.each([
    ['Staf Akuntansi/Pajak (100%)', ['staf', 'akuntansi', 'pajak', '100']],
    ['  C++ & C#, .NET  ', ['c', 'c', 'net']],
    ['Barista – Café «Senja»…', ['barista', 'cafe', 'senja']],
    ['Koki_Sushi 寿司 🍣', ['koki', 'sushi']],
    ['Водитель', ['водитель']],
    ['-- !?', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('start behind a sign', () => {
    const text = '(staf) gudang-2–b';
    expect([...text].flatMap((_letter, at) => (startsWord(text, at) ? [text.slice(at)] : []))).toEqual([
      'staf) gudang-2–b',
      'gudang-2–b',
      '2–b',
      'b',
    ]);
  });
});
