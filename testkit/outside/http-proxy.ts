import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../../scripts/checkout';
import { freePorts } from '../../scripts/free-ports';
import { findOrUnpackGalera } from '../database/galera/galera-programs';
import { eventually } from '../races/eventually';

export interface RunningProxy {
  url: string;
  /** Waits until the server of this index gets requests. */
  untilUp(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** HAProxy with deploy/haproxy-http.cfg in front of servers on these two ports; its files are in `folder`. */
export async function startProxy(folder: string, [first, second]: readonly number[]): Promise<RunningProxy> {
  const [port = 0, statistics = 0] = await freePorts(2);
  const deployed = readFileSync(path.join(checkoutDirectory, 'deploy/haproxy-http.cfg'), 'utf8');
  const text = deployed
    .replace('log /dev/log local0', 'log stderr format raw local0')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('10.0.0.11:4000', `127.0.0.1:${first}`)
    .replace('10.0.0.12:4000', `127.0.0.1:${second}`);
  const file = path.join(folder, 'haproxy-http.cfg');
  writeFileSync(
    file,
    `${text}\nfrontend figures\n    bind 127.0.0.1:${statistics}\n    stats enable\n    stats uri /stats\n`,
  );
  const { haproxy, libraries } = findOrUnpackGalera();
  const child = spawn(haproxy, ['-db', '-f', file], {
    stdio: 'ignore',
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  });
  /** `UP`, `DOWN` and the like, by the server's name. */
  const states = async (): Promise<Map<string, string>> => {
    const response = await fetch(`http://127.0.0.1:${statistics}/stats;csv`).catch(() => null);
    const lines = response ? (await response.text()).split('\n').map((line) => line.split(',')) : [];
    const column = lines[0]?.indexOf('status') ?? -1;
    return new Map(lines.map((cells) => [cells[1] ?? '', cells[column] ?? '']));
  };
  const untilUp = async (index: number): Promise<void> => {
    await eventually(states, (all) => all.get(`app${index + 1}`) === 'UP');
  };
  await untilUp(0);
  await untilUp(1);
  return {
    url: `http://127.0.0.1:${port}`,
    untilUp,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
