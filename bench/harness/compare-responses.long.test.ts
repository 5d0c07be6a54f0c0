import { buildIfChanged } from '../../scripts/build';
import { createDataSource } from '../../server/db/data-source';
import { expectInvariants } from '../../testkit/checks/invariants';
import { createDatabase } from '../../testkit/database/create-database';
import { databaseUrl } from '../../testkit/database/private-database';
import { connect } from '../database';
import { ensureFilled } from '../fill-database';
import { openBench, type Bench } from './bench';
import { compareAnswers } from './compare-responses';
import { OPERATIONS } from './operations';

/** Enough that each list has a page and pending applications have future times. */
const SCALE = 0.02;
const silently = (): void => undefined;

let bench: Bench;
beforeAll(async () => {
  const socketPath = process.env['TEST_DATABASE_SOCKET'] ?? '';
  const name = `bench_${process.env['JEST_WORKER_ID'] ?? '1'}`;
  await createDatabase(socketPath, name);
  const url = databaseUrl(socketPath, name);
  await ensureFilled(url, { scale: SCALE, seed: 1 }, silently);
  await buildIfChanged({ server: true, client: false, pages: true, onProgress: silently });
  bench = await openBench(
    {
      connection: await connect(url),
      databaseUrl: url,
      scale: SCALE,
      connections: 1,
      seconds: 1,
      rounds: 1,
      watchesLoop: false,
    },
    silently,
  );
});
afterAll(() => bench.close());

test('the filled database holds nothing that must never be', async () => {
  const dataSource = await createDataSource({ url: bench.databaseUrl }).initialize();
  await expectInvariants({ dataSource }).finally(() => dataSource.destroy());
});

/** A field that a document asks since the bare handler was written would end `npm run bench`. */
test.each(OPERATIONS)('the bare handler returns the same as the server for $name', async (operation) => {
  await expect(compareAnswers(bench, operation)).resolves.toBeUndefined();
});
