import { paths } from '../../../../domain/paths';

/** Whose receipts: who saw this user, or whom this company saw. */
export type ReceiptsOf = 'user' | 'company';

/** What administrators did with a row, and with what belongs to it. */
export const trailOf = (id: string): string => `${paths.admin.auditTrail}?${new URLSearchParams({ about: id })}`;

export const receiptsOf = (whose: ReceiptsOf, id: string): string =>
  `${paths.admin.oversight}?${new URLSearchParams({ show: 'receipts', [whose]: id })}`;
