/** The audit trail's own words. */
export const audit = {
  formerAdministrator: 'Former administrator',
  erasedCompany: 'an erased company',
  reportWithoutReference: 'Report without a reference',
  /** In place of a file that a company has replaced. */
  aFile: 'A file',
  /** What an administrator did. */
  actions: {
    VERIFY: 'Verified {company}',
    REJECT: 'Rejected {company}',
    REVOKE: 'Revoked the verification of {company}',
    REPLAY_CALLBACK:
      'Replayed the callback of {reference} ({status}): {outcome, select, TOOK_EFFECT {it took effect} NOTHING_TO_DO {it had its effect before} other {it still does not fit}}',
    DISMISS_CALLBACK: 'Dismissed the report of {reference}',
    dismissedUnknown: 'Dismissed the report of an unknown payment',
    PAUSE_JOB: 'Paused a job',
    RESUME_JOB: 'Resumed a job',
    DISMISS_REPORTS: 'Dismissed reports about a job or company',
    DISMISS_FLAGS: 'Dismissed the flags of a posting',
    NAME_OWNER: 'Named an owner for {company}',
    LIFT_OWNER_FREEZE: 'Let the owners of {company} be changed again',
    READ_FILE:
      '{document, select, user_cv {Opened a CV} user_portfolio {Opened a portfolio} company_deed {Opened a deed of establishment} other {Opened a document}}',
    READ_COMPANY: 'Opened the records of a company',
    READ_COMPANIES: 'Listed {count, plural, one {# company} other {# companies}}',
    READ_USER: 'Opened a user',
    READ_USERS: 'Listed {count, plural, one {# user} other {# users}}',
    READ_JOB: 'Opened a job',
    READ_JOBS: 'Listed {count, plural, one {# job} other {# jobs}}',
    READ_APPLICATION: 'Opened an application',
    READ_APPLICATIONS: 'Listed {count, plural, one {# application} other {# applications}}',
    READ_TOKEN_TRANSACTIONS: 'Listed {count, plural, one {# token transaction} other {# token transactions}}',
    READ_PAUSES: 'Listed {count, plural, one {# pause} other {# pauses}} of jobs',
    READ_RECEIPTS: 'Listed who saw {count, plural, one {# user} other {# users}}',
    READ_DATA_EXPORTS: 'Listed {count, plural, one {# account} other {# accounts}} that asked for their data',
    READ_REPORTS: 'Listed reports about {count, plural, one {# job or company} other {# jobs and companies}}',
    READ_FLAGGED_POSTINGS: 'Listed {count, plural, one {# flagged posting} other {# flagged postings}}',
    EXPORT_COMPANIES: 'Exported companies',
    EXPORT_USERS: 'Exported users',
    EXPORT_APPLICATIONS: 'Exported applications',
    EXPORT_TOKEN_TRANSACTIONS: 'Exported token transactions',
  },
} as const;
