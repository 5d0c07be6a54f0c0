import type { Role } from './roles';

/** What a person has agreed to, and which mails and notifications they want. */

/** Mails that can be switched off. Saved searches have a cadence of their own (saved-searches.ts). */
export const MailPreference = { APPLICATION_NEWS: 'APPLICATION_NEWS', APPLICANT_NEWS: 'APPLICANT_NEWS' } as const;
export type MailPreference = (typeof MailPreference)[keyof typeof MailPreference];

/** The role that gets these mails. */
export const ROLE_OF_MAILS = {
  APPLICATION_NEWS: 'USER',
  APPLICANT_NEWS: 'COMPANY',
} as const satisfies Record<MailPreference, 'USER' | 'COMPANY'>;

/** Groups of notifications that can be switched off. */
export const PushPreference = {
  PUSH_ANSWERS: 'PUSH_ANSWERS',
  PUSH_TIMES: 'PUSH_TIMES',
  PUSH_REMINDERS: 'PUSH_REMINDERS',
  PUSH_FREE_TIMES: 'PUSH_FREE_TIMES',
  PUSH_NEW_JOBS: 'PUSH_NEW_JOBS',
  PUSH_APPLICANTS: 'PUSH_APPLICANTS',
  PUSH_REPLIES_DUE: 'PUSH_REPLIES_DUE',
  PUSH_APPLICANT_TIMES: 'PUSH_APPLICANT_TIMES',
  PUSH_INTERVIEWS: 'PUSH_INTERVIEWS',
} as const;
export type PushPreference = (typeof PushPreference)[keyof typeof PushPreference];

/** The role that gets these notifications. */
export const ROLE_OF_PUSHES = {
  PUSH_ANSWERS: 'USER',
  PUSH_TIMES: 'USER',
  PUSH_REMINDERS: 'USER',
  PUSH_FREE_TIMES: 'USER',
  PUSH_NEW_JOBS: 'USER',
  PUSH_APPLICANTS: 'COMPANY',
  PUSH_REPLIES_DUE: 'COMPANY',
  PUSH_APPLICANT_TIMES: 'COMPANY',
  PUSH_INTERVIEWS: 'COMPANY',
} as const satisfies Record<PushPreference, 'USER' | 'COMPANY'>;

/**
 * What is newer than the terms and the privacy policy of June 2023 is in a supplement to both, with a date and a version
 * of its own. Raise the version with every change of its text that matters to people: everyone is then asked once more.
 */
export const SUPPLEMENT = { version: '2026-11-e', day: '2026-11-29' } as const;

/** Administrators have agreed to nothing here. */
export const isAskedToAgree = (account: { roles: readonly Role[]; supplementVersion: string | null }): boolean =>
  account.roles.some((role) => role !== 'ADMIN') && account.supplementVersion !== SUPPLEMENT.version;

/** The terms, the privacy policy and their supplement end with the account; the others can be switched off and on. */
export const ConsentKind = {
  TERMS: 'TERMS',
  PRIVACY_POLICY: 'PRIVACY_POLICY',
  SUPPLEMENT: 'SUPPLEMENT',
  ...MailPreference,
  ...PushPreference,
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

/**
 * News that come to a browser as well, by the role of their reader, and what switches them off there. What is here and
 * above goes by both ways, each switched off by itself; `interviewSoon` is a notification alone, all other kinds are mails
 * alone.
 */
const PUSH_OF_NEWS = {
  accepted: { USER: 'PUSH_ANSWERS' },
  rejected: { USER: 'PUSH_ANSWERS' },
  noReply: { USER: 'PUSH_ANSWERS' },
  rescheduleRequested: { USER: 'PUSH_TIMES', COMPANY: 'PUSH_APPLICANT_TIMES' },
  rescheduleCountered: { USER: 'PUSH_TIMES', COMPANY: 'PUSH_APPLICANT_TIMES' },
  rescheduleAccepted: { USER: 'PUSH_TIMES', COMPANY: 'PUSH_APPLICANT_TIMES' },
  rescheduleRejected: { USER: 'PUSH_TIMES', COMPANY: 'PUSH_APPLICANT_TIMES' },
  interviewPlannedAgain: { USER: 'PUSH_TIMES', COMPANY: 'PUSH_APPLICANT_TIMES' },
  interviewCancelled: { USER: 'PUSH_TIMES', COMPANY: 'PUSH_APPLICANT_TIMES' },
  interviewDropped: { USER: 'PUSH_TIMES', COMPANY: 'PUSH_APPLICANT_TIMES' },
  reminder: { USER: 'PUSH_REMINDERS' },
  interviewSoon: { USER: 'PUSH_REMINDERS', COMPANY: 'PUSH_INTERVIEWS' },
  timeFree: { USER: 'PUSH_FREE_TIMES' },
  savedSearchNews: { USER: 'PUSH_NEW_JOBS' },
  newApplicant: { COMPANY: 'PUSH_APPLICANTS' },
  anotherTimeChosen: { COMPANY: 'PUSH_APPLICANTS' },
  jobNews: { COMPANY: 'PUSH_APPLICANTS' },
  repliesExpected: { COMPANY: 'PUSH_REPLIES_DUE' },
} as const satisfies Record<string, { USER?: PushPreference; COMPANY?: PushPreference }>;
export type PushKind = keyof typeof PUSH_OF_NEWS;

export const isPushKind = (kind: string): kind is PushKind => Object.hasOwn(PUSH_OF_NEWS, kind);

/** What switches such news off for readers in this role; null: they get none of the kind. */
export function pushPreferenceOf(kind: PushKind, role: 'USER' | 'COMPANY'): PushPreference | null {
  const groups: { USER?: PushPreference; COMPANY?: PushPreference } = PUSH_OF_NEWS[kind];
  return groups[role] ?? null;
}
