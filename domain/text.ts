import { z } from 'zod';
import { ERROR_MESSAGES, type ErrorCode, type RuleViolation } from './errors';

/** Building blocks for the zod schemas that a form and the server share, and the folding that search relies on. */

// C0 and C1 controls but tab and newline, and the marks that can turn text around on a screen.
// eslint-disable-next-line no-control-regex -- naming the control characters is the point
const UNWANTED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** One line of text as a person means it: no controls, no outer space, inner space single. */
export function cleanLine(value: string): string {
  return value.normalize('NFC').replace(/[\r\n\t]+/g, ' ').replace(UNWANTED, '').replace(/\s+/gu, ' ').trim();
}

/** A paragraph: line ends are kept as `\n`, controls and outer space go. */
export function cleanParagraph(value: string): string {
  return value.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim();
}

/** Lower case without accents, for comparing what people type with what is stored. Signs stay signs. */
export function foldForSearch(value: string): string {
  return value.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase();
}

interface TextRule {
  /** Longest accepted length in UTF-16 units; keeps within the column. */
  max: number;
  required?: ErrorCode;
  multiline?: boolean;
}

/** Text that must be there after cleaning. Null and missing count as empty, so the catalogue's text answers. */
export function requiredText({ max, required = 'REQUIRED_FIELDS', multiline = false }: TextRule) {
  return z
    .string()
    .nullish()
    .transform((value) => (multiline ? cleanParagraph : cleanLine)(value ?? ''))
    .pipe(z.string().min(1, required).max(max, 'TEXT_TOO_LONG'));
}

/** Text that may be left out; empty becomes null. */
export function optionalText({ max, multiline = false }: TextRule) {
  return z
    .string()
    .nullish()
    .transform((value) => (multiline ? cleanParagraph : cleanLine)(value ?? '') || null)
    .pipe(z.string().max(max, 'TEXT_TOO_LONG').nullable());
}

/** One of a list of options that must be chosen. */
export function requiredOption<const Options extends readonly string[]>(
  options: Options,
  required: ErrorCode = 'REQUIRED_FIELDS',
) {
  return z
    .string()
    .nullish()
    .transform((value) => (value ?? '').trim())
    .pipe(z.string().min(1, required))
    .pipe(z.enum(options, { error: () => 'OPTION_INVALID' }));
}

export const optionalUrl = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim() || null)
  .pipe(z.string().max(500, 'TEXT_TOO_LONG').refine(isWebUrl, 'URL_INVALID').nullable());

/** Only http and https: a `javascript:` link in a profile must never reach a page. */
export function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '' && !/[\s<>"']/.test(value);
}

/** Tags: trimmed, non-empty, no duplicates (ignoring case), in the order they were added. */
export function tagList(maxTags: number, maxLength: number) {
  return z
    .array(z.string())
    .nullish()
    .transform((tags) => uniqueTags(tags ?? []))
    .pipe(z.array(z.string().max(maxLength, 'TEXT_TOO_LONG')).max(maxTags, 'TOO_MANY_ENTRIES'));
}

export function uniqueTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(cleanLine)) {
    if (tag && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  }
  return [...byKey.values()];
}

function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERROR_MESSAGES, value);
}

/** A zod issue carries an `ErrorCode` as its message; what zod says itself means the value is of the wrong kind. */
export function violationsOf(error: z.ZodError): RuleViolation[] {
  const seen = new Set<string>();
  return error.issues.flatMap((issue) => {
    const field = issue.path.map(String);
    if (seen.has(field.join('.'))) return [];
    seen.add(field.join('.'));
    const [code, detail] = splitCode(issue.message);
    return [{ code, message: detail ?? ERROR_MESSAGES[code], field }];
  });
}

/** `CODE` or `CODE|text with a number in it`. */
function splitCode(message: string): [ErrorCode, string | undefined] {
  const [code = '', detail] = message.split('|', 2);
  return isErrorCode(code) ? [code, detail] : ['INPUT_INVALID', undefined];
}
