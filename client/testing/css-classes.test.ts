import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CLIENT = join(__dirname, '..');
const IMPORTED_SHEET = /import (\w+) from '([^']+\.module\.css)'/g;

const allOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** A class that a sheet does not have is no error for the compiler: its element is drawn without the rule. */
function unknownClassesOf(file: string): string[] {
  const source = readFileSync(join(CLIENT, file), 'utf8');
  return [...source.matchAll(IMPORTED_SHEET)].flatMap(([statement, sheet = '', path = '']) => {
    const rules = readFileSync(join(CLIENT, dirname(file), path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    const known = allOf(rules, /\.([a-zA-Z][\w-]*)/g);
    const used = allOf(source.replace(statement, ''), new RegExp(`(?<![\\w./])${sheet}\\.(\\w+)`, 'g'));
    return used.filter((name) => !known.includes(name)).map((name) => `${file}: ${path} has no .${name}`);
  });
}

test('every class that a component names is in its sheet', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(unknownClassesOf)).toEqual([]);
});
