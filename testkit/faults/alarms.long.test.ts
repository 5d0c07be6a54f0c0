/** @runs-alone: it sets the database of every server. */
import { freePorts } from '../../scripts/free-ports';
import { Prometheus, promtool } from '../outside/prometheus';
import { eventually } from '../races/eventually';
import { setForEveryServer } from '../server/test-server';
import { ServerProcess } from '../server/server-process';
import { DurableDatabase } from './durable-database';

/** The alarms of deploy/prometheus, by promtool and by a real Prometheus over two servers. */
const database = new DurableDatabase();
const servers: ServerProcess[] = [];
let prometheus: Prometheus;

beforeAll(async () => {
  const url = await database.start();
  setForEveryServer({ DATABASE_URL: url });
  await database.prepare();
  const ports = await freePorts(2);
  for (const port of ports)
    servers.push(await ServerProcess.start({ DATABASE_URL: url, METRICS_PORT: String(port), LOG_LEVEL: 'silent' }));
  prometheus = await Prometheus.start(ports.map((port) => `127.0.0.1:${port}`));
}, 300_000);
afterAll(async () => {
  await prometheus?.stop();
  await Promise.all(servers.map((server) => server.stop()));
  await database.remove();
});

test.each([
  ['check', 'config', 'prometheus.yml'],
  ['test', 'rules', 'rules.test.yml'],
])('promtool %s %s %s', (...words) => {
  expect(promtool(...words)).toMatchObject({ isRight: true });
});

test('an alarm rings when the database is killed, and ends when it is back', async () => {
  await eventually(
    () => prometheus.seen(),
    (count) => count === 2,
  );
  expect(await prometheus.ringing()).toEqual([]);

  await database.kill();
  await eventually(
    () => prometheus.ringing(),
    (names) => names.includes('DatabaseGone'),
  );

  await database.start();
  await eventually(
    () => prometheus.ringing(),
    (names) => !names.includes('DatabaseGone'),
  );
}, 600_000);
