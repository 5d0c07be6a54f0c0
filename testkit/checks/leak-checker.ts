/** What identifies the planted person. Words under three letters are in every text, so they cannot be looked for. */
export interface PlantedIdentity {
  fullName: string;
  email: string;
  phoneNumber: string;
  /** Ids and names of files, and everything else that must not show. */
  others?: string[];
}

/** Every needle that a raw response must not hold before acceptance. */
function needlesOf({ fullName, email, phoneNumber, others = [] }: PlantedIdentity): string[] {
  const words = fullName.split(/\s+/u).filter((word) => Array.from(word).length >= 3);
  return [
    ...words,
    fullName,
    email,
    phoneNumber,
    phoneNumber.replace(/^0/, '62'),
    phoneNumber.replace(/^0/, ''),
    ...others,
  ].filter((needle) => Array.from(needle).length >= 3);
}

/** The needles found in raw bytes: as they are, ignoring case, and as JSON, URLs, HTML and base64 would hide them. */
export function findLeaks(raw: string, identity: PlantedIdentity): string[] {
  const haystack = raw.toLowerCase();
  return needlesOf(identity).filter((needle) =>
    spellingsOf(needle).some((spelling) => haystack.includes(spelling.toLowerCase())),
  );
}

function spellingsOf(needle: string): string[] {
  const escaped = JSON.stringify(needle).slice(1, -1);
  const unicode = Array.from(needle, (letter) =>
    letter.charCodeAt(0) > 127 ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter,
  ).join('');
  const base64 = Buffer.from(needle).toString('base64').replace(/=+$/, '');
  return [needle, escaped, unicode, encodeURIComponent(needle), ...(base64.length >= 8 ? [base64] : [])];
}
