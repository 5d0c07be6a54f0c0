import { formatLocalDate } from '../../../domain/dates';
import { PREFERENCE_OF_MAIL, ROLE_OF_MAILS, type MailPreference } from '../../../domain/consents';
import type { JobPart } from '../../../domain/jobs';
import type { Language } from '../../../domain/language';
import type { HoldReason } from '../../text/posting-flags/holding';
import type { LocationType } from '../../../domain/slots';
import type { Device, MailKind } from '../../language/mail-values';
import { deviceText, textsIn } from '../../language/texts';
import { mails } from '../../messages/en/mails';
import type { Invitation, MailEntry, MailReader, OutgoingMail } from '../../ports';
import { PRIVACY_PAGES } from './privacy-pages';

/** A mail as it is read. */
export interface WrittenMail {
  to: string;
  subject: string;
  /** Paragraphs of plain text; the HTML is made from them. */
  paragraphs: readonly string[];
  /** The one thing the reader should do. */
  action?: { label: string; url: string };
  entries?: readonly WrittenEntry[];
  /** How to get no more mails of this kind. */
  unsubscribe?: { label: string; url: string };
  /** Where mails of this kind are switched off; the path is the product's own. */
  switchOff?: { label: string; path: string };
  /** The calendar entry of an interview. */
  calendar?: Pick<Invitation, 'method' | 'content'>;
  language: Language;
}

type WrittenEntry = Record<'title' | 'detail' | 'url', string>;

type Value = string | number | Device | readonly JobPart[] | null;
type Words = Record<string, string | number>;

/** Puts a queued mail into words. */
export function mailInWords(
  mail: OutgoingMail,
  { to, language }: MailReader,
  invitation: Invitation | null = null,
): WrittenMail {
  const { kind, url, entries, unsubscribeUrl } = mail;
  const given = mail.values as Readonly<Record<string, Value>>;
  const words = wordsOf(given, language);
  const text = (name: string) => mailText(language)(`mails.${kind}.${name}`, words);
  const paragraphs = paragraphsOf(kind, given).map((name) => text(`paragraphs.${name}`));
  return {
    to,
    subject: text('subject'),
    paragraphs: [...changesSince(invitation, language), ...paragraphs],
    ...(url === null ? {} : { action: { label: text('action'), url } }),
    ...(entries && { entries: entries.map((entry) => entryInWords(entry, language)) }),
    ...(unsubscribeUrl && { unsubscribe: { label: text('unsubscribe'), url: unsubscribeUrl } }),
    ...switchOffOf(kind, language),
    ...(invitation && { calendar: { method: invitation.method, content: invitation.content } }),
    language,
  };
}

/** A mail that waited first tells the interview's current state. */
function changesSince(invitation: Invitation | null, language: Language): string[] {
  if (!invitation?.changedSince) return [];
  const { state, date, times } = invitation.changedSince;
  return [textsIn(language)(`stored.interviewSince.${state}`, { date: formatLocalDate(date, language), times })];
}

/** What strangers have written stays as it is. */
function entryInWords({ title, detail, url }: MailEntry, language: Language): WrittenEntry {
  const inWords = (text: MailEntry['title']) =>
    typeof text === 'string'
      ? text
      : mailText(language)(`stored.mailEntry.${text.text}`, wordsOf(text.values, language));
  return { title: inWords(title), detail: inWords(detail), url };
}

/** Null: it always goes out. */
export function preferenceOf(kind: MailKind): MailPreference | null {
  return PREFERENCE_OF_MAIL[kind];
}

function switchOffOf(kind: MailKind, language: Language): Pick<WrittenMail, 'switchOff'> {
  const preference = preferenceOf(kind);
  if (preference === null) return {};
  const path = PRIVACY_PAGES[ROLE_OF_MAILS[preference]];
  return { switchOff: { label: textsIn(language)('stored.switchMailsOff'), path } };
}

/** The types of the values have been checked where the mail was queued. */
const mailText = (language: Language) => textsIn(language) as unknown as (key: string, values: Words) => string;

function paragraphsOf(kind: MailKind, given: Readonly<Record<string, Value>>): string[] {
  return Object.keys(mails[kind].paragraphs).filter((name) => given[name] !== null);
}

const isParts = (value: Value): value is readonly JobPart[] => Array.isArray(value);

function partsText(parts: readonly JobPart[], language: Language): string {
  const names = parts.map((part) => textsIn(language)(`stored.jobParts.${part}`));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

function wordsOf(given: Readonly<Record<string, Value>>, language: Language): Words {
  const words: Words = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === null) continue;
    if (isParts(value)) words[name] = partsText(value, language);
    else if (typeof value === 'object') words[name] = deviceText(value, language);
    else if (name === 'date' || (name === 'isoDate' && language !== 'en'))
      words[name] = formatLocalDate(String(value), language);
    else if (name === 'locationType') words[name] = textsIn(language)(`options.locationType.${value as LocationType}`);
    else if (name === 'holdReason') words[name] = textsIn(language)(`stored.holdReason.${value as HoldReason}`);
    else words[name] = value;
  }
  return words;
}
