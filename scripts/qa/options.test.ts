import { readQaOptions } from './options';

const read = (words: string[], environment: Record<string, string> = {}) => readQaOptions(words, environment);

test('on this machine: the demo, its accounts, and writing', () => {
  expect(read([])).toMatchObject({
    mayWrite: true,
    accounts: [{ email: 'seeker@demo.test' }, { email: 'company@demo.test' }, { email: 'admin@demo.test' }],
  });
  expect(read([])?.url.origin).toBe('http://localhost:4000');
  expect(read(['http://127.0.0.1:4100', '--read-only'])).toMatchObject({ mayWrite: false });
});

test('on another machine: nobody is signed in and nothing is written unless it is said', () => {
  for (const url of [
    'https://temukerja.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://10.0.0.7:4000',
  ]) {
    expect(read([url])).toMatchObject({ mayWrite: false, accounts: [] });
  }
  expect(read(['https://temukerja.example', '--write'])).toMatchObject({ mayWrite: true });
});

test('takes accounts with or without role and password', () => {
  const environment = { QA_PASSWORD: 'for-all', QA_PASSWORD_ADMIN: 'for-admins' };
  const words = ['ana@x.test:pass:word=1', 'company=hr@x.test', 'admin=root@x.test', 'seeker=s@x.test:own'].flatMap(
    (account) => ['--account', account],
  );
  expect(read(words, environment)?.accounts).toEqual([
    { email: 'ana@x.test', password: 'pass:word=1', role: null },
    { email: 'hr@x.test', password: 'for-all', role: 'COMPANY' },
    { email: 'root@x.test', password: 'for-admins', role: 'ADMIN' },
    { email: 's@x.test', password: 'own', role: 'USER' },
  ]);
});

test.each([
  [['localhost:4000'], 'is no address'],
  [['http://a', 'http://b'], 'One address'],
  [['--write', '--read-only'], 'Either'],
  [['--acount', 'x'], '--help'],
  [['--account', 'hr@x.test'], 'There is no password for hr@x.test: set QA_PASSWORD,'],
  [['--account', 'company=hr@x.test'], 'QA_PASSWORD_COMPANY'],
])('%j is explained', (words, text) => {
  expect(() => read(words)).toThrow(text);
});

test('repeats no password', () => {
  expect(() => read(['--account', 'not-an-address:Secret-1234'])).toThrow(/^(?!.*Secret)/);
});

test('help is asked for', () => {
  expect(read(['--help'])).toBeNull();
});
