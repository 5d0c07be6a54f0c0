/** What each member of a company may do. Policies, the schema's descriptions and the pages read it from here. */

export const CompanyRole = { OWNER: 'OWNER', RECRUITER: 'RECRUITER' } as const;
export type CompanyRole = (typeof CompanyRole)[keyof typeof CompanyRole];

const EVERY_MEMBER = ['OWNER', 'RECRUITER'] as const;
const OWNERS = ['OWNER'] as const;

export const COMPANY_RIGHTS = {
  /** Jobs, interview times and files of postings. */
  POST_JOBS: EVERY_MEMBER,
  /** Applicants, interviews, dashboards, insights, the ledger. */
  READ: EVERY_MEMBER,
  /** Accept (a token of the company), reject, move, cancel, tell outcomes. */
  DECIDE: EVERY_MEMBER,
  EDIT_PROFILE: OWNERS,
  BUY_TOKENS: OWNERS,
  MANAGE_MEMBERS: OWNERS,
  /** Who of the company saw which applicant's details. */
  READ_RECEIPTS: OWNERS,
  EXPORT_DATA: OWNERS,
  ERASE_COMPANY: OWNERS,
} as const satisfies Record<string, readonly CompanyRole[]>;
export type CompanyRight = keyof typeof COMPANY_RIGHTS;

export function mayInCompany(role: CompanyRole | null, right: CompanyRight): boolean {
  const holders: readonly CompanyRole[] = COMPANY_RIGHTS[right];
  return role !== null && holders.includes(role);
}

export function isCompanyRight(name: string): name is CompanyRight {
  return name in COMPANY_RIGHTS;
}
