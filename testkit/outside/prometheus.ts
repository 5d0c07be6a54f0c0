import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkoutDirectory, dataPath } from '../../scripts/checkout';
import { freePorts } from '../../scripts/free-ports';
import { unpackDebianPackages } from '../../scripts/unpacked-packages';

const DEPLOY = path.join(checkoutDirectory, 'deploy/prometheus');

/** A program of Debian's prometheus, unpacked into .data/ and kept there. */
function program(name: 'prometheus' | 'promtool'): string {
  const root = dataPath('prometheus');
  mkdirSync(path.dirname(root), { recursive: true, mode: 0o700 });
  unpackDebianPackages(['prometheus'], root);
  return path.join(root, 'usr/bin', name);
}

/** What promtool prints, and whether it is content. */
export function promtool(...words: string[]): { isRight: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(program('promtool'), words, { cwd: DEPLOY, encoding: 'utf8' });
  return { isRight: status === 0, output: `${stdout}${stderr}` };
}

/** A real Prometheus with the alarms of deploy/, which looks at these servers every second. */
export class Prometheus {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly url: string,
  ) {}

  static async start(targets: readonly string[]): Promise<Prometheus> {
    const folder = mkdtempSync(path.join(tmpdir(), 'temukerja-prometheus-'));
    copyFileSync(path.join(DEPLOY, 'rules.yml'), path.join(folder, 'rules.yml'));
    const job = { job_name: 'temukerja', static_configs: [{ targets }] };
    // JSON is YAML.
    const config = {
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: ['rules.yml'],
      scrape_configs: [job],
    };
    writeFileSync(path.join(folder, 'prometheus.yml'), JSON.stringify(config));
    const [port = 0] = await freePorts(1);
    const address = `127.0.0.1:${port}`;
    const child = spawn(
      program('prometheus'),
      [
        '--config.file=prometheus.yml',
        '--storage.tsdb.path=data',
        `--web.listen-address=${address}`,
        '--log.level=error',
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return new Prometheus(child, folder, `http://${address}`);
  }

  /** The alarms that ring; empty also before it answers. */
  async ringing(): Promise<string[]> {
    const response = await fetch(`${this.url}/api/v1/alerts`).catch(() => null);
    if (!response?.ok) return [];
    const { data } = (await response.json()) as {
      data: { alerts: { state: string; labels: { alertname: string } }[] };
    };
    return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
  }

  /** The alarms that rang at some time in the last `seconds`. */
  async rang(seconds: number): Promise<string[]> {
    const query = `count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[${Math.ceil(seconds)}s]))`;
    const response = await fetch(`${this.url}/api/v1/query?query=${encodeURIComponent(query)}`);
    const { data } = (await response.json()) as { data: { result: { metric: { alertname: string } }[] } };
    return data.result.map(({ metric }) => metric.alertname).toSorted();
  }

  /** Of the servers that it looks at, those that answered it. */
  async seen(): Promise<number> {
    const response = await fetch(`${this.url}/api/v1/query?query=${encodeURIComponent('sum(up)')}`).catch(() => null);
    if (!response?.ok) return 0;
    const { data } = (await response.json()) as { data: { result: { value: [number, string] }[] } };
    return Number(data.result[0]?.value[1] ?? 0);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
