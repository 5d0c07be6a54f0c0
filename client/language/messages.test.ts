import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '../../domain/language';
import * as english from '../messages/en';
import * as indonesian from '../messages/id';
import { usedKeys } from '../testing/used-keys';

type Texts = { [key: string]: string | Texts };

/** The texts by their whole key, `login.code.submit`. */
function flat(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[prefix + key, text]] : [...flat(text, `${prefix}${key}.`)],
    ),
  );
}

const texts: Record<Language, Map<string, string>> = { en: flat(english), id: flat(indonesian) };

/** An element and all that are in it. */
function within(element: MessageFormatElement): MessageFormatElement[] {
  const parts =
    element.type === TYPE.tag
      ? element.children
      : element.type === TYPE.select || element.type === TYPE.plural
        ? Object.values(element.options).flatMap(({ value }) => value)
        : [];
  return [element, ...parts.flatMap(within)];
}

/** What the code gives to a message: `<link>`, `{name}`, `{count} as a plural`, `{kind} of A, B`. */
function wants(element: MessageFormatElement): string | null {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return null;
    case TYPE.tag:
      return `<${element.value}>`;
    case TYPE.select:
      return `{${element.value}} of ${Object.keys(element.options).toSorted().join(', ')}`;
    default:
      return `{${element.value}} as ${TYPE[element.type]}`;
  }
}

function wantsOf(text: string): string[] {
  const all = parse(text).flatMap(within).map(wants);
  return [...new Set(all)].filter((want) => want !== null).toSorted();
}

const wantsByKey = (language: Language): Record<string, string[]> =>
  Object.fromEntries([...texts[language]].map(([key, text]) => [key, wantsOf(text)]));

/** `one` and `other` of the plurals in a text, without exact numbers such as `=0`. */
function pluralFormsOf(text: string): string[] {
  return parse(text)
    .flatMap(within)
    .flatMap((element) => (element.type === TYPE.plural ? Object.keys(element.options) : []))
    .filter((form) => !form.startsWith('='));
}

describe('the texts of both languages', () => {
  it('have the same keys', () => {
    expect([...texts.id.keys()].toSorted()).toEqual([...texts.en.keys()].toSorted());
  });

  it('ask for the same values and tags', () => {
    expect(wantsByKey('id')).toEqual(wantsByKey('en'));
  });

  it.each(LANGUAGES)('have the plural forms of their language: %s', (language) => {
    const forms: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const foreign = [...texts[language]].filter(([, text]) =>
      pluralFormsOf(text).some((form) => !forms.includes(form)),
    );
    expect(foreign).toEqual([]);
  });

  it('are all used', () => {
    // The catalogue of errors and the options are the server's too.
    const own = [...texts.en.keys()].filter((key) => !/^(errors|options)\./.test(key));
    const unused = ['portal.calendar.neverAsked', 'frame.neverAsked'];
    const used = usedKeys([...own, ...unused]);
    expect([...own, ...unused].filter((key) => !used.has(key))).toEqual(unused);
  });
});
