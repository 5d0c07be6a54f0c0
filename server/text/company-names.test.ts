import { companyNameKey } from './company-names';
import { hasInvisible } from '../../domain/text';

describe('the name of a company', () => {
  it.each([
    ['PT MAJU.', 'pt maju'],
    ['PT  Maju ,', 'pt maju'],
    ['PT М\u0430ju', 'pt maju'],
    ['ＰＴ Ｍａｊｕ', 'pt maju'],
    ['\u03A1\u03A4 \u039C\u0391JU', 'pt maju'],
    ['...', '...'],
  ])('%s is compared as %s', (name, key) => {
    expect(companyNameKey(name)).toBe(key);
  });

  it('keeps apart what reads differently', () => {
    expect(new Set(['PT Maju', 'CV Maju', 'PT Maju Jaya', 'PT Maju 2', 'Kedai 咖啡'].map(companyNameKey)).size).toBe(5);
  });

  it.each([
    'PT\u200BMaju',
    'PT\u200DMaju',
    'PT\uFE0FMaju',
    'PT\u00ADMaju',
    '\u3164',
    'PT\u2800Maju',
    'PT\u2060Maju',
    'PT\u{E0041}',
  ])('%j holds something invisible', (name) => {
    expect(hasInvisible(name)).toBe(true);
  });

  it.each(['PT Maju', 'Kopi ☕️', 'Keluarga 👨‍👩‍👧', '👩🏽‍🍳 Dapur', '咖啡', "Ma'ruf & Co."])(
    '%s holds nothing invisible',
    (name) => {
      expect(hasInvisible(name)).toBe(false);
    },
  );
});
