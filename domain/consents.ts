import type { Role } from './roles';

/** What a person has agreed to, and which mails they want. */

/** Mails that can be switched off. Saved searches have a cadence of their own (saved-searches.ts). */
export const MailPreference = { APPLICATION_NEWS: 'APPLICATION_NEWS', APPLICANT_NEWS: 'APPLICANT_NEWS' } as const;
export type MailPreference = (typeof MailPreference)[keyof typeof MailPreference];

/** The role that gets these mails. */
export const ROLE_OF_MAILS = {
  APPLICATION_NEWS: 'USER',
  APPLICANT_NEWS: 'COMPANY',
} as const satisfies Record<MailPreference, 'USER' | 'COMPANY'>;

/**
 * What is newer than the terms and the privacy policy of June 2023 is in a supplement to both, with a date and a version
 * of its own. Raise the version with every change of its text that matters to people: everyone is then asked once more.
 */
export const SUPPLEMENT = { version: '2026-11-d', day: '2026-11-29' } as const;

/** Administrators have agreed to nothing here. */
export const isAskedToAgree = (account: { roles: readonly Role[]; supplementVersion: string | null }): boolean =>
  account.roles.some((role) => role !== 'ADMIN') && account.supplementVersion !== SUPPLEMENT.version;

/** The terms, the privacy policy and their supplement end with the account; mails can be switched off and on. */
export const ConsentKind = {
  TERMS: 'TERMS',
  PRIVACY_POLICY: 'PRIVACY_POLICY',
  SUPPLEMENT: 'SUPPLEMENT',
  ...MailPreference,
} as const;
export type ConsentKind = (typeof ConsentKind)[keyof typeof ConsentKind];

/**
 * Every mail by its kind, and what switches it off. Null: mails about security, payments, interviews and a company's
 * verification, and those that were asked for, always go out.
 */
export const PREFERENCE_OF_MAIL = {
  verifyEmail: null,
  addressTaken: null,
  resetPassword: null,
  newDevice: null,
  secondFactorOn: null,
  secondFactorOff: null,
  newRecoveryCodes: null,
  googleLinked: null,
  changeUndone: null,
  ownersChanged: null,
  ownerRoleEnded: null,
  membershipEnded: null,
  ownersFrozen: null,
  ownerNamed: null,
  ownerCode: null,
  recoveryCodeUsed: null,
  secondFactorReset: null,
  passwordChanged: null,
  passwordRemovedByGoogle: null,
  passwordRemovedByOwner: null,
  passwordRemovedByInvitation: null,
  invitation: null,
  ownerInvited: null,
  memberJoined: null,
  companyVerified: null,
  companyRejected: null,
  companyRevoked: null,
  jobHeld: null,
  jobPaused: null,
  jobResumed: null,
  newApplicant: 'APPLICANT_NEWS',
  anotherTimeChosen: 'APPLICANT_NEWS',
  repliesExpected: 'APPLICANT_NEWS',
  jobNews: 'APPLICANT_NEWS',
  applicantWithdrew: 'APPLICANT_NEWS',
  accepted: null,
  rejected: 'APPLICATION_NEWS',
  noReply: 'APPLICATION_NEWS',
  jobRemoved: 'APPLICATION_NEWS',
  jobEdited: 'APPLICATION_NEWS',
  companyLeft: null,
  ownWithdrawn: null,
  interviewDropped: null,
  erasureWaits: null,
  erasureBegins: null,
  erasureCancelled: null,
  interviewDetails: null,
  reminder: null,
  // Its own link and its cadence stop it.
  savedSearchNews: null,
  // Its own link stops it, and so does the button on the job's page.
  timeFree: null,
  dataExportReady: null,
  rescheduleRequested: null,
  rescheduleAccepted: null,
  rescheduleRejected: null,
  rescheduleCountered: null,
  rescheduleWithdrawn: null,
  rescheduleExpired: null,
  interviewCancelled: null,
  interviewPlannedAgain: null,
  interviewOutcome: 'APPLICATION_NEWS',
  outcomeQuestion: 'APPLICANT_NEWS',
  interviewCalendar: null,
} as const satisfies Record<string, MailPreference | null>;
