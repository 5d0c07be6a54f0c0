import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkoutDirectory, dataPath } from '../../scripts/checkout';
import { freePorts } from '../../scripts/free-ports';
import { runCommand } from '../../scripts/run-command';
import { buildIfChanged } from '../../scripts/build';
import { startProxy, type RunningProxy } from '../outside/http-proxy';
import { graphql } from '../graphql';
import { aJob, type TestJob } from '../market/job-factory';
import { aCompany, aSeeker, type TestSeeker } from '../people/actors';
import { expectInvariants } from '../checks/invariants';
import { eventually } from '../races/eventually';
import { ServerProcess } from '../server/server-process';
import { useServer } from '../server/test-server';
import { inDays, setRealTime } from './server-pair';

/** Two servers behind the HAProxy of deploy/ go from one version to the next, whose one migration adds a column, under load. */
const eyes = useServer();
const NEXT = dataPath('next-version');
const MAIN = path.join(NEXT, 'server/main.js');
const folder = mkdtempSync(path.join(tmpdir(), 'temukerja-upgrade-'));
const servers: ServerProcess[] = [];
let proxy: RunningProxy;
let settings: Record<string, string>;
let ports: number[];

const MIGRATION = `"use strict";
class Next1999999999999 {
  up(runner) { return runner.query('ALTER TABLE seekers ADD COLUMN nickname varchar(50) NULL'); }
  down(runner) { return runner.query('ALTER TABLE seekers DROP COLUMN nickname'); }
}
exports.Next1999999999999 = Next1999999999999;`;

/** This version's build with one migration more. */
async function buildNext(): Promise<void> {
  await buildIfChanged({ server: true, client: false, onProgress: () => undefined });
  rmSync(NEXT, { recursive: true, force: true });
  mkdirSync(NEXT, { recursive: true });
  for (const part of ['server', 'domain', 'migrations', 'scripts', 'testkit'])
    cpSync(path.join(checkoutDirectory, 'dist', part), path.join(NEXT, part), { recursive: true });
  writeFileSync(path.join(NEXT, 'migrations/next.js'), MIGRATION);
  const index = path.join(NEXT, 'migrations/index.js');
  writeFileSync(
    index,
    `${readFileSync(index, 'utf8')}\nexports.MIGRATIONS.push(require('./next').Next1999999999999);\n`,
  );
}

beforeAll(async () => {
  setRealTime(eyes);
  await buildNext();
  const { DATABASE_URL, SESSION_SECRET, FILES_DIR } = eyes.services.env;
  settings = {
    DATABASE_URL,
    SESSION_SECRET,
    FILES_DIR,
    RATE_LIMIT_FACTOR: '100000',
    STOP_DELAY_SECONDS: '5',
    TRUST_PROXY: '1',
  };
  ports = await freePorts(2);
  for (const port of ports) servers.push(await ServerProcess.start(settings, port));
  proxy = await startProxy(folder, ports);
}, 300_000);
afterAll(async () => {
  await proxy?.stop();
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(NEXT, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const WHO = graphql(`query WhoDuringUpgrade { viewer { id } }`);
const APPLY = graphql(`mutation ApplyDuringUpgrade($jobId: ID!, $slotId: ID) {
  applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome }
}`);

/** Reads, and writes one application for each job, until told to stop; everything that was no answer is kept. */
class People {
  readonly failures: string[] = [];
  answered = 0;
  private isOver = false;
  private readonly going: Promise<unknown>;

  constructor(people: readonly TestSeeker[], jobs: readonly TestJob[]) {
    this.going = Promise.all(people.map((person) => this.act(person, jobs)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.going;
  }

  private async act({ client }: TestSeeker, jobs: readonly TestJob[]): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const job = jobs[turn];
      try {
        const { viewer } = await client.ask(WHO);
        if (!viewer) this.failures.push('signed out');
        if (job) {
          const { applyToJob } = await client.ask(APPLY, { jobId: job.id, slotId: job.slots[0]?.id ?? '' });
          if (!applyToJob.application) this.failures.push(JSON.stringify(applyToJob.errors));
        }
        this.answered += 1;
      } catch (error) {
        this.failures.push(String(error));
      }
    }
  }
}

test('an upgrade of two servers, one after the other, fails no request and ends no session', async () => {
  const company = await aCompany(eyes);
  const jobs: TestJob[] = [];
  for (let index = 0; index < 200; index += 1)
    jobs.push(await aJob(company, { slots: [{ date: inDays(2 + index), maxApplicants: 20 }] }));
  const seekers = await Promise.all(Array.from({ length: 8 }, () => aSeeker(eyes)));
  const people = new People(
    seekers.map((seeker) => ({ ...seeker, client: seeker.client.clone(proxy.url) })),
    jobs,
  );
  const untilMore = async (): Promise<void> => {
    const before = people.answered;
    await eventually(
      () => people.answered,
      (now) => now > before + 50,
    );
  };
  try {
    await untilMore();

    const migrated = await runCommand(['node', path.join(NEXT, 'scripts/migrate.js')], {
      env: settings,
      onLine: () => undefined,
    });
    expect(migrated.exitCode).toBe(0);
    await untilMore();
    for (const [index, port] of ports.entries()) {
      expect(await servers[index]?.terminate()).toBe(0);
      await untilMore();
      servers[index] = await ServerProcess.start(settings, port, MAIN);
      await proxy.untilUp(index);
      await untilMore();
    }
  } finally {
    await people.stop();
    await eyes.dataSource.query('ALTER TABLE seekers DROP COLUMN IF EXISTS nickname');
    await eyes.dataSource.query("DELETE FROM migrations WHERE name = 'Next1999999999999'");
  }

  expect(people.failures).toEqual([]);
  await expectInvariants(eyes);
}, 600_000);
