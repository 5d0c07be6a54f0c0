import { findAddresses } from './addresses';
import { findEmails } from './emails';
import { findHandles } from './handles';
import { findLateHandles } from './late-handles';
import { findLinks } from './links';
import { NameDetector } from './name';
import { findDisguisedNames } from './name-disguises';
import { NameForms } from './name-forms';
import { findNumbers } from './numbers';
import { CYRILLIC, letterRuns, normalise, SOUNDS, type NormalisedText } from './normalise';
import { Words, type Span } from './tokens';
import { CONTACT_HINTS } from './vocabulary';

/**
 * Masks free text: normalise, find, redact. Before paying, a company must read neither the person's name nor any
 * contact: a friend's number would avoid the token just as well.
 */

export const REDACTED = '•••';
/** Separates tags that are read together: a handle ends at it, a number and an address may continue. */
const TAG_EDGE = '\n';

type Detector = (words: Words) => Span[];
const DETECTORS: readonly Detector[] = [
  findEmails,
  findLinks,
  findHandles,
  findLateHandles,
  findNumbers,
  findAddresses,
];

/**
 * Redacts in a seeker's free text what identifies them: their own name, and every e-mail address, telephone
 * number, link, handle, identity number and street address, theirs or another person's.
 */
export class Redactor {
  private readonly name: NameDetector;
  private readonly forms: NameForms;
  private readonly found = new Map<string, readonly Span[]>();
  /** Steps of the detectors so far: their cost, independent of the machine. */
  steps = 0;

  constructor(fullName: string) {
    this.name = new NameDetector(fullName);
    this.forms = new NameForms(this.name.redacted);
  }

  text(original: string): string {
    return redact(original, this.spansIn(original));
  }

  /** Tags are searched as one text, since a number or a name can be spread over several, with other tags between. */
  tags(originals: readonly string[]): string[] {
    const redacted = this.together(originals);
    const groups = originals.filter(isGroupOfDigits);
    if (groups.length < 2 || groups.length === originals.length) return redacted;
    const numbers = this.together(groups);
    const found = new Set(groups.filter((group, index) => numbers[index] !== group));
    return found.size === 0
      ? redacted
      : redacted.map((tag, index) => (found.has(originals[index] ?? '') ? REDACTED : tag));
  }

  private together(originals: readonly string[]): string[] {
    const spans = this.spansIn(originals.join(TAG_EDGE));
    if (spans.length === 0) return [...originals];
    let place = 0;
    return originals.map((tag) => {
      const [from, to] = [place, place + tag.length];
      place = to + TAG_EDGE.length;
      const inTag = spans.filter(([first, end]) => first < to && end > from);
      return redact(
        tag,
        inTag.map(([first, end]) => [Math.max(first, from) - from, Math.min(end, to) - from] as const),
      );
    });
  }

  /** Whether a text has the name in it. */
  names(original: string): boolean {
    return (
      this.findIn(original, normalise(original), []).length > 0 ||
      (CYRILLIC.test(original) && this.findIn(original, normalise(original, SOUNDS), []).length > 0)
    );
  }

  /** The spans of the original to redact, computed once. */
  private spansIn(original: string): readonly Span[] {
    const known = this.found.get(original);
    if (known) return known;
    const spans = this.find(original);
    this.found.set(original, spans);
    return spans;
  }

  private find(original: string): Span[] {
    const spans = this.findIn(original, normalise(original), DETECTORS);
    return CYRILLIC.test(original) ? [...spans, ...this.findIn(original, normalise(original, SOUNDS), [])] : spans;
  }

  private findIn(original: string, normalised: NormalisedText, detectors: readonly Detector[]): Span[] {
    const runs = letterRuns(normalised.text);
    const mayBeNamed = this.name.mayBeIn(runs.join(''));
    const found = findDisguisedNames(normalised.text, this.name.redacted);
    const mayBeForm = this.forms.mayBeIn(normalised.text, runs);
    if (mayBeNamed || mayBeForm || (detectors.length > 0 && mayHoldContact(normalised.text, runs))) {
      const words = new Words(normalised, original);
      for (const detector of detectors) found.push(...detector(words));
      if (mayBeNamed) found.push(...this.name.find(words));
      if (mayBeForm) found.push(...this.forms.find(words));
      this.steps += words.steps + words.count;
    }
    return found.map(([from, to]) => [normalised.at(from), normalised.at(to)] as const);
  }
}

/** Most tags begin with a letter: between these are the Latin ones, and no digit. */
const [A_CAPITAL, Z_SMALL] = [65, 122];

/** A tag of digits alone, at least two. */
function isGroupOfDigits(tag: string): boolean {
  const first = tag.charCodeAt(0);
  if (first >= A_CAPITAL && first <= Z_SMALL) return false;
  return /^[^\p{L}\p{N}]*\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd})+[^\p{L}\p{N}]*$/u.test(tag);
}

const SIGN_OF_A_CONTACT = /[@0-9.,:/_]/u;
const WORD_OF_A_CONTACT =
  /(?:at|et)(?:gmail|yahoo|ymail|hotmail|outlook|icloud)|(?:nol|kosong|zero|delapan|enam|plus|six|eight)/u;

/** A quick no for most skills; without it a page of masked applicants would spend most of its time here. */
function mayHoldContact(normalised: string, runs: readonly string[]): boolean {
  return (
    SIGN_OF_A_CONTACT.test(normalised) ||
    runs.some((run) => run.length === 1 || CONTACT_HINTS.has(run)) ||
    WORD_OF_A_CONTACT.test(normalised)
  );
}

/** Replaces spans with marks, one for those that touch or overlap. */
function redact(original: string, spans: readonly Span[]): string {
  let result = '';
  let position = 0;
  for (const [from, to] of mergedSpans(spans)) {
    result += original.slice(position, from) + REDACTED;
    position = to;
  }
  return result + original.slice(position);
}

function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && span[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], span[1])];
    else merged.push(span);
  }
  return merged;
}
