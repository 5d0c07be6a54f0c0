import type { Database } from '../../server/db/database';
import { z } from 'zod';
import { emailAddress, newPassword } from '../../domain/accounts.schema';
import { ERROR_MESSAGES } from '../../domain/errors';
import { requiredText, violationsOf } from '../../domain/schema-parts';
import { newId } from '../../server/db/columns';
import { inTransaction, isDuplicateKey } from '../../server/db/transaction';
import {
  Account,
  Admin,
  createPasswordHasher,
  findAccountByEmail,
  whyGuessable,
  type AccountRow,
} from '../../server/modules/accounts';
import type { PasswordHasher } from '../../server/ports';
import { withDatabase } from '../../testkit/database/with-database';
import { createProgress } from '../progress';
import { StartUpError } from '../start-up-error';

const USAGE = 'npm run ops -- admin:create <email> <name>. The password is asked for, or read from ADMIN_PASSWORD.';
const OWASP_MEMORY_KIB = 19_456;

const newAdminSchema = z.object({ email: emailAddress, name: requiredText({ max: 120 }), password: newPassword });
export type NewAdmin = z.output<typeof newAdminSchema>;

function noAdmin(faults: readonly string[]): StartUpError {
  return new StartUpError(`No administrator was made:\n${faults.join('\n')}`);
}

/** Checks by the rules of registration, all of the password's. Throws StartUpError that names what is wrong. */
export function checkNewAdmin(input: z.input<typeof newAdminSchema>): NewAdmin {
  const checked = newAdminSchema.safeParse(input);
  if (!checked.success)
    throw noAdmin(
      violationsOf(checked.error).map(({ field, code }) => `  ${field?.join('.') ?? 'input'}: ${ERROR_MESSAGES[code]}`),
    );
  const { email, name, password } = checked.data;
  const fault = whyGuessable(password, { email, names: [name] });
  if (fault) throw noAdmin([`  password: ${ERROR_MESSAGES[fault]}`]);
  return checked.data;
}

/** A verified account that is an administrator and nothing else. Throws StartUpError for an address in use. */
export async function createAdmin(
  dataSource: Database,
  passwords: PasswordHasher,
  admin: NewAdmin,
  now: Date,
): Promise<void> {
  const existing = await findAccountByEmail(dataSource.manager, admin.email);
  if (existing) throw new StartUpError(inUseText(existing));
  const passwordHash = await passwords.hash(admin.password);
  try {
    await inTransaction(dataSource, async ({ manager }) => {
      const id = newId();
      await manager.insert(Account, {
        id,
        email: admin.email,
        passwordHash,
        googleSub: null,
        emailVerifiedAt: now,
        provenAt: now,
        activeRole: 'ADMIN',
        lastActiveAt: null,
        termsVersion: null,
        termsAcceptedAt: null,
        createdAt: now,
      });
      await manager.insert(Admin, { accountId: id, name: admin.name, createdAt: now });
    });
  } catch (error) {
    if (isDuplicateKey(error))
      throw new StartUpError(`${admin.email} was registered a moment ago; nothing was changed.`);
    throw error;
  }
}

function inUseText({ email, seeker_id, company_id, admin_id }: AccountRow): string {
  if (admin_id) return `${email} is an administrator already; nothing was changed.`;
  const role =
    [seeker_id && 'a job seeker', company_id && 'a company'].filter(Boolean).join(' and ') ||
    'an account without a profile';
  return `${email} is in use by ${role}. An administrator needs an address of their own; nothing was changed.`;
}

/** Reads one line from the terminal without showing it. Throws StartUpError without a terminal, or after Ctrl-C. */
function askHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) throw new StartUpError(`There is no terminal to ask for the password on: set ADMIN_PASSWORD.`);
  return new Promise((resolve, reject) => {
    let typed = '';
    const finish = (settle: () => void): void => {
      stdin.setRawMode(false).pause().off('data', read);
      stderr.write('\n');
      settle();
    };
    const read = (text: string): void => {
      for (const key of text) {
        if (key === '\r' || key === '\n') return finish(() => resolve(typed));
        // Ctrl-C and Ctrl-D; in raw mode the terminal sends no signal for them.
        if (key === '\u0003' || key === '\u0004')
          return finish(() => reject(new StartUpError('Stopped; no administrator was made.')));
        typed = key === '\u007f' || key === '\b' ? [...typed].slice(0, -1).join('') : typed + key;
      }
    };
    stderr.write(question);
    stdin.setEncoding('utf8').setRawMode(true).resume().on('data', read);
  });
}

export async function createAdminFromCommandLine([email, ...nameWords]: readonly string[]): Promise<void> {
  if (email === undefined || nameWords.length === 0) throw new StartUpError(USAGE);
  const password = process.env['ADMIN_PASSWORD'] || (await askHidden('Password: '));
  // Before the database is opened: a typing error should not cost its start.
  const admin = checkNewAdmin({ email, name: nameWords.join(' '), password });
  const onProgress = createProgress();
  await withDatabase({ isMigrated: true, onProgress }, async (dataSource) => {
    await createAdmin(
      dataSource,
      createPasswordHasher({ memoryKib: OWASP_MEMORY_KIB, concurrency: 1 }),
      admin,
      new Date(),
    );
    process.stdout.write(`${admin.email} can sign in as an administrator now.\n`);
  });
}
