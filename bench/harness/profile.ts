import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  /** Microseconds since the sample before. */
  timeDeltas: number[];
}

/** Start-up and warming up are left out. */
const SKIPPED_SHARE = 0.35;
const LISTED = 25;

/** The functions in which the newest profile of the folder spent its time, their callees not included. */
export function profileText(folder: string): string {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.cpuprofile'))
    .map((name) => path.join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
  if (newest === undefined) return 'No profile was written.';
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(newest, 'utf8')) as CpuProfile;
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  for (let index = Math.floor(samples.length * SKIPPED_SHARE); index < samples.length; index += 1) {
    const name = names.get(samples[index] ?? 0) ?? '';
    if (!name.startsWith('(idle)')) times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  const lines = [...times].sort(([, one], [, other]) => other - one).slice(0, LISTED);
  return [
    `Self time of ${newest}:`,
    ...lines.map(([name, time]) => `${((100 * time) / total).toFixed(1).padStart(6)}%  ${name}`),
  ].join('\n');
}

function nameOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  const place = url.replace(/^.*\/node_modules\//, '').replace(/^.*\/dist\//, 'dist/');
  return `${functionName || '(anonymous)'} ${place}${place ? `:${lineNumber + 1}` : ''}`;
}
