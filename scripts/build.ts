import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileServer } from './build/compile-server';
import { checkoutDirectory, dataPath } from './checkout';
import { takeLockWithin } from '../testkit/database/process-lock';
import { createProgress, type OnProgress } from './progress';
import { runCommandLine, StartUpError } from './start-up-error';
import { runCommand } from './run-command';

interface BuildPart {
  name: 'server' | 'client' | 'pages';
  /** Shell lines, in their order; the server's sources are compiled in this process. */
  commands: readonly string[] | (() => Promise<void>);
  /** Files and folders whose content decides the outcome. */
  inputs: readonly string[];
  /** What must be there for an earlier build to count. */
  output: string;
}

const SERVER_FOLDERS = ['server', 'domain', 'migrations', 'scripts', 'testkit/database'];

// The server first: its build may empty dist/, and then the client's output and stamp are missing and it is built too.
const PARTS: readonly BuildPart[] = [
  {
    name: 'server',
    // With what an operator runs beside it: `node dist/scripts/migrate.js`, `node dist/scripts/ops.js`.
    commands: () => compileServer(SERVER_FOLDERS, 'dist'),
    inputs: ['package.json', 'package-lock.json', 'tsconfig.json', ...SERVER_FOLDERS],
    output: 'dist/server/main.js',
  },
  {
    name: 'client',
    commands: [
      'npx --no-install vite build --config client/vite.config.ts',
      'npx --no-install vite build --config client/service-worker/vite.config.ts',
      'node scripts/check-client-size.mjs',
    ],
    inputs: [
      ...['package.json', 'package-lock.json', 'tsconfig.json', 'domain', 'client'],
      ...['postcss.config.cjs', 'scripts/check-client-size.mjs'],
    ],
    output: 'dist/client/index.html',
  },
  {
    name: 'pages',
    commands: ['npx --no-install vite build --config client/pages/vite.config.ts'],
    inputs: ['package.json', 'package-lock.json', 'tsconfig.json', 'domain', 'client'],
    output: 'dist/pages/render.cjs',
  },
];
const MILLISECONDS_TO_WAIT_FOR_OTHERS = 180_000;

export interface BuildOptions {
  client: boolean;
  server: boolean;
  /** The pages for people without an account; with the client unless told. */
  pages?: boolean;
  /** Also what has not changed since the last build. */
  always?: boolean;
  onProgress: OnProgress;
  /** Each line of the tools; without it they are shown only when one fails. */
  onLine?(line: string): void;
}

/**
 * Builds the asked parts whose inputs differ from those of the last successful build (by content, noted in dist/), or
 * always.
 * Throws StartUpError with the builder's output when a build fails.
 */
export async function buildIfChanged(options: BuildOptions): Promise<void> {
  const lock = await takeLockWithin(dataPath('build.lock'), MILLISECONDS_TO_WAIT_FOR_OTHERS, ({ pid }) =>
    options.onProgress(`waiting for the build of process ${pid}`),
  );
  try {
    for (const part of PARTS.filter(({ name }) => options[name] ?? options.client)) await buildPart(part, options);
  } finally {
    lock.release();
  }
}

async function buildPart(part: BuildPart, { always = false, onProgress, onLine }: BuildOptions): Promise<void> {
  const stamp = path.join(checkoutDirectory, 'dist', `.built-${part.name}`);
  const hash = hashInputs(part.inputs);
  const isCurrent = !always && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isCurrent && existsSync(path.join(checkoutDirectory, part.output))) {
    onProgress(`the ${part.name} is built already`);
    return;
  }
  onProgress(`building the ${part.name}`);
  rmSync(stamp, { force: true });
  await run(part, onLine);
  if (!existsSync(path.join(checkoutDirectory, part.output))) {
    throw new StartUpError(`The build of the ${part.name} ended well and made no ${part.output}.`);
  }
  writeFileSync(stamp, hash);
}

async function run({ name, commands }: BuildPart, show: BuildOptions['onLine']): Promise<void> {
  if (typeof commands === 'function') {
    await commands().catch((error: Error) => {
      throw new StartUpError(`The build of the ${name} failed:\n${error.message}`);
    });
    return;
  }
  const lines: string[] = [];
  const { exitCode } = await runCommand(['sh', '-c', commands.join(' && ')], {
    env: { NODE_ENV: 'production' },
    onLine: show ?? ((line) => void lines.push(line)),
  });
  if (exitCode !== 0)
    throw new StartUpError(`The build of the ${name} failed (exit code ${exitCode}):\n${lines.join('\n')}`);
}

/** Hash of names and contents. Tests are left out: they are in no build that is served. */
function hashInputs(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const files = inputs.map((input) => path.join(checkoutDirectory, input)).flatMap(filesIn);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(entry: string): string[] {
  const found = statSync(entry, { throwIfNoEntry: false });
  if (found === undefined || /\.test\.tsx?$/.test(entry)) return [];
  if (!found.isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesIn(path.join(entry, name)));
}

/** `npm run build` builds all; `npm run build -- client` one of them. */
if (require.main === module) {
  const asked = process.argv.slice(2);
  const wants = (name: string): boolean => asked.length === 0 || asked.includes(name);
  void runCommandLine(() =>
    buildIfChanged({
      ...{ client: wants('client'), server: wants('server'), pages: wants('pages'), always: true },
      ...{ onProgress: createProgress(), onLine: (line) => process.stdout.write(`${line}\n`) },
    }),
  );
}
