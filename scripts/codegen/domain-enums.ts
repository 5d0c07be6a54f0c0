import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';

/** The enums of the schema that `domain/` has: the server registers those very ones, so the client needs no copy. */
export function domainEnums(from: string): Record<string, string> {
  const textOf = (...file: string[]): string => readFileSync(path.join(checkoutDirectory, ...file), 'utf8');
  const enums = new Set(Array.from(textOf('schema.graphql').matchAll(/^enum (\w+)/gm), ([, name = '']) => name));
  const files = readdirSync(path.join(checkoutDirectory, 'domain')).filter((file) =>
    /^[\w-]+(\.schema)?\.ts$/.test(file),
  );
  return Object.fromEntries(
    files.flatMap((file) =>
      Array.from(textOf('domain', file).matchAll(/^export const (\w+) = /gm), ([, name = '']) => name)
        .filter((name) => enums.has(name))
        .map((name) => [name, `${from}/${path.basename(file, '.ts')}#${name}`]),
    ),
  );
}
