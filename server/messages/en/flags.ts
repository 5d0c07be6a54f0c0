/** What the rules have found in a posting, for administrators. */
export const flags = {
  found: {
    FEES: 'The text seems to ask for money: “{words}”',
    IDENTITY_OR_BANK_DATA: 'The text seems to ask for identity or bank data: “{words}”',
    CONTACT_IN_TEXT: 'Contact in the text: {words}',
    EXPLOITATION: 'The text has signs of trafficking or exploitation: “{words}”',
    PAPERS_KEPT: 'The text says that original papers are kept: “{words}”',
    MONEY_BEFORE_WORK: 'The text demands money before the work starts: “{words}”',
    SALARY_OUT_OF_RANGE: 'The text promises a lot of money for little work: “{words}”',
  },
  repeated: 'Posted {times} times within {days} days',
  copied: '{percent}% the same as “{title}” of {company}',
  copiedUnknown: '{percent}% the same as a posting of another company',
  salary: 'Pays {monthly} a month; such jobs usually pay from {low} to {high}',
} as const;
