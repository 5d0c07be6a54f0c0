import type { ICUArgs } from 'use-intl/core';
import type { HoldReason } from '../text/posting-flags/holding';
import type { LocationType } from '../../domain/slots';
import type { LocalDate } from '../../domain/time';
import type { JobPart } from '../../domain/jobs';
import type { mails } from '../messages/en/mails';

/** As far as a browser has told; in no language. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** What each mail has to be given, read from the placeholders of its English texts. */

type Mails = typeof mails;
export type MailKind = keyof Mails;

type Paragraphs<Kind extends MailKind> = Mails[Kind]['paragraphs'];
type TextOf<Kind extends MailKind> = Mails[Kind]['subject'] | Extract<Paragraphs<Kind>[keyof Paragraphs<Kind>], string>;

type Placeholders<Text extends string> = Text extends unknown
  ? ICUArgs<Text, { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: never }>
  : never;
type NamesIn<Union> = Union extends unknown ? keyof Union : never;
type ValueIn<Union, Name> = Union extends Record<Name & PropertyKey, infer Value> ? Value : never;
type Given<Kind extends MailKind> = {
  [Name in NamesIn<Placeholders<TextOf<Kind>>>]: number extends ValueIn<Placeholders<TextOf<Kind>>, Name>
    ? number
    : string;
};

/** Of these the data has a form of its own, which is put into words with the mail. */
interface InData {
  date: LocalDate;
  /** English shows it as it is. */
  isoDate: LocalDate;
  device: Device;
  locationType: LocationType;
  holdReason: HoldReason;
  parts: readonly JobPart[];
}

/** A value with the name of a paragraph may be null: the paragraph is left out then. */
export type MailValues<Kind extends MailKind> = {
  [Name in keyof Given<Kind>]:
    | (Name extends keyof InData ? InData[Name] : Given<Kind>[Name])
    | (Name extends keyof Paragraphs<Kind> ? null : never);
};

/** The kinds whose mail has a link. */
export type LinkedMailKind = { [Kind in MailKind]: Mails[Kind] extends { action: string } ? Kind : never }[MailKind];
