/** Reasons and notes of administrators to begin with; they may be changed before they are sent. */
export const reasonTexts = {
  label: 'Start from a text',
  choose: 'Write my own',
  hint: 'You can change it before you send it.',
  hintIn: {
    en: 'In English, the language of the company. You can change it before you send it.',
    id: 'In Bahasa Indonesia, the language of the company. You can change it before you send it.',
  },
  REJECT: {
    deed: {
      label: 'Deed cannot be read',
      text: 'The deed of establishment cannot be read. Please upload a clear and complete copy.',
    },
    npwp: {
      label: 'NPWP does not fit',
      text: 'The NPWP does not belong to a company of this name. Please check both on your profile.',
    },
    address: {
      label: 'Address not found',
      text: 'We could not find your office at this address. Please write the full address of the office.',
    },
  },
  REVOKE: {
    moved: {
      label: 'Office has moved',
      text: 'Your company is no longer at the address on its profile. Please update the address so that we can check it.',
    },
    fees: { label: 'Asks for fees', text: 'Your postings ask applicants for money, which is not allowed here.' },
    deed: {
      label: 'Deed is out of date',
      text: 'Your deed of establishment is out of date. Please upload the current one.',
    },
  },
  pause: {
    fees: {
      label: 'Asks for fees',
      text: 'The posting asks applicants for money. Please remove this and answer here; applying must cost nothing.',
    },
    contact: {
      label: 'Contact in the text',
      text: 'The posting asks applicants to apply by telephone or messenger. Please remove these contacts.',
    },
    unclear: {
      label: 'Not as described',
      text: 'Applicants say that the job is not as described. Please correct the posting, or explain it here.',
    },
  },
  dismiss: {
    unfounded: {
      label: 'Nothing found',
      text: 'Checked: the posting and the company show nothing of what was reported.',
    },
    corrected: { label: 'Corrected since', text: 'The company has corrected what was reported.' },
  },
  dismissFlags: {
    standard: { label: 'Usual wording', text: 'Usual wording of such jobs, not a problem.' },
    refund: { label: 'Not a fee', text: 'The company pays or refunds this amount; applicants pay nothing.' },
    branch: { label: 'Same company', text: 'The same company, or a branch of it, posted the other text.' },
  },
  dismissPayment: {
    settled: { label: 'Settled', text: 'Settled with the company; the tokens are right.' },
    unknown: { label: 'Not ours', text: 'The reference is not one of our invoices.' },
  },
} as const;
