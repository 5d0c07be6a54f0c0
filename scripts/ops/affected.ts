import { normalizeEmail } from '../../domain/accounts';
import type { Database } from '../../server/db/database';
import { findAccountByEmail } from '../../server/modules/accounts';
import { listAffected, listColleagues, listNotified, type AffectedBy } from '../../server/modules/erasure';
import { readCommandLine } from '../command-line';
import { withDatabase } from '../../testkit/database/with-database';
import { StartUpError } from '../start-up-error';

const USAGE =
  'npm run ops -- affected --company <id> | --account <id or e-mail> [--from <day or instant>] [--to <day or instant>], or --from … --to … alone, or --push [--to …]';

/** `isOfPush`: the addresses and keys of browsers that show notifications were read. */
type Question = AffectedBy & { isOfPush?: boolean };

/** What the words of the command line ask for. Throws StartUpError. */
export async function readQuestion(dataSource: Database, given: readonly string[]): Promise<Question> {
  const option = { type: 'string' } as const;
  const options = { company: option, account: option, from: option, to: option, push: { type: 'boolean' } as const };
  const { values } = readCommandLine(given, `\n${USAGE}`, { options });
  const { company, account, from, to, push } = values;
  if (!company && !account && !push && !(from && to)) throw new StartUpError(USAGE);
  const found = account?.includes('@') ? await findAccountByEmail(dataSource, normalizeEmail(account)) : null;
  if (account?.includes('@') && !found) throw new StartUpError(`There is no account with the address ${account}.`);
  return {
    companyId: company ?? null,
    accountId: found?.id ?? account ?? null,
    from: instantOf(from, '00:00:00') ?? new Date(0),
    to: instantOf(to, '23:59:59.999') ?? new Date(),
    isOfPush: push === true,
  };
}

/** A day is one in Jakarta. */
function instantOf(text: string | undefined, time: string): Date | null {
  if (text === undefined) return null;
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T${time}+07:00` : text);
  if (Number.isNaN(instant.getTime())) throw new StartUpError(`"${text}" is neither a day nor an instant.\n${USAGE}`);
  return instant;
}

/**
 * Tab-separated, a person a line: for a letter to each of them, and for the authority. Applicants whose details were seen,
 * and the colleagues whom the company or the account could read of. Of notifications, who gets them in a browser.
 */
export async function affectedLines(dataSource: Database, question: Question): Promise<string[]> {
  const notified = question.isOfPush ? await listNotified(dataSource, question.to) : [];
  const applicants = question.isOfPush ? [] : await listAffected(dataSource, question);
  const hasCompany = question.companyId !== null || question.accountId !== null;
  const colleagues = hasCompany ? await listColleagues(dataSource, question) : [];
  return [
    ['who', 'id', 'e-mail', 'name', 'first', 'last', 'days'].join('\t'),
    ...applicants.map((person) =>
      [
        'applicant',
        person.seeker_id,
        person.email ?? '(erased)',
        person.full_name,
        person.first_at.toISOString(),
        person.last_at.toISOString(),
        person.days,
      ].join('\t'),
    ),
    ...notified.map(({ account_id, email, full_name, first_at, last_at }) =>
      ['notified', account_id, email, full_name ?? '', first_at.toISOString(), last_at.toISOString(), ''].join('\t'),
    ),
    ...colleagues.map(({ kind, account_id, email, full_name }) =>
      [kind, account_id ?? '(no account)', email, full_name ?? '', '', '', ''].join('\t'),
    ),
  ];
}

export async function listFromCommandLine(given: readonly string[]): Promise<void> {
  await withDatabase(
    { isMigrated: false, onProgress: (line) => process.stderr.write(`${line}\n`) },
    async (dataSource) => {
      const lines = await affectedLines(dataSource, await readQuestion(dataSource, given));
      for (const line of lines) process.stdout.write(`${line}\n`);
      process.stderr.write(`${lines.length - 1} people\n`);
    },
  );
}
