/** Who has seen a seeker's details: what a receipt is about, and which details there are. */

/** What was done. `SEARCH`: a search by name found the person, which confirms the name. */
export const RevealKind = {
  IDENTITY: 'IDENTITY',
  CV: 'CV',
  PORTFOLIO: 'PORTFOLIO',
  PICTURE: 'PICTURE',
  EXPORT: 'EXPORT',
  CALENDAR: 'CALENDAR',
  SEARCH: 'SEARCH',
} as const;
export type RevealKind = (typeof RevealKind)[keyof typeof RevealKind];

/** Details that the mask keeps back. `TEXTS` are texts of the profile (skills, work experience) without anything redacted. */
export const RevealedDetail = {
  NAME: 'NAME',
  EMAIL: 'EMAIL',
  PHONE: 'PHONE',
  PICTURE: 'PICTURE',
  CV: 'CV',
  PORTFOLIO: 'PORTFOLIO',
  TEXTS: 'TEXTS',
} as const;
export type RevealedDetail = (typeof RevealedDetail)[keyof typeof RevealedDetail];

const DETAILS = Object.values(RevealedDetail);

/** Details are stored as a number with a bit for each; a new one goes to the end of the list. */
export function bitsOf(details: readonly RevealedDetail[]): number {
  return details.reduce((bits, detail) => bits | (1 << DETAILS.indexOf(detail)), 0);
}

export const ALL_DETAILS = bitsOf(DETAILS);

export function detailsOf(bits: number): RevealedDetail[] {
  return DETAILS.filter((detail) => (bits & bitsOf([detail])) !== 0);
}
