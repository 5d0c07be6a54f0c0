import { findContacts, type Contact } from '../masking/contacts';
import { isDutyVerb } from './vocabulary';

/** Ways around the marketplace in a text: numbers, links, messengers' names, and mail of no company. */

const FREE_MAIL =
  /(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|icloud|proton|aol|gmx|zoho|yandex|mail)\b/iu;
/** Names on these are part of a brand: `mengelola Instagram @kopikita`. */
const SHOWCASES =
  /(?:instagram|insta|ig|tiktok|youtube|yt|twitter|x|facebook|fb|linkedin|threads|behance|dribbble|github|bbm)\W{0,3}(?:\w+\W{1,3}){0,2}$/iu;
const MESSENGERS =
  /(?:telegram|tele|tg|whats\s?app|wa|line|signal|discord|wechat|dm|japri|chat)\W{0,3}(?:\w+\W{1,3}){0,3}$/iu;
/** `ig @loker.cepat, dm aja`. */
const INVITATION =
  /^\W{0,3}(?:(?:langsung|lalu|terus|trus|kemudian|dan|and|then) )?(?:aja )?(?:dm|japri|chat|pm|hubungi)\b/iu;
/** A mobile number in words, with tens that the mask does not read: `nol delapan lima tujuh, sebelas dua puluh dua`. */
const SPOKEN =
  /\b(?:nol|kosong|zero|oh)\W+(?:delapan|lapan|eight)(?:\W+(?:nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|se(?:puluh|belas|ratus)|puluh|belas|ratus|zero|one|two|three|four|five|six|seven|eight|nine|double|\d+)){4,}/iu;
/** Domains that are given out to registered companies and schools only. */
const REGISTERED = /\.(?:co|go|ac|sch|or|mil)\.id(?:\/|$)/iu;
/** A company's own site: `situs kami www.sinarabadi.com`, and not `daftar di www.sinarabadi.com`. */
const OWN_SITE = /(?:website|web|situs|site|laman|homepage|profil|profile)\W{0,3}(?:\w+\W{1,3}){0,3}$/iu;
const JOINING = /(?:daftar|mendaftar|pendaftaran|apply|lamar|melamar|klik|click|isi|register|form)\b/iu;
/** The mask reads `Daftar di loker(titik)com` as an address; here it is a link. */
const IN_A_SENTENCE = /^\S+ di /iu;
const LOOK_BACK = 40;
const LOOK_AHEAD = 20;

export function contactsOf(original: string): { words: string | null; steps: number } {
  const { contacts, steps } = findContacts(original);
  const inEmails = placesOf(
    contacts.filter(({ kind, text }) => kind === 'email' && !IN_A_SENTENCE.test(text)),
    original.length,
  );
  const found = contacts
    .filter((contact) => isWayAround(contact, original) && (contact.kind === 'email' || !inEmails[contact.from]))
    .toSorted((one, other) => one.from - other.from);
  const spoken = SPOKEN.exec(original)?.[0] ?? null;
  return {
    words:
      found.length > 0
        ? found
            .slice(0, 3)
            .map(({ text }) => text)
            .join(', ')
        : spoken,
    steps,
  };
}

function isWayAround({ kind, text, from }: Contact, original: string): boolean {
  const before = original.slice(Math.max(0, from - LOOK_BACK), from).replace(/@$/u, '');
  if (kind === 'email') return FREE_MAIL.test(text.replace(/^e-?mail\b/iu, ''));
  if (kind === 'link' && (REGISTERED.test(text) || (OWN_SITE.test(before) && !JOINING.test(before)))) return false;
  // `Telegram dan Discord: menyapa anggota` describes the work.
  if (kind === 'handle' && isDutyVerb(text.split(/\s/u)[0]?.toLowerCase() ?? '')) return false;
  const after = original.slice(from + text.length, from + text.length + LOOK_AHEAD);
  return kind !== 'handle' || MESSENGERS.test(before) || INVITATION.test(after) || !SHOWCASES.test(before);
}

/** For each place of a text whether a contact is there. */
function placesOf(contacts: readonly Contact[], length: number): Uint8Array {
  const places = new Uint8Array(length);
  for (const { from, text } of contacts) places.fill(1, from, from + text.length);
  return places;
}
