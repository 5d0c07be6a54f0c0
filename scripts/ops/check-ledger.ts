import type { Database } from '../../server/db/database';
import { integer } from '../../server/db/row';
import { selectOne } from '../../server/db/statements';
import { countLedgerRows, findLedgerDifferences } from '../../server/modules/tokens';
import { withDatabase } from '../../testkit/database/with-database';

export interface LedgerCheck {
  isRight: boolean;
  /** What to print. */
  lines: string[];
}

/** Compares every balance with the sum of its ledger. A company without a balance counts when it has ledger rows. */
export async function checkLedger({ manager }: Database): Promise<LedgerCheck> {
  const differences = await findLedgerDifferences(manager);
  if (differences.length > 0) {
    const table = [
      ['company', 'balance', 'ledger'],
      ...differences.map((row) => [row.company_id, textOf(row.tokens), textOf(row.ledger)]),
    ];
    return {
      isRight: false,
      lines: [`${differences.length} balances differ from the sum of their ledger:`, ...tableLines(table)],
    };
  }
  const companies = await selectOne(manager, { total: integer }, 'SELECT COUNT(*) AS total FROM token_balances');
  const entries = await countLedgerRows(manager);
  return {
    isRight: true,
    lines: [
      `${companies?.total ?? 0} companies and ${entries} ledger entries checked: every balance is the sum of its ledger.`,
    ],
  };
}

function textOf(amount: number | string | null): string {
  return amount === null ? 'none' : String(Number(amount));
}

function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(([company = '', ...amounts]) =>
    [company.padEnd(widths[0] ?? 0), ...amounts.map((amount, index) => amount.padStart(widths[index + 1] ?? 0))].join(
      '  ',
    ),
  );
}

/** `npm run ops -- check:ledger`: exit code 1 when a balance is wrong. */
export async function checkLedgerFromCommandLine(): Promise<void> {
  await withDatabase(
    { isMigrated: false, onProgress: (line) => process.stderr.write(`${line}\n`) },
    async (dataSource) => {
      const { isRight, lines } = await checkLedger(dataSource);
      for (const line of lines) process.stdout.write(`${line}\n`);
      process.exitCode = isRight ? 0 : 1;
    },
  );
}
