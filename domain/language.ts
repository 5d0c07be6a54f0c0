/** The languages of the product. English is the specification's; what people write is never translated. */
export const LANGUAGES = ['en', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages under the names that the API has for them. */
export const LanguageName = { EN: 'en', ID: 'id' } as const satisfies Record<Uppercase<Language>, Language>;

/** Readable by the page's own script, which writes it when a person chooses. */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'id';
}

/** Malay, Javanese and Sundanese readers get Bahasa Indonesia, which they read more easily than English. */
const READS: ReadonlyMap<string, Language> = new Map([
  ['en', 'en'],
  ['id', 'id'],
  ['in', 'id'],
  ['ms', 'id'],
  ['jv', 'id'],
  ['su', 'id'],
]);

/** The first of the languages in an Accept-Language header that the product has, by weight; English without one. */
export function acceptedLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').slice(0, 500).split(',').map(rangeOf);
  const best = ranges
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((one, other) => other.weight - one.weight)[0];
  return best?.language ?? 'en';
}

function rangeOf(range: string): { language: Language | undefined; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = parameters.find((part) => part.startsWith('q='));
  return {
    language: READS.get(tag.split('-')[0]?.toLowerCase() ?? ''),
    weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0,
  };
}

/** The same keys as the English texts, with texts in another language. */
export type Translation<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]> };
