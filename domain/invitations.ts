/** Limits of a company's invitations. */

/** How long a mailed link works. */
export const INVITATION_DAYS = 7;
/** Expired ones count until they are sent again or withdrawn. */
export const MAX_OPEN_INVITATIONS = 20;
/** Of a company, in 24 hours; sending one again counts. */
export const MAX_INVITATIONS_A_DAY = 30;
