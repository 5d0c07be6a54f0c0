import { findContacts, type Contact } from '../masking/contacts';

/** Ways around the marketplace in a text: numbers, links, messengers' names, and mail of no company. */

const FREE_MAIL =
  /(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|icloud|proton|aol|gmx|zoho|yandex|mail)\b/iu;
/** Names on these are part of a brand: `mengelola Instagram @kopikita`. */
const SHOWCASES =
  /(?:instagram|insta|ig|tiktok|youtube|yt|twitter|x|facebook|fb|linkedin|threads|behance|dribbble|github|bbm)\W{0,3}(?:\w+\W{1,3}){0,2}$/iu;
const MESSENGERS =
  /(?:telegram|tele|tg|whats\s?app|wa|line|signal|discord|wechat|dm|japri|chat)\W{0,3}(?:\w+\W{1,3}){0,3}$/iu;
/** `ig @loker.cepat, dm aja`. */
const INVITATION = /^\W{0,3}(?:langsung )?(?:dm|japri|chat|pm|hubungi)\b/iu;
/** Domains that are given out to registered companies and schools only. */
const REGISTERED = /\.(?:co|go|ac|sch|or|mil)\.id(?:\/|$)/iu;
/** A company's own site: `situs kami www.sinarabadi.com`, and not `daftar di www.sinarabadi.com`. */
const OWN_SITE = /(?:website|web|situs|site|laman|homepage|profil|profile)\W{0,3}(?:\w+\W{1,3}){0,3}$/iu;
const JOINING = /(?:daftar|mendaftar|pendaftaran|apply|lamar|melamar|klik|click|isi|register|form)\b/iu;
const LOOK_BACK = 40;
const LOOK_AHEAD = 20;

export function contactsOf(original: string): { words: string | null; steps: number } {
  const { contacts, steps } = findContacts(original);
  const emails = contacts.filter(({ kind, text }) => kind === 'email' || (kind === 'handle' && isMailDomain(text)));
  const found = contacts
    .filter((contact) => isWayAround(contact, original) && !(contact.kind === 'link' && isInside(contact, emails)))
    .toSorted((one, other) => one.from - other.from);
  return {
    words:
      found.length > 0
        ? found
            .slice(0, 3)
            .map(({ text }) => text)
            .join(', ')
        : null,
    steps,
  };
}

function isWayAround({ kind, text, from }: Contact, original: string): boolean {
  const before = original.slice(Math.max(0, from - LOOK_BACK), from).replace(/@$/u, '');
  if (kind === 'email') return FREE_MAIL.test(text);
  if (kind === 'link' && (REGISTERED.test(text) || (OWN_SITE.test(before) && !JOINING.test(before)))) return false;
  if (kind === 'handle' && isMailDomain(text)) return MESSENGERS.test(before);
  const after = original.slice(from + text.length, from + text.length + LOOK_AHEAD);
  return kind !== 'handle' || MESSENGERS.test(before) || INVITATION.test(after) || !SHOWCASES.test(before);
}

/** `from addresses that end in @berkatjaya.co.id`. */
function isMailDomain(text: string): boolean {
  const domain = /@([\w-]+(?:\.[\w-]+)*\.(?:com|net|org|id))$/iu.exec(text)?.[1];
  return domain !== undefined && !FREE_MAIL.test(domain);
}

function isInside(contact: Contact, others: readonly Contact[]): boolean {
  return others.some(({ from, text }) => contact.from >= from && contact.from < from + text.length);
}
