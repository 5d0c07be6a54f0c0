/** "This is my own phone", and the offer to install the application. */
export const ownPhone = {
  question: 'Is this your own phone?',
  questionMeans:
    'Then your interviews of the next seven days are kept here, and you can read them without a connection. Say no on a phone or computer that others use too.',
  questionMeansCompany:
    'Then the times of your interviews today and tomorrow are kept here, without names and places, and you can read them without a connection. Say no on a phone or computer that others use too.',
  yes: 'Yes, it is mine',
  no: 'No',
  title: 'This device',
  label: 'This is my own phone',
  means:
    'Kept here until you log out: your interviews of the next seven days, to read without a connection, and for an hour what you were writing when your session ended, encrypted. No file and no CV. When this is off, nothing is kept beyond the tab.',
  meansCompany:
    'Kept here until you log out: the times, jobs and kinds of your interviews today and tomorrow, without names, places, links and notes, and for an hour what you were writing when your session ended, encrypted. When this is off, nothing is kept beyond the tab.',
  install: 'Put TemuKerja on your home screen: it opens faster and uses less data.',
  installYes: 'Add it',
  installNo: 'No, thanks',
} as const;
