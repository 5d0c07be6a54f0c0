import { wordsOf, wordStartsOf } from './words';

describe('words', () => {
  it.each([
    ['Staf Akuntansi/Pajak (100%)', ['staf', 'akuntansi', 'pajak', '100']],
    ['  C++ & C#, .NET  ', ['c', 'c', 'net']],
    ['Barista – Café «Senja»…', ['barista', 'cafe', 'senja']],
    ['Koki_Sushi 寿司 職人', ['koki', 'sushi', '寿司', '職人']],
    ['Водитель', ['водитель']],
    ['-- !?', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('start after a sign', () => {
    expect(wordStartsOf('(staf) gudang-2')).toEqual([1, 7, 14]);
  });
});
