import { otherForms } from './word-forms';

describe('other forms of a word', () => {
  it.each([
    ['masak', ['memasak', 'pemasak', 'masakan', 'memasakan'], ['memasak', 'pemasak', 'masakan', 'memasakan']],
    ['penulis', ['tulis', 'menulis', 'tulisan'], ['tulis', 'menulis', 'tulisan']],
    ['pembantu', ['bantu', 'membantu', 'bantuan'], ['bantu', 'membantu', 'bantuan']],
    ['pengajar', ['ajar', 'mengajar', 'ajaran', 'belajar'], ['ajar', 'mengajar', 'ajaran']],
    ['menyetir', ['setir', 'penyetir'], ['setir', 'penyetir']],
    ['berlatih', ['latih', 'pelatih', 'pelatihan', 'melatih'], ['latih', 'pelatih', 'pelatihan', 'melatih']],
    ['berita', ['rita', 'ita'], []],
    ['karyawan', ['karyaw', 'karya'], ['karyaw']],
  ])('of %s, where titles hold %j, are %j', (word, held, expected) => {
    const known = new Set([word, ...held]);
    expect(otherForms(word, (form) => known.has(form)).toSorted()).toEqual(expected.toSorted());
  });

  it('are empty when no title has the word itself', () => {
    expect(otherForms('masak', (form) => form === 'pemasak')).toEqual([]);
  });
});
