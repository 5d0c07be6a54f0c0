import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeSocketFolder, removeSocketFolder, socketPathFor } from './socket-folder';

const folder = mkdtempSync(path.join(os.tmpdir(), 'socket-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('stays within the longest socket path for a deep checkout, and differs per checkout', () => {
  const deep = `/${'deep/'.repeat(60)}`;
  expect(Buffer.byteLength(socketPathFor(deep))).toBeLessThanOrEqual(103);
  expect(socketPathFor(`${deep}a`)).not.toBe(socketPathFor(`${deep}b`));
});

test('makes a folder that only its owner enters, and accepts it again', () => {
  const socket = path.join(folder, 'own', 'db.sock');
  makeSocketFolder(socket);
  makeSocketFolder(socket);
  expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700);
  removeSocketFolder(socket);
});

test('refuses a folder that others can enter, and a link', () => {
  const open = path.join(folder, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  expect(() => makeSocketFolder(path.join(open, 'db.sock'))).toThrow('only this user can enter');
  chmodSync(open, 0o700);
  symlinkSync(open, path.join(folder, 'link'));
  expect(() => makeSocketFolder(path.join(folder, 'link', 'db.sock'))).toThrow('only this user can enter');
});
