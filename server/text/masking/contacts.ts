import { findEmails } from './emails';
import { findHandles } from './handles';
import { findLinks } from './links';
import { findNumbers } from './numbers';
import { normalise } from './normalise';
import { Words } from './tokens';

type ContactKind = 'email' | 'link' | 'handle' | 'number';

export interface Contact {
  kind: ContactKind;
  /** As it is written. */
  text: string;
  /** Where it begins in the original. */
  from: number;
}

const DETECTORS = { email: findEmails, link: findLinks, handle: findHandles, number: findNumbers } as const;

/** The contacts in a text, however they are disguised, by the detectors of the mask. */
export function findContacts(original: string): { contacts: Contact[]; steps: number } {
  const normalised = normalise(original);
  const words = new Words(normalised, original);
  const contacts = (Object.keys(DETECTORS) as ContactKind[]).flatMap((kind) =>
    DETECTORS[kind](words).map(([start, end]): Contact => {
      const [from, to] = [normalised.at(start), normalised.at(end)];
      return { kind, text: original.slice(from, to), from };
    }),
  );
  return { contacts, steps: words.steps + words.count };
}
