import { MINUTE_MS, wibDateOf } from '../../../domain/time';
import { inOneProcess, type Task } from '../../background/task';
import type { Services } from '../../services';
import { findLedgerDifferences } from '../tokens';
import { UPKEEP } from './upkeep-result.entity';
import { readUpkeep, recordUpkeep } from './upkeep-results';

/** Once a night, `npm run check:ledger` by the server itself. */
export const ledgerCheck: Task = {
  name: 'ledger-check',
  ...inOneProcess(30 * MINUTE_MS),
  failure: 'the ledger could not be checked; tried again in half an hour',
  run: async (services, stillHoldsLease) => {
    if (await stillHoldsLease()) await checkLedgerToday(services);
  },
};

/** Compares every balance with its ledger, once a day in WIB; what is wrong is in the log, and counted for the metrics. */
export async function checkLedgerToday({ dataSource, clock, logger }: Services): Promise<void> {
  const now = clock.now();
  const last = (await readUpkeep(dataSource)).find(({ name }) => name === UPKEEP.LEDGER_CHECK);
  if (last && wibDateOf(last.doneAt) === wibDateOf(now)) return;
  const differences = await findLedgerDifferences(dataSource);
  for (const { company_id: companyId, tokens, ledger } of differences)
    logger.error({ companyId, tokens, ledger }, 'a balance is not the sum of its ledger');
  await recordUpkeep(dataSource, UPKEEP.LEDGER_CHECK, { doneAt: now, figure: differences.length });
}
