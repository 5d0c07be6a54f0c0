import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';
import { SERVER_ARGUMENTS } from '../server-arguments';
import { readDockerfile } from './dockerfile';
import { ignoredBy } from './run-build-steps';

const own = readDockerfile(readFileSync(path.join(checkoutDirectory, 'Dockerfile'), 'utf8'));

test('the image starts the server as npm start does, under an account that is not root', () => {
  expect(own.length).toBeGreaterThan(1);
  expect(own.at(-1)).toMatchObject({ user: 'node', command: ['node', ...SERVER_ARGUMENTS] });
});

test('uploads and the list of erased people outlive the container: the compose file keeps each on a volume', () => {
  const final = own.at(-1);
  const compose = readFileSync(path.join(checkoutDirectory, 'docker-compose.yml'), 'utf8');
  const setting = (name: string): string =>
    final?.steps.find(({ kind, text }) => kind === 'ENV' && text.startsWith(`${name}=`))?.text.split('=')[1] ?? '';
  const erased = path.posix.dirname(path.posix.resolve('/app', setting('ERASED_LIST')));
  const files = path.posix.resolve('/app', setting('FILES_DIR'));
  // Without a name of its own too, for a `docker run` that names none.
  expect(final?.volumes).toContain(erased);
  for (const [volume, folder] of Object.entries({ erased, files })) {
    expect(compose).toMatch(new RegExp(`^ {6}- ${volume}:${folder}$`, 'm'));
    expect(compose).toMatch(new RegExp(`^ {2}${volume}:$`, 'm'));
  }
});

test('no image holds tests or their kit', () => {
  const isIgnored = ignoredBy(readFileSync(path.join(checkoutDirectory, '.dockerignore'), 'utf8'));
  const files = execFileSync('git', ['ls-files'], { cwd: checkoutDirectory, encoding: 'utf8' }).trim().split('\n');
  const tests = files.filter((file) => /\.(test|cases)\.tsx?$|^(client|server)\/testing\//.test(file));
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((file) => !isIgnored(file))).toEqual([]);
  expect(['server/main.ts', 'scripts/migrate.ts', 'scripts/run-command.ts'].filter(isIgnored)).toEqual([]);
});

test('joins continued lines, leaves comments out and keeps the order', () => {
  const [stage] = readDockerfile(
    '# first\nFROM node:20 AS build\nRUN one && \\\n    two\n# between\nCOPY a b ./\nCMD ["node", "x.js"]\n',
  );
  expect(stage).toMatchObject({ name: 'build', from: 'node:20', command: ['node', 'x.js'] });
  expect(stage?.steps).toEqual([
    { kind: 'RUN', text: 'one &&  two', line: 3 },
    { kind: 'COPY', text: 'a b ./', line: 6 },
  ]);
});

test('ignores no instruction that it does not know', () => {
  expect(() => readDockerfile('FROM node:20 AS a\nADD x y')).toThrow('Dockerfile, line 2: ADD is not understood.');
  expect(() => readDockerfile('FROM node:20')).toThrow('every stage needs a name');
});
