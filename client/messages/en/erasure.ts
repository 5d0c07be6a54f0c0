export const erasure = {
  titles: { farewell: 'Goodbye' },
  section: {
    title: 'Erase your data',
    intro: 'You can have all your data erased. Read first what goes and what stays.',
    start: 'Erase my data',
    loadFailed: 'Failed to load this part. Please try again.',
  },
  banner: {
    title: 'Your data will be erased on {day}',
    waits: `{role, select,
      USER {Your job seeker profile is hidden from companies and will be erased on {day}. Until then you can change your mind.}
      COMPANY {Your membership in the company will be erased on {day}, and the company with it if nobody else owns it. Until then you can change your mind.}
      other {Your account is hidden and will be erased on {day}. Until then you can change your mind.}}`,
    erasing: 'Your data is being erased. This takes a minute.',
    cancel: 'Cancel the erasure',
    cancelled: 'Cancelled. Everything is as it was before.',
  },
  what: {
    question: 'What should be erased?',
    ACCOUNT: 'My whole account',
    USER: 'Only my job seeker profile',
    COMPANY: 'Only my company',
    MEMBERSHIP: 'Only my membership in the company',
  },
  lastOwner:
    'You are the only owner, so the company goes too. If it should stay, name another owner first under <team>Team</team>.',
  goes: {
    title: 'What goes',
    USER: {
      profile: 'Your profile with name, phone number, experience and skills, and your CV, portfolio and picture',
      applications: 'Pending applications are withdrawn. Upcoming interviews are cancelled, and the company is told.',
      details: 'What you and companies wrote about your interviews',
      searches: 'Saved searches, what you searched for, and the jobs that you wait for',
    },
    COMPANY: {
      profile: 'Your company profile, deed and logo',
      jobs: 'All jobs with their texts. Pending applications are closed and upcoming interviews are cancelled; the applicants are told.',
      tokens: 'Your remaining tokens. They are not refunded; if you want to use them, do it first.',
      receipts: 'Receipts. Download those that you need for your books first.',
    },
    MEMBERSHIP: 'Your membership in the company, your calendar address, and the invitations that you sent',
    ACCOUNT: { login: 'Your email address, your password, and every way to log in' },
  },
  stays: {
    title: 'What stays',
    USER: 'Past applications as numbers in the companies’ records, without your name or contact',
    COMPANY:
      'Amounts and dates of your purchases and tokens, and the past applications of job seekers, without your name',
    MEMBERSHIP: 'The company with its jobs, applicants and tokens, and what you did there',
    sent: 'E-mails that have been sent, in the mailboxes of those who got them',
    account: 'Your account with its other role',
    ids: 'A note that this was erased, with a number and no name',
    copies: 'In the database’s journals and in backups it stays for a while. Within {days} days it is gone there, too.',
  },
  when: {
    question: 'When?',
    IN_14_DAYS: 'In 14 days',
    IN_14_DAYS_hint: 'It is hidden at once, and you can cancel until then.',
    NOW: 'Now',
    NOW_hint: 'Within minutes. You cannot cancel this.',
  },
  confirm: {
    now: 'Erase now',
    later: 'Erase in 14 days',
    back: 'Back',
  },
  farewell: {
    text: 'You are signed out, and your data is being erased. It takes a few minutes. Thank you for being with us.',
    home: 'Go to the home page',
  },
} as const;
