import { spawnSync } from 'node:child_process';
import { installDebianPackages } from '../../../scripts/debian-packages';
import { StartUpError } from '../../../scripts/start-up-error';

/**
 * A network for each node of a cluster: namespaces of Linux, joined by a bridge as machines are by a switch, so that a
 * test can pull a node's cable. This process's side of the bridge is the clients' address. Only root may make them.
 */
export class NodeNetworks {
  private readonly name: string;
  private readonly subnet: string;

  /** Those of another process are known by its id, so that they can be removed when it was killed. */
  constructor(pid = process.pid) {
    this.name = `tk${pid}`;
    // Out of 198.18.0.0/15, which is for tests of networks and is used nowhere.
    this.subnet = `198.${18 + (Math.floor(pid / 256) % 2)}.${pid % 256}`;
  }

  /** Throws StartUpError. */
  async make(count: number): Promise<void> {
    if (process.getuid?.() !== 0) throw new StartUpError('Networks of their own for nodes can only be made by root.');
    if (spawnSync('ip', ['-V']).status !== 0)
      await installDebianPackages({
        packages: ['iproute2'],
        purpose: 'The program ip',
        otherwise: ['install iproute2'],
        onProgress: () => undefined,
      });
    ip('link', 'add', this.name, 'type', 'bridge');
    ip('address', 'add', `${this.clientAddress}/24`, 'dev', this.name);
    ip('link', 'set', this.name, 'up');
    for (let index = 0; index < count; index += 1) this.add(index);
  }

  get clientAddress(): string {
    return `${this.subnet}.254`;
  }

  addressOf(index: number): string {
    return `${this.subnet}.${index + 1}`;
  }

  /** What a program is started by to be in this network: `enter` and then the program's words. */
  enter(index: number): string[] {
    return ['nsenter', `--net=/run/netns/${this.of(index)}`];
  }

  /** Nothing comes through any more, in either direction, and nobody is told. */
  cut(index: number): void {
    ip('link', 'set', this.of(index), 'down');
  }

  mend(index: number): void {
    ip('link', 'set', this.of(index), 'up');
  }

  /** Removes what is there; the namespaces take their ends of the cables with them. */
  remove(): void {
    const { stdout } = spawnSync('ip', ['netns', 'list'], { encoding: 'utf8' });
    const own = (stdout ?? '').split('\n').map((line) => line.split(' ')[0] ?? '');
    for (const name of own.filter((one) => one.startsWith(`${this.name}n`))) ip('netns', 'delete', name);
    spawnSync('ip', ['link', 'delete', this.name]);
  }

  private add(index: number): void {
    const own = this.of(index);
    const inside = ['netns', 'exec', own, 'ip'];
    ip('netns', 'add', own);
    ip('link', 'add', own, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', own);
    ip('link', 'set', own, 'master', this.name, 'up');
    ip(...inside, 'address', 'add', `${this.addressOf(index)}/24`, 'dev', 'eth0');
    ip(...inside, 'link', 'set', 'eth0', 'up');
    ip(...inside, 'link', 'set', 'lo', 'up');
  }

  /** The name of the namespace and of its cable's end at the bridge. */
  private of(index: number): string {
    return `${this.name}n${index + 1}`;
  }
}

function ip(...words: string[]): void {
  const { status, stderr, error } = spawnSync('ip', words, { encoding: 'utf8' });
  if (status !== 0) throw new StartUpError(`"ip ${words.join(' ')}" failed: ${error?.message ?? stderr}`);
}
