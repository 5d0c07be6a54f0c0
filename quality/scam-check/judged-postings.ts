import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FlagReason, FLAG_REASONS } from '../../server/text/posting-flags/reasons';
import { SalaryPeriod, type Salary } from '../../domain/salaries';
import { StartUpError } from '../../scripts/start-up-error';

/** A posting with the reasons for which the rules should flag it; none for an honest one. */
export interface JudgedPosting {
  title: string;
  description: string;
  company: string;
  location: string | null;
  salary: Salary | null;
  expect: FlagReason[];
}

const amount = z.number().nonnegative();
const salary = z
  .union([
    z
      .union([
        amount,
        z
          .string()
          .regex(/^(?:rp\.?)?\s*[\d.]+$/i)
          .transform((text) => Number(text.replace(/\D/g, ''))),
      ])
      .transform((monthly): Salary => ({ min: monthly, max: monthly, period: SalaryPeriod.MONTHLY })),
    z
      .object({
        min: amount.nullish().transform((value) => value ?? null),
        max: amount.nullish().transform((value) => value ?? null),
        period: z
          .string()
          .nullish()
          .transform((period) => (period ?? 'MONTHLY').toUpperCase())
          .pipe(z.enum([SalaryPeriod.MONTHLY, SalaryPeriod.HOURLY])),
      })
      .transform((range): Salary | null => (range.min === null && range.max === null ? null : range)),
  ])
  .nullish()
  .transform((value) => value ?? null);

/** Reasons in other words, as people write lists: `deposit`, `phone number`. */
const OTHER_WORDS: readonly [RegExp, FlagReason][] = [
  [/EXPLOIT|TRAFFICK/, FlagReason.EXPLOITATION],
  [/PAPERS|WITHHELD/, FlagReason.PAPERS_KEPT],
  [/BEFORE_WORK|BEFORE WORK/, FlagReason.MONEY_BEFORE_WORK],
  [/IDENTITY|BANK|KTP/, FlagReason.IDENTITY_OR_BANK_DATA],
  [/FEE|DEPOSIT|MONEY/, FlagReason.FEES],
  [/CONTACT|PHONE|LINK/, FlagReason.CONTACT_IN_TEXT],
  [/COPY|COPIED|COPIES/, FlagReason.COPIED_POSTING],
  [/SALARY|PAY/, FlagReason.SALARY_OUT_OF_RANGE],
  [/REPEAT|REPOST/, FlagReason.REPEATED_POSTING],
];

function reasonNamed(name: string): string {
  const words = name.trim().toUpperCase();
  return OTHER_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? words;
}

const textOrEmpty = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const posting = z.object({
  title: textOrEmpty,
  description: textOrEmpty,
  company: textOrEmpty,
  location: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  salary,
  expect: z.array(z.string().transform(reasonNamed).pipe(z.enum(FLAG_REASONS))),
});

/** Throws StartUpError, with all that is wrong, for a file that is no such list. */
export function readJudgedPostings(file: string): JudgedPosting[] {
  const parsed = z.array(posting).safeParse(jsonOf(file));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`);
  throw new StartUpError(
    `${file} is no list of judged postings:\n${faults.join('\n')}\nReasons are ${FLAG_REASONS.join(', ')}.`,
  );
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartUpError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
