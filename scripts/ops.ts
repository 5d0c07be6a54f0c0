import { runCommandLine, StartUpError } from './start-up-error';

type OperatorsCommand = [what: string, run: (words: readonly string[]) => Promise<void>];

/** What an operator of a running site does by hand. Each is loaded when it is asked for. */
const COMMANDS: Readonly<Record<string, OperatorsCommand>> = {
  'admin:create': [
    '<email> <name>: an account for an administrator',
    async (words) => (await import('./ops/create-admin')).createAdminFromCommandLine(words),
  ],
  'admin:reset-second-factor': [
    '<email>: for a person who has lost phone and recovery codes',
    async (words) => (await import('./ops/reset-second-factor')).resetFromCommandLine(words),
  ],
  affected: [
    '--company <id> | --account <id or e-mail> | --from <day> --to <day> | --push: who was affected by a breach',
    async (words) => (await import('./ops/affected')).listFromCommandLine(words),
  ],
  backup: [
    '<directory>: database and files, encrypted; removes what is older than 30 days',
    async (words) => (await import('./ops/backup/backup')).backUpFromCommandLine(words),
  ],
  'check:ledger': [
    'is every balance the sum of its ledger? Exit code 1 when one is not',
    async () => (await import('./ops/check-ledger')).checkLedgerFromCommandLine(),
  ],
  erase: [
    '<email> [--yes] | --replay <file>: everything of an account, or again after a restore',
    async (words) => (await import('./ops/erase')).eraseFromCommandLine(words),
  ],
  'push:keys': [
    'a new pair of keys for notifications, as lines for the settings',
    async (words) => (await import('./ops/push-keys')).printPushKeys(words),
  ],
  restore: [
    '<directory> --removals <list>…: a backup into an empty database, without whom was removed since',
    async (words) => (await import('./ops/backup/restore')).restoreFromCommandLine(words),
  ],
  'renew:journals': [
    "makes the database's own logs forget what was erased",
    async () => (await import('./ops/renew-journals')).renewFromCommandLine(),
  ],
};

const LIST = [
  'npm run ops -- <name> [arguments]',
  '',
  ...Object.entries(COMMANDS).map(([name, [what]]) => `  ${name.padEnd(27)}${what}`),
].join('\n');

/** Runs the command that the first word names; without a word it lists them. Throws StartUpError for another name. */
export async function runOperatorsCommand([name, ...words]: readonly string[]): Promise<void> {
  if (name === undefined) return void process.stdout.write(`${LIST}\n`);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new StartUpError(`There is no ${name}.\n${LIST}`);
  await command[1](words);
}

if (require.main === module) void runCommandLine(() => runOperatorsCommand(process.argv.slice(2)));
