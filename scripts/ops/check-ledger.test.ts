import { affectedRows } from '../../server/db/statements';
import { inTransaction } from '../../server/db/transaction';
import { openBalance } from '../../server/modules/tokens';
import { useServer } from '../../testkit/server/test-server';
import { checkLedger } from './check-ledger';

const server = useServer();
const COMPANY = '0'.repeat(26);

test('says how much it checked when every balance is right, and shows the one that is not', async () => {
  await inTransaction(server.dataSource, (transaction) => openBalance(transaction, COMPANY, server.clock.now()));
  expect(await checkLedger(server.dataSource)).toEqual({
    isRight: true,
    lines: ['1 companies and 1 ledger entries checked: every balance is the sum of its ledger.'],
  });
  await affectedRows(server.dataSource, 'UPDATE token_balances SET tokens = 5');
  const { isRight, lines } = await checkLedger(server.dataSource);
  expect(isRight).toBe(false);
  expect(lines.at(-1)).toBe(`${COMPANY}        5       1`);
});
