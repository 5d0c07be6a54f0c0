import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../testkit/database/processes';

/** A server in a process of its own: whether it takes requests, and how it ends. */

export async function isServerReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false; // Not listening yet.
  }
}

/** False when it ended before, or was not ready in time. */
export async function waitUntilReady(child: ChildProcess, origin: string, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end && !hasEnded(child); await pause(50))
    if (await isServerReady(origin)) return true;
  return false;
}

export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** SIGTERM, so that it finishes its requests; SIGKILL when that takes longer. */
export async function endChild(child: ChildProcess, millisecondsToDrain: number): Promise<void> {
  child.kill('SIGTERM');
  if (!(await waitUntil(() => hasEnded(child), millisecondsToDrain))) child.kill('SIGKILL');
  await waitUntil(() => hasEnded(child), 1_500);
}
