/** What the rules find in postings. */
export const postingFlags = {
  title: 'Flags',
  reasons: {
    FEES: 'Fees or deposits',
    CONTACT_IN_TEXT: 'Contact in the text',
    COPIED_POSTING: 'Copied posting',
    SALARY_OUT_OF_RANGE: 'Pay out of range',
    REPEATED_POSTING: 'Posted again and again',
    IDENTITY_OR_BANK_DATA: 'Identity or bank data',
    EXPLOITATION: 'Trafficking or exploitation',
    PAPERS_KEPT: 'Original papers kept',
    MONEY_BEFORE_WORK: 'Money before the work starts',
  },
};
