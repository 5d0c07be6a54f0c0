import { readDatabaseUrl } from './database-url';

it('reads one host, with what is percent-encoded', () => {
  expect(readDatabaseUrl('mariadb://us%40er:p%3A%2C%2Fw@db.internal:3307/temukerja')).toEqual({
    hosts: [{ host: 'db.internal', port: 3307 }],
    socketPath: null,
    username: 'us@er',
    password: 'p:,/w',
    database: 'temukerja',
  });
});

it('reads several hosts in their order; a port that is not named is 3306', () => {
  const { hosts, database, username } = readDatabaseUrl('mariadb://app:pw@db1,db2:3307,[::1]:3308/temukerja');
  expect({ hosts, database, username }).toEqual({
    hosts: [
      { host: 'db1', port: 3306 },
      { host: 'db2', port: 3307 },
      { host: '::1', port: 3308 },
    ],
    database: 'temukerja',
    username: 'app',
  });
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
  'mariadb://app:secret@db1,,db2/temukerja',
  'mariadb://app:secret@db1:port/temukerja',
  'mariadb://',
])('refuses %s, and quotes nothing of it', (url) => {
  expect(() => readDatabaseUrl(url)).toThrow(/^(?!.*secret)The database url/);
});
