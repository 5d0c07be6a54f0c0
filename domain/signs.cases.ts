/** Signs that come with what people paste, for the tests of both sides and for the fuzzer. */

/** Texts with nothing to see in them. */
export const BLANK_TEXTS = [
  '\u200B',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u3164',
  '\uFFA0',
  '\u115F\u1160',
  '\u2800',
  '\u034F',
  '\uFE0F',
  '\u{E0100}',
  '\u{E0041}\u{E007F}',
  '\u200E\u200F\u061C',
  '\u202A\u202C\u2066\u2069',
  '\u200C\u200D',
  '\u0301\u0327',
  '\u20E3',
  '\u180E\u17B4\uFFFC\u{1D159}',
  '\u00A0\u2009\u202F\u3000',
  '\u0085\u000B\u2028',
] as const;

/** Where a text of people is expected, a sign inside it, before it and behind it. */
export const UNSEEN_SIGNS = [
  ...'\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u00AD\u2060\uFEFF\u034F',
] as const;

export const HYPHENS_OF_ALL_KINDS = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE63\uFF0D'] as const;

export const APOSTROPHES_OF_ALL_KINDS = [..."'\u2018\u2019\u201B\u02BC\u00B4`\u02BB\u2032\uFF07"] as const;
