import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OnProgress } from '../progress';
import { StartUpError } from '../start-up-error';
import { readDockerfile, type Stage, type Step } from './dockerfile';

export interface BuiltStage {
  /** The folder that would be `/` of the image. */
  root: string;
  workdir: string;
  environment: Record<string, string>;
  command: string[];
  user: string | undefined;
}

/**
 * Does what `docker build` would: every stage in an empty folder under `target`, with what its own COPY and RUN lines
 * bring, and with nothing else of the checkout. Returns the last stage. What the base images hold is not checked: Node,
 * npm and the shell are this machine's. Throws StartUpError with the output of a step that fails.
 */
export async function runBuildSteps(context: string, target: string, onProgress: OnProgress): Promise<BuiltStage> {
  const stages = readDockerfile(readFileSync(path.join(context, 'Dockerfile'), 'utf8'));
  const isIgnored = ignoredBy(readFileSync(path.join(context, '.dockerignore'), 'utf8'));
  const built = new Map<string, BuiltStage>();
  for (const stage of stages) {
    const place = begin(stage, path.join(target, stage.name), built.get(stage.from));
    for (const step of stage.steps) {
      onProgress(`${stage.name}: ${step.kind} ${step.text}`);
      if (step.kind === 'WORKDIR') enter(place, step.text);
      else if (step.kind === 'ENV') setVariable(place, step);
      else if (step.kind === 'RUN') await run(place, step);
      else copy(place, step, { context, isIgnored, built });
    }
    built.set(stage.name, place);
  }
  const last = built.get(stages.at(-1)?.name ?? '');
  if (!last) throw new StartUpError('The Dockerfile has no stage.');
  return last;
}

function begin({ command, user }: Stage, root: string, parent: BuiltStage | undefined): BuiltStage {
  mkdirSync(root, { recursive: true });
  // Links in node_modules/.bin are relative and must stay so.
  if (parent) cpSync(parent.root, root, { recursive: true, verbatimSymlinks: true });
  const workdir = parent ? path.join(root, path.relative(parent.root, parent.workdir)) : root;
  return { root, workdir, environment: { ...parent?.environment }, command: command ?? [], user };
}

function enter(place: BuiltStage, folder: string): void {
  place.workdir = path.resolve(place.root, `.${path.resolve('/', folder)}`);
  mkdirSync(place.workdir, { recursive: true });
}

function setVariable(place: BuiltStage, { text, line }: Step): void {
  const [, name, value] = /^(\w+)=(\S*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new StartUpError(`Dockerfile, line ${line}: write one ENV name=value.`);
  place.environment[name] = value;
}

interface Sources {
  context: string;
  isIgnored(file: string): boolean;
  built: ReadonlyMap<string, BuiltStage>;
}

function copy(place: BuiltStage, { text, line }: Step, { context, isIgnored, built }: Sources): void {
  const words = text.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const destination = paths.pop() ?? '';
  const other = from === undefined ? undefined : built.get(from);
  if (from !== undefined && !other)
    throw new StartUpError(`Dockerfile, line ${line}: there is no stage ${from} before this one.`);
  const sourceRoot = other?.root ?? context;
  for (const source of paths) {
    const file = path.join(sourceRoot, source);
    if (!statSync(file, { throwIfNoEntry: false }))
      throw new StartUpError(`Dockerfile, line ${line}: there is no ${source}.`);
    const isFile = !statSync(file).isDirectory();
    const goal = path.resolve(
      place.workdir,
      destination,
      isFile && destination.endsWith('/') ? path.basename(source) : '',
    );
    const filter = (entry: string): boolean => other !== undefined || !isIgnored(path.relative(context, entry));
    cpSync(file, goal, { recursive: true, verbatimSymlinks: true, filter });
  }
}

// Paths from the top, with `*` and `**/` in them, which is all that the file needs. Throws StartUpError for another sign
// of a pattern.
export function ignoredBy(text: string): (file: string) => boolean {
  const paths = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const other = paths.find((line) => /[?![\\]/.test(line));
  if (other !== undefined)
    throw new StartUpError(`.dockerignore: ${other} is a pattern, which the check does not read.`);
  const patterns = paths.map(patternOf);
  return (file) => patterns.some((pattern) => pattern.test(file));
}

/** A path that is matched is left out with all that is below it. */
function patternOf(line: string): RegExp {
  const parts = line.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replace(/[.+^${}()|\]]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}(?:/|$)`);
}

async function run({ workdir, environment }: BuiltStage, { text, line }: Step): Promise<void> {
  const child = spawn('sh', ['-c', text], {
    cwd: workdir,
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0)
    throw new StartUpError(`Dockerfile, line ${line}: RUN ${text} ended with ${code}:\n${output.trimEnd()}`);
}

/** What an image would have of its own, and npm's settings of this machine; nothing that npm set for its own script. */
export function environmentOf(own: Readonly<Record<string, string>>): Record<string, string> {
  const kept = [
    'PATH',
    'HOME',
    'npm_config_registry',
    'npm_config_cache',
    'NODE_EXTRA_CA_CERTS',
    'HTTPS_PROXY',
    'NO_PROXY',
  ];
  const present = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]));
  return { ...Object.fromEntries(present), ...own } as Record<string, string>;
}
