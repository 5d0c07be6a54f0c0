import { runCommandLine, StartUpError } from './start-up-error';

interface OperatorsCommand {
  what: string;
  run(words: readonly string[]): Promise<void>;
}

/** What an operator of a running site does by hand. Each is loaded when it is asked for. */
const COMMANDS = new Map<string, OperatorsCommand>([
  [
    'admin:create',
    {
      what: '<email> <name>: an account for an administrator',
      run: async (words) => (await import('./ops/create-admin')).createAdminFromCommandLine(words),
    },
  ],
  [
    'admin:reset-second-factor',
    {
      what: '<email>: for a person who has lost phone and recovery codes',
      run: async (words) => (await import('./ops/reset-second-factor')).resetFromCommandLine(words),
    },
  ],
  [
    'affected',
    {
      what: '--company <id> | --account <id or e-mail> | --from <day> --to <day> | --push: who was affected by a breach',
      run: async (words) => (await import('./ops/affected')).listFromCommandLine(words),
    },
  ],
  [
    'backup',
    {
      what: '<directory>: database and files, encrypted; removes what is older than 30 days',
      run: async (words) => (await import('./ops/backup/backup')).backUpFromCommandLine(words),
    },
  ],
  [
    'check:ledger',
    {
      what: 'is every balance the sum of its ledger? Exit code 1 when one is not',
      run: async () => (await import('./ops/check-ledger')).checkLedgerFromCommandLine(),
    },
  ],
  [
    'erase',
    {
      what: '<email> [--yes] | --replay <file>: everything of an account, or again after a restore',
      run: async (words) => (await import('./ops/erase')).eraseFromCommandLine(words),
    },
  ],
  [
    'push:keys',
    {
      what: 'a new pair of keys for notifications, as lines for the settings',
      run: async (words) => (await import('./ops/push-keys')).printPushKeys(words),
    },
  ],
  [
    'restore',
    {
      what: '<directory> --removals <list>…: a backup into an empty database, without whom was removed since',
      run: async (words) => (await import('./ops/backup/restore')).restoreFromCommandLine(words),
    },
  ],
  [
    'renew:journals',
    {
      what: "makes the database's own logs forget what was erased",
      run: async () => (await import('./ops/renew-journals')).renewFromCommandLine(),
    },
  ],
]);

const LIST = [
  'npm run ops -- <name> [arguments]',
  '',
  ...[...COMMANDS].map(([name, { what }]) => `  ${name.padEnd(27)}${what}`),
].join('\n');

/** Runs the command that the first word names; without a word it lists them. Throws StartUpError for another name. */
export async function runOperatorsCommand([name, ...words]: readonly string[]): Promise<void> {
  if (name === undefined) return void process.stdout.write(`${LIST}\n`);
  const command = COMMANDS.get(name);
  if (!command) throw new StartUpError(`There is no ${name}.\n${LIST}`);
  await command.run(words);
}

if (require.main === module) void runCommandLine(() => runOperatorsCommand(process.argv.slice(2)));
