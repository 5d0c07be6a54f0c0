import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { MAX_WAIT_MS } from '../races/eventually';
import { checkoutDirectory } from '../../scripts/checkout';
import { runningLockHolder, takeLock, takeLockWithin } from './process-lock';
import { processMark } from './processes';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lock-test-'));
const file = path.join(folder, 'lock');
const noProcess = 2 ** 22 + 1; // Above Linux's largest pid.

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function leaveLock(holder: { pid: number; mark: string }): void {
  writeFileSync(file, JSON.stringify({ id: 'left', ...holder }));
}

test('takes over when the pid belongs to another process by now', () => {
  leaveLock({ pid: process.pid, mark: 'started at another time' });
  expect(runningLockHolder(file)).toBeUndefined();
  expect(() => takeLock(file)).not.toThrow();
});

test('takes over a lock file that a power cut left empty', () => {
  writeFileSync(file, '');
  expect(() => takeLock(file)).not.toThrow();
});

test('leaves a lock alone that another one took meanwhile', () => {
  const lock = takeLock(file);
  leaveLock({ pid: process.ppid, mark: processMark(process.ppid) ?? '' });
  lock.release();
  expect(runningLockHolder(file)?.pid).toBe(process.ppid);
});

test('waits for the holder to give it back', async () => {
  const lock = takeLock(file);
  const waitedFor: number[] = [];
  setTimeout(() => lock.release(), 50);
  const next = await takeLockWithin(file, MAX_WAIT_MS, ({ pid }) => waitedFor.push(pid));
  expect(waitedFor).toEqual([process.pid]);
  next.release();
});

test('goes to exactly one of two starters that find the same dead holder, and leaves nothing else', async () => {
  leaveLock({ pid: noProcess, mark: 'any' });
  const starters = await Promise.all([1, 2].map(takerInOtherProcess));
  const signal = path.join(folder, 'start');
  writeFileSync(signal, '');
  const outcomes = await Promise.all(starters.map(({ outcome }) => outcome()));
  starters.forEach(({ end }) => end());
  await Promise.all(starters.map(({ ended }) => ended));
  rmSync(signal);
  expect(outcomes.sort()).toEqual(['held', 'taken']);
  expect(readdirSync(folder)).toEqual([]);
});

interface Taker {
  outcome(): Promise<string>;
  end(): void;
  ended: Promise<unknown>;
}

/** Resolves when it is about to take; it takes when the file `start` is there, and keeps the lock until it is told to end. */
async function takerInOtherProcess(): Promise<Taker> {
  const code = `
    const { takeLock } = require('./testkit/database/process-lock.ts');
    const { existsSync } = require('node:fs');
    console.log('ready');
    while (!existsSync(${JSON.stringify(path.join(folder, 'start'))}));
    try { takeLock(${JSON.stringify(file)}); console.log('taken'); } catch (error) { console.log('held'); }
    process.stdin.on('end', () => process.exit()).resume();`;
  const child = spawn(process.execPath, ['-r', '@swc-node/register', '-e', code], {
    cwd: checkoutDirectory,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => String((await lines.next()).value);
  expect(await nextLine()).toBe('ready');
  return { outcome: nextLine, end: () => child.stdin.end(), ended: once(child, 'close') };
}
