import { type Salary } from '../../../domain/salaries';
import { contactsOf } from './contact-rule';
import { PostingText } from './posting-text';
import { promisedPay } from './promised-pay';
import { FlagReason, type FlagEvidence } from './reasons';
import { monthlyOf, usualSalary } from './salary-range';
import { bandsOf, type Comparable } from './similarity';
import { textFlags } from './text-rules';
import type { Concept } from './words';

export interface Posting {
  title: string;
  description: string;
  /** Null where it is not known. */
  location: string | null;
  salary: Salary | null;
}

/** A promise in words is vaguer than a field, `penghasilan hingga 20 juta`, unless anyone can do the work at home. */
const PROMISE_TOLERANCE = 1.5;

/** The flags of a new posting by itself, and the keys that find similar ones. */
export interface PostingReading {
  flags: FlagEvidence[];
  bands: number[];
}

export function readingOf(posting: Posting & Comparable): PostingReading {
  return { flags: flagsOfPosting(posting), bands: [...new Set(bandsOf(posting))] };
}

/** What the rules find in one posting by itself, one piece of evidence a reason. */
export function flagsOfPosting(posting: Posting): FlagEvidence[] {
  return readPosting(posting).flags;
}

/** With the steps that it took, which are independent of the machine. */
export function readPosting({ title, description, location, salary }: Posting): {
  flags: FlagEvidence[];
  steps: number;
} {
  const text = new PostingText(title, description);
  const contacts = contactsOf(`${title}\n${description}`);
  const isHandwork = isDoneByAnyone(text);
  const range = usualSalary(title, location, isHandwork);
  const monthly = salary && monthlyOf(salary);
  const promised = promisedPay(text, isHandwork);
  const flags: FlagEvidence[] = [];
  if (contacts.words !== null) flags.push({ reason: FlagReason.CONTACT_IN_TEXT, words: contacts.words });
  if (range && monthly !== null && (monthly > range.high || monthly < range.low))
    flags.push({ reason: FlagReason.SALARY_OUT_OF_RANGE, monthly, ...range });
  if (range && promised && promised.monthly > (isHandwork ? 1 : PROMISE_TOLERANCE) * range.high)
    flags.push({ reason: FlagReason.SALARY_OUT_OF_RANGE, words: promised.words });
  return { flags: firstOfEach([...flags, ...textFlags(text)]), steps: text.steps + contacts.steps };
}

/** `melipat amplop`, or `merangkai bunga` where it is done at home. */
function isDoneByAnyone({ mentions }: PostingText): boolean {
  const has = (concept: Concept): boolean => mentions.some(({ concepts }) => concepts.has(concept));
  return has('handwork') || (has('handling') && has('home'));
}

function firstOfEach(flags: readonly FlagEvidence[]): FlagEvidence[] {
  return flags.filter(({ reason }, index) => flags.findIndex((flag) => flag.reason === reason) === index);
}
