import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import * as english from '../messages/en';
import * as indonesian from '../messages/id';

type Texts = { [key: string]: string | Texts };

/** The texts by their whole key, `mails.accepted.subject`. */
function flat(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );
}

/** The values that a text takes, as `count plural` or `day select TODAY, other`. */
function valuesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...valuesOf(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [`${element.value} ${TYPE[element.type]}`];
    const inside = Object.values(element.options).flatMap(({ value }) => valuesOf(value));
    const cases = element.type === TYPE.select ? Object.keys(element.options).toSorted().join(', ') : '';
    return [`${element.value} ${TYPE[element.type]} ${cases}`, ...inside];
  });
}

const valuesByKey = (texts: Texts) =>
  Object.fromEntries(flat(texts).map(([key, text]) => [key, [...new Set(valuesOf(parse(text)))].toSorted()]));

it("the server's texts have the same keys and take the same values in both languages", () => {
  expect(valuesByKey(indonesian)).toEqual(valuesByKey(english));
});

/** Where a text can be asked for. */
function sources(): string {
  const folders = ['server', 'domain', 'client'].map((folder) => join(__dirname, '..', '..', folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|(?:^|\/)(?:testing|messages|generated)\//.test(path))
      .map((path) => join(folder, path)),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** A key is named whole, or by the beginning of a template and, somewhere, the word that follows. */
function unusedOf(keys: readonly string[]): string[] {
  const source = sources();
  const words = new Set(source.match(/[\w-]+/g));
  const literals = new Set(Array.from(source.matchAll(/'([\w.-]+)'/g), ([, text]) => text));
  const beginnings = Array.from(source.matchAll(/`((?:\w+\.)+)\$\{/g), ([, text = '']) => text);
  const isUsed = (key: string): boolean =>
    literals.has(key) ||
    beginnings.some((text) => key.startsWith(text) && words.has(key.slice(text.length).split('.')[0] ?? ''));
  return keys.filter((key) => !isUsed(key));
}

it("the server's texts are all used", () => {
  const keys = flat(english).map(([key]) => key);
  expect(unusedOf(keys)).toEqual([]);
  expect(unusedOf(['page.neverAsked', 'errors.NEVER_ASKED'])).toHaveLength(2);
});
