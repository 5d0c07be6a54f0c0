import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { aptCommands, aptEnv, installPermission, whoRunsThis } from './apt.cjs';
import type { OnProgress } from './progress';
import { StartUpError } from './start-up-error';

export interface PackageRequest {
  packages: readonly string[];
  /** Why they are needed, as the beginning of a sentence: "A private MariaDB". */
  purpose: string;
  /** What to do on a system without apt, or instead of installing: one command or hint a line. */
  otherwise: readonly string[];
  onProgress: OnProgress;
}

/**
 * Installs Debian packages by apt, without recommended ones; installPermission in apt.cjs says when it asks.
 * Throws StartUpError with the commands that help when there is no apt, no permission, or apt fails.
 */
export async function installDebianPackages(request: PackageRequest): Promise<void> {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new StartUpError([`${request.purpose} is missing here.`, ...indent(request.otherwise)].join('\n'));
  }
  const commands = aptCommands(request.packages, whoRunsThis().isRoot);
  const shown = indent(commands.map((words) => words.join(' ')));
  if (!(await isAllowed(request.purpose, shown))) {
    throw new StartUpError(
      [`${request.purpose} is missing here. Install it:`, ...shown, 'Or instead:', ...indent(request.otherwise)].join(
        '\n',
      ),
    );
  }
  request.onProgress(`installing ${request.packages.join(' ')} (apt)`);
  for (const words of commands) await runVisibly(words, request);
}

async function isAllowed(purpose: string, shownCommands: readonly string[]): Promise<boolean> {
  const permission = installPermission(whoRunsThis());
  if (permission !== 'ask') return permission === 'install';
  process.stdout.write([`${purpose} is missing here. It can be installed by:`, ...shownCommands, ''].join('\n'));
  return /^y(es)?$/i.test((await answerTo('Run this now? [y/N] ')).trim());
}

/** An answer from the terminal; empty when it is closed. Not in raw mode, so that Ctrl-C stops the script as always. */
async function answerTo(text: string): Promise<string> {
  const question = createInterface({ input: process.stdin, terminal: false });
  process.stdout.write(text);
  try {
    return await new Promise((resolve) => question.once('line', resolve).once('close', () => resolve('')));
  } finally {
    question.close();
  }
}

/** Shows apt's own lines as progress: an installation that prints nothing for a minute looks hung. */
async function runVisibly(words: readonly string[], request: PackageRequest): Promise<void> {
  const [program = '', ...programArguments] = words;
  const child = spawn(program, programArguments, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...aptEnv },
  });
  const show = (line: string): void => request.onProgress(`  apt: ${line}`);
  createInterface({ input: child.stdout }).on('line', show);
  createInterface({ input: child.stderr }).on('line', show);
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code === 0) return;
  throw new StartUpError(
    [
      `"${words.join(' ')}" failed (exit code ${code}); its reason is above. Instead:`,
      ...indent(request.otherwise),
    ].join('\n'),
  );
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
