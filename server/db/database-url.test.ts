import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workerDatabaseUrl } from '../../testkit/database/worker-database';
import { createDataSource } from './data-source';
import { connectionOptions, readDatabaseUrl } from './database-url';
import { openSingleConnection } from './single-connection';

it('reads one host, with what is percent-encoded', () => {
  expect(readDatabaseUrl('mariadb://us%40er:p%3A%2C%2Fw@db.internal:3307/temukerja')).toEqual({
    host: 'db.internal',
    port: 3307,
    socketPath: null,
    username: 'us@er',
    password: 'p:,/w',
    database: 'temukerja',
    tls: null,
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

describe('TLS to the database', () => {
  const url = 'mariadb://app:pw@db.internal/temukerja';

  it('is demanded by tls=verify, with a certificate for that host, of an authority that ca names or the system knows', () => {
    const ca = path.join(mkdtempSync(path.join(tmpdir(), 'ca-')), 'ca.pem');
    writeFileSync(ca, 'a certificate');
    const ssl = { minVersion: 'TLSv1.2', rejectUnauthorized: true, verifyIdentity: true };
    expect(connectionOptions(`${url}?tls=verify`)).toMatchObject({ host: 'db.internal', ssl });
    expect(connectionOptions(`${url}?tls=verify&ca=${encodeURIComponent(ca)}`).ssl).toEqual({
      ...ssl,
      ca: 'a certificate',
    });
    expect(connectionOptions(url).ssl).toBeUndefined();
  });

  it.each([
    'tls=yes',
    'tls=',
    'tls=verify&tls=no',
    'ssl=true',
    'ca=/etc/ca.pem',
    'socket=/a&constructor=1',
    'tls=verify&ca=/nowhere/ca.pem',
  ])('is not thought to be there for %s', (query) => {
    expect(() => readDatabaseUrl(`${url}?${query}`)).toThrow(/^The database url/);
  });

  it('needs a name, because mysql2 does not compare a certificate with an address', () => {
    for (const host of ['10.0.0.1', '[::1]'])
      expect(() => readDatabaseUrl(`mariadb://app:pw@${host}/temukerja?tls=verify`)).toThrow(
        /needs the name of the host/,
      );
  });

  it('keeps every connection from a database that has none', async () => {
    const demanding = `${workerDatabaseUrl()}&tls=verify`;
    await expect(openSingleConnection(demanding)).rejects.toThrow(/secure connection/);
    const pool = createDataSource({ url: demanding });
    await expect(pool.initialize()).rejects.toThrow(/secure connection/);
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
