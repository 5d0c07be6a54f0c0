import { companyNameKey } from './company-names';

describe('the name of a company', () => {
  it.each([
    ['PT MAJU.', 'pt maju'],
    ['PT  Maju ,', 'pt maju'],
    ['PT М\u0430ju', 'pt maju'],
    ['ＰＴ Ｍａｊｕ', 'pt maju'],
    ['\u03A1\u03A4 \u039C\u0391JU', 'pt maju'],
    ['PT Ma\u00ADju\u200B', 'pt maju'],
    ['PT\u00A0Ma\u2019ruf\u2011Jaya', "pt ma'ruf-jaya"],
    ['PT Ma`ruf-Jaya', "pt ma'ruf-jaya"],
    ['PT Ma\u00B4ruf-Jaya', "pt ma'ruf-jaya"],
    ['...', '...'],
  ])('%s is compared as %s', (name, key) => {
    expect(companyNameKey(name)).toBe(key);
  });

  it('keeps apart what reads differently', () => {
    expect(new Set(['PT Maju', 'CV Maju', 'PT Maju Jaya', 'PT Maju 2', 'Kedai 咖啡'].map(companyNameKey)).size).toBe(5);
  });
});
