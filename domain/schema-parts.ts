import { z } from 'zod';
import type { ErrorCode, RuleViolation } from './errors';
import { isMeetingLink, isWebsite } from './links';
import { trimmedLink } from './signs';
import { cleanLine, cleanParagraph, uniqueTags } from './text';

/** Building blocks for the zod schemas that a form and the server share. */

/** A text as `clean` makes it. Null and missing count as empty, so that the catalogue's own text is shown. */
export const givenText = <Cleaned>(clean: (text: string) => Cleaned) =>
  z
    .string()
    .nullish()
    .transform((value) => clean(value ?? ''));

export const textAsTyped = givenText((text) => text);

/** With something in the place of null and of what is missing. */
export const orElse = <Schema extends z.ZodType>(schema: Schema, otherwise: z.output<Schema>) =>
  schema.nullish().transform((value) => value ?? otherwise);

/** The claim of a file that was uploaded before the form was sent. */
export const fileClaim = z
  .string()
  .max(200, 'INPUT_INVALID')
  .nullish()
  .transform((value) => value || null);

interface TextRule {
  /** Longest accepted length in UTF-16 units; fits the column. */
  max: number;
  required?: ErrorCode;
  multiline?: boolean;
}

/** Text that must not be empty after cleaning. Null and missing count as empty, so the catalogue's text is shown. */
export function requiredText({ max, required = 'REQUIRED_FIELDS', multiline = false }: TextRule) {
  return givenText((text) => (multiline ? cleanParagraph : cleanLine)(text)).pipe(
    z.string().min(1, required).max(max, 'TEXT_TOO_LONG'),
  );
}

/** Text that may be left out; empty becomes null. */
export function optionalText({ max, multiline = false }: TextRule) {
  return givenText((text) => (multiline ? cleanParagraph : cleanLine)(text) || null).pipe(
    z.string().max(max, 'TEXT_TOO_LONG').nullable(),
  );
}

/** One of a list of options that must be chosen. */
export function requiredOption<const Options extends readonly string[]>(
  options: Options,
  required: ErrorCode = 'REQUIRED_FIELDS',
) {
  return givenText(cleanLine)
    .pipe(z.string().min(1, required))
    .pipe(z.enum(options, { error: () => 'OPTION_INVALID' }));
}

const urlThat = (isRight: (url: string) => boolean) =>
  givenText((text) => trimmedLink(text) || null).pipe(
    z.string().max(500, 'TEXT_TOO_LONG').refine(isRight, 'URL_INVALID').nullable(),
  );

export const optionalMeetingLink = urlThat(isMeetingLink);

export const optionalWebsite = urlThat(isWebsite);

/** Tags: trimmed, non-empty, no duplicates (ignoring case), in the order they were added. */
export function tagList(maxTags: number, maxLength: number) {
  return z
    .array(z.string())
    .nullish()
    .transform((tags) => uniqueTags(tags ?? []))
    .pipe(z.array(z.string().max(maxLength, 'TEXT_TOO_LONG')).max(maxTags, 'TOO_MANY_ENTRIES'));
}

/** A zod issue carries an `ErrorCode` as its message; zod's own messages mean that the value has the wrong type. */
export function violationsOf(error: z.ZodError): RuleViolation[] {
  const seen = new Set<string>();
  return error.issues.flatMap((issue) => {
    const field = issue.path.map(String);
    if (seen.has(field.join('.'))) return [];
    seen.add(field.join('.'));
    const detail = issue.code === 'custom' ? (issue.params as Pick<RuleViolation, 'detail'> | undefined) : undefined;
    return [{ code: isErrorCode(issue.message) ? issue.message : 'INPUT_INVALID', ...detail, field }];
  });
}

/** Zod's own messages are sentences. */
function isErrorCode(message: string): message is ErrorCode {
  return /^[A-Z_]+$/.test(message);
}
