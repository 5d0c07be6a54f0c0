import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory, dataPath } from './checkout';
import { takeLockWithin } from './database/process-lock';
import { createProgress, type OnProgress } from './progress';
import { StartUpError, describeFailure } from './start-up-error';
import { runCommand } from './test/run-command';

interface BuildPart {
  /** npm script and stamp name. */
  name: 'server' | 'client';
  /** Files and folders whose content decides the outcome. */
  inputs: readonly string[];
  /** What must be there for an earlier build to count. */
  output: string;
}

// The server first: its build may empty dist/, and then the client's output and stamp are missing and it is built too.
const PARTS: readonly BuildPart[] = [
  {
    name: 'server',
    inputs: ['package.json', 'package-lock.json', 'tsconfig.json', 'domain', 'server', 'migrations'],
    output: 'dist/server/main.js',
  },
  {
    name: 'client',
    inputs: [
      ...['package.json', 'package-lock.json', 'tsconfig.json', 'domain', 'client'],
      ...['postcss.config.cjs', 'schema.graphql', 'scripts/schema-reference.mjs', 'scripts/check-client-size.mjs'],
    ],
    output: 'dist/client/index.html',
  },
];
const MILLISECONDS_TO_WAIT_FOR_OTHERS = 180_000;

export interface BuildOptions {
  client: boolean;
  server: boolean;
  onProgress: OnProgress;
}

/**
 * Builds the asked parts whose inputs differ from those of the last successful build (by content, noted in dist/).
 * Throws StartUpError with the builder's output when a build fails.
 */
export async function buildIfChanged(options: BuildOptions): Promise<void> {
  const lock = await takeLockWithin(dataPath('build.lock'), MILLISECONDS_TO_WAIT_FOR_OTHERS, ({ pid }) =>
    options.onProgress(`waiting for the build of process ${pid}`),
  );
  try {
    for (const part of PARTS.filter(({ name }) => options[name])) await buildPart(part, options.onProgress);
  } finally {
    lock.release();
  }
}

async function buildPart(part: BuildPart, onProgress: OnProgress): Promise<void> {
  const stamp = path.join(checkoutDirectory, 'dist', `.built-${part.name}`);
  const hash = hashInputs(part.inputs);
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isCurrent && existsSync(path.join(checkoutDirectory, part.output))) {
    onProgress(`the ${part.name} is built already`);
    return;
  }
  onProgress(`building the ${part.name}`);
  rmSync(stamp, { force: true });
  await runBuild(`build:${part.name}`);
  if (!existsSync(path.join(checkoutDirectory, part.output))) {
    throw new StartUpError(`npm run build:${part.name} ended well and made no ${part.output}.`);
  }
  writeFileSync(stamp, hash);
}

async function runBuild(script: string): Promise<void> {
  const lines: string[] = [];
  const onLine = (line: string): void => void lines.push(line);
  const { exitCode } = await runCommand(['npm', 'run', '--silent', script], {
    env: { NODE_ENV: 'production' },
    onLine,
  });
  if (exitCode !== 0) throw new StartUpError(`npm run ${script} failed (exit code ${exitCode}):\n${lines.join('\n')}`);
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

if (require.main === module) {
  const asked = process.argv.slice(2);
  const wants = (name: string): boolean => asked.length === 0 || asked.includes(name);
  buildIfChanged({ client: wants('client'), server: wants('server'), onProgress: createProgress() }).catch(
    (error: unknown) => {
      console.error(describeFailure(error));
      process.exitCode = 1;
    },
  );
}
