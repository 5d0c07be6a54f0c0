import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBuildSteps, type BuiltStage } from './run-build-steps';

const folder = mkdtempSync(path.join(tmpdir(), 'build-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let runs = 0;
/** Builds a checkout of two folders and a secret by this Dockerfile. */
function build(dockerfile: string): Promise<BuiltStage> {
  const context = path.join(folder, `context-${(runs += 1)}`);
  mkdirSync(path.join(context, 'source'), { recursive: true });
  writeFileSync(path.join(context, 'source', 'a.txt'), 'a');
  writeFileSync(path.join(context, '.env'), 'secret');
  writeFileSync(path.join(context, '.dockerignore'), '.env\nsource/ignored\n**/*.test.ts\n');
  writeFileSync(path.join(context, 'source', 'a.test.ts'), 'a');
  mkdirSync(path.join(context, 'source', 'ignored'));
  writeFileSync(path.join(context, 'source', 'ignored', 'b.txt'), 'b');
  writeFileSync(path.join(context, 'Dockerfile'), dockerfile);
  return runBuildSteps(context, path.join(folder, `target-${runs}`), () => undefined);
}

test('a stage holds what its own steps bring, and takes files and settings from earlier ones', async () => {
  const { workdir } = await build(
    'FROM node AS base\nENV WORD=hello\nWORKDIR /app\nCOPY source source\nFROM base AS made\nRUN echo $WORD > made.txt\n' +
      'FROM node AS final\nWORKDIR /srv\nCOPY --from=made --chown=node:node /app/made.txt ./\nCMD ["cat", "made.txt"]\n',
  );
  expect(readFileSync(path.join(workdir, 'made.txt'), 'utf8')).toBe('hello\n');
  expect(existsSync(path.join(workdir, 'source'))).toBe(false);
});

test('leaves out what .dockerignore names', async () => {
  const { workdir } = await build('FROM node AS only\nWORKDIR /app\nCOPY . .\n');
  expect(readFileSync(path.join(workdir, 'source/a.txt'), 'utf8')).toBe('a');
  const left = ['.env', 'source/ignored', 'source/a.test.ts'].filter((file) => existsSync(path.join(workdir, file)));
  expect(left).toEqual([]);
});

test('fails for a file that no step brought, and for a step that fails, with its line and output', async () => {
  await expect(build('FROM node AS only\nCOPY missing ./\n')).rejects.toThrow(
    'Dockerfile, line 2: there is no missing.',
  );
  await expect(build('FROM node AS only\nRUN echo because && exit 3\n')).rejects.toThrow(
    /line 2: RUN .* ended with 3:\nbecause/,
  );
  await expect(build('FROM node AS only\nRUN cat source/a.txt\n')).rejects.toThrow('ended with 1');
});
