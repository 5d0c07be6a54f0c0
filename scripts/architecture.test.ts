import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOUR_MS, MINUTE_MS } from '../domain/time';
import { TASKS } from '../server/background-tasks';
import { ROOTS } from '../server/testing/schema-roots';
import { checkoutDirectory } from './checkout';

const inCheckout = (file: string): string => path.join(checkoutDirectory, file);
const read = (file: string): string => readFileSync(inCheckout(file), 'utf8');
const guide = read('docs/architecture.md');

/** `query viewer: auth`, for each root that a module's resolvers declare. */
function declaredRoots(): string[] {
  return readdirSync(inCheckout('server/modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.resolver.ts'))
    .flatMap((file) =>
      [...read(`server/modules/${file}`).matchAll(/@(Query|Mutation)\([^]*?\n {2}(?:async )?(\w+)\(/g)].map(
        ([, kind = '', name]) => `${kind.toLowerCase()} ${name}: ${file.split(path.sep)[0]}`,
      ),
    )
    .sort();
}

/** The same from the table `| module | queries | mutations |`. */
function namedRoots(): string[] {
  return [...guide.matchAll(/^\| `([\w-]+)` \|([^|]*)\|([^|]*)\|$/gm)]
    .flatMap(([, module, ...cells]) =>
      cells.flatMap((cell, column) =>
        [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => `${['query', 'mutation'][column]} ${name}: ${module}`),
      ),
    )
    .sort();
}

test('docs/architecture.md names the module of every root of the schema', () => {
  const roots = ROOTS.map(({ operation, name }) => `${operation} ${name}`).sort();
  expect(declaredRoots().map((root) => root.split(':')[0])).toEqual(roots);
  expect(namedRoots()).toEqual(declaredRoots());
});

function spanOf(ms: number): string {
  if (ms >= HOUR_MS) return `${ms / HOUR_MS} h`;
  return ms >= MINUTE_MS ? `${ms / MINUTE_MS} min` : `${ms / 1000} s`;
}

test('docs/architecture.md has each background task with its file, its schedule and its lease', () => {
  const files = readdirSync(inCheckout('server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.task.ts'))
    .map((file) => `server/${file.replaceAll(path.sep, '/')}`);
  const table = [...guide.matchAll(/^\| `([\w-]+)` \| `([\w/.-]+\.task\.ts)` \| ([^|]*) \| ([^|]*?) ?\| [^|]+ \|$/gm)];
  const named = table.map(([, ...cells]) => cells);

  expect(named).toEqual(
    TASKS.map(({ name, everyMs, lease }) => [
      name,
      files.find((file) => read(file).includes(`name: '${name}',`)),
      spanOf(everyMs),
      lease ? spanOf(lease.forMs) : '',
    ]),
  );
  expect(named.map(([, file]) => file).toSorted()).toEqual(files.toSorted());
});
