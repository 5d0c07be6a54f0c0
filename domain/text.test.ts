import { cleanSearch } from './jobs';
import { normalForm } from '../server/text/masking/normalise';
import { cleanLine, cleanParagraph, foldForSearch } from './text';
import { isWebUrl } from './links';

describe('half of a character', () => {
  it('is not kept, since no JSON column takes it', () => {
    expect([cleanLine('Bar\ud83dista'), cleanParagraph('\udc00Rajin')]).toEqual(['Barista', 'Rajin']);
    expect(cleanLine('Ramah 😀')).toBe('Ramah 😀');
  });

  it('does not come of cutting a long search', () => {
    expect(cleanSearch(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99));
  });
});

describe('text that is made to cost', () => {
  const marks = (count: number) => `a${'\u0327\u0301\u0345\u0323'.repeat(count / 4)}b`;
  it('has no more marks on a letter than 30, so that putting them in order stays cheap', () => {
    for (const clean of [cleanLine, cleanParagraph]) {
      expect(clean(marks(4_000)).length).toBeLessThan(35);
      // Controls between the marks are taken out first.
      expect(clean('a' + '\u0301\u0001\u0323\u0001'.repeat(1_000)).length).toBeLessThan(35);
    }
    expect(cleanLine('Nguye\u0302\u0303n')).toBe('Nguyễn');
  });

  it.each(['ﷺ', 'ﷻ', '㌖', '㈝', 'ᾂ', '각', 'ﬃ'])('grows at most sevenfold when it is folded, %s', (sign) => {
    expect(foldForSearch(sign.repeat(100)).length).toBeLessThanOrEqual(700);
    expect(normalForm(sign.repeat(100)).length).toBeLessThanOrEqual(400);
  });
});

describe('an address of the web', () => {
  it.each(['https://temukerja.test', 'http://a.test/b?c=d#e', 'HTTPS://A.TEST', 'https://a.test/{{7*7}}'])(
    '%s is one',
    (url) => expect(isWebUrl(url)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://a.test',
    '//a.test',
    '/a',
    'https:a',
    'https:\\\\a.test',
    'https://',
    'https://a.test/"b',
    'https://a.test/\u202Egnp.exe',
    'https://a.test/\u2066b',
    'https://a.test/\u0007',
  ])('%j is none', (url) => expect(isWebUrl(url)).toBe(false));
});
