export const privacy = {
  seen: {
    title: 'Who has seen my details',
    explained:
      'Each time a company or TemuKerja support sees your name, contacts or files, we write it down before they are shown.',
    support: 'TemuKerja support',
    goneCompany: 'A company that has left TemuKerja',
    what: {
      IDENTITY: '<who></who> saw your details on {day}',
      CV: '<who></who> opened your CV on {day}',
      PORTFOLIO: '<who></who> opened your portfolio on {day}',
      PICTURE: '<who></who> saw your picture on {day}',
      EXPORT: '<who></who> downloaded a list with your details on {day}',
      CALENDAR: '<who></who> downloaded the calendar file of your interview on {day}',
      SEARCH: '<who></who> searched for names and found you on {day}',
      UNRECORDED:
        '<who></who> accepted you before {day} and could see all your details. At that time we did not record this.',
    },
    details: {
      NAME: 'name',
      EMAIL: 'e-mail address',
      PHONE: 'phone number',
      PICTURE: 'picture',
      CV: 'CV',
      PORTFOLIO: 'portfolio',
      TEXTS: 'unmasked skills and work experience',
    },
    shown: 'Shown: {details}',
    once: 'At <from></from>',
    often: 'First at <from></from>, last at <to></to> · {count, plural, one {# time} other {# times}}',
    account: 'Account {code} of the company',
    yourApplication: 'Your application: {job}',
    neverShown: 'Never shown to anyone: {details}.',
    none: 'No one has seen your hidden details yet. When that happens, you read it here.',
    noneOfApplication: 'No one has seen your hidden details through this application.',
    loadFailed: 'Failed to load who has seen your details. Please try again later.',
    loadMore: 'Load more',
  },
} as const;
