/** A company's members, and how long a change of its owners can be taken back. */

/** What happened to an owner. */
export const OwnerChangeKind = { MADE: 'MADE', DEMOTED: 'DEMOTED', REMOVED: 'REMOVED' } as const;
export type OwnerChangeKind = (typeof OwnerChangeKind)[keyof typeof OwnerChangeKind];

/** Within this time another owner can undo it, and "This was not me" of the mail works. */
export const OWNER_UNDO_HOURS = 72;
/** "This was not me" keeps owners, copies and the company's erasure as they are for so long at most. */
export const OWNER_FREEZE_HOURS = 72;
/** An owner whom an administrator has named becomes one after so many days, unless an owner objects. */
export const NAMED_OWNER_DAYS = 7;
