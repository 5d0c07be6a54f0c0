import { sitePath } from './site-path';
import { newPassword, optionalPhone, tidyPhone } from './accounts.schema';

describe('sitePath', () => {
  it.each(['/user/jobs', '/user/jobs?search=a%20b&page=2#top', '/'])('keeps %s', (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\tevil.test',
    '\t//evil.test',
    '/%2fevil.test',
    '/%5Cevil.test',
    '/..//evil.test',
    '/./\\evil.test',
    'evil.test',
    '',
    ' /user',
    '/user\n',
    null,
    undefined,
  ])('drops %j', (path) => {
    expect(sitePath(path)).toBeNull();
  });
});

describe('the password', () => {
  it.each([
    ['Sh0rt!a', 'PASSWORD_TOO_SHORT'],
    ['rahasia-123', 'PASSWORD_NO_UPPERCASE'],
    ['RAHASIA-123', 'PASSWORD_NO_LOWERCASE'],
    ['Rahasia-abc', 'PASSWORD_NO_DIGIT'],
    ['Rahasia1234', 'PASSWORD_NO_SPECIAL'],
  ])('%s breaks %s first', (password, code) => {
    expect(newPassword.safeParse(password).error?.issues.map(({ message }) => message)).toEqual([code]);
  });

  it('holds with all five', () => {
    expect(newPassword.safeParse('Rahasia-123').success).toBe(true);
  });
});

describe('the phone number', () => {
  it.each([
    ['0812 3456 7890', '081234567890'],
    ['+62 812-3456-7890', '081234567890'],
    ['62 812 3456 7890', '081234567890'],
    ['0062 812.3456.7890', '081234567890'],
    [' +62 (0) 812 3456 7890 ', '081234567890'],
    ['081234567890', '081234567890'],
    // Not a valid number: it stays as typed, and the rule refuses it.
    ['0812 345', '0812 345'],
    ['+65 9123 4567', '+65 9123 4567'],
    ['ask me', 'ask me'],
    ['', ''],
  ])('tidies %j to %j', (typed, tidy) => {
    expect(tidyPhone(typed)).toBe(tidy);
  });

  it.each([
    ['0812345678', true],
    ['0812345678901', true],
    ['081234567', false],
    ['08123456789012', false],
    ['62812345678', false],
    ['08 12345678', false],
  ])('%s: %s', (phone, accepted) => {
    expect(optionalPhone.safeParse(phone).success).toBe(accepted);
  });
});
