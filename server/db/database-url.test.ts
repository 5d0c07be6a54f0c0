import { readDatabaseUrl } from './database-url';

it('reads one host, with what is percent-encoded', () => {
  expect(readDatabaseUrl('mariadb://us%40er:p%3A%2C%2Fw@db.internal:3307/temukerja')).toEqual({
    host: 'db.internal',
    port: 3307,
    socketPath: null,
    username: 'us@er',
    password: 'p:,/w',
    database: 'temukerja',
  });
});

it('reads an IPv6 address; a port that is not named is 3306', () => {
  expect(readDatabaseUrl('mariadb://app:pw@[::1]/temukerja')).toMatchObject({ host: '::1', port: 3306 });
});

it('reads a local socket', () => {
  expect(readDatabaseUrl('mariadb://root@localhost/temukerja?socket=/tmp/db.sock')).toMatchObject({
    socketPath: '/tmp/db.sock',
    username: 'root',
    database: 'temukerja',
  });
});

it.each([
  'mysql://root@localhost/temukerja',
  'mariadb://app:secret@db1,db2/temukerja',
  'mariadb://app:secret@db1:3306,db2:3306/temukerja',
  'mariadb://app:secret@db1:port/temukerja',
  'mariadb://',
])('refuses %s, and quotes nothing of it', (url) => {
  expect(() => readDatabaseUrl(url)).toThrow(/^(?!.*secret)The database url/);
});
