/** Around the editor of the playground, whose own texts are GraphiQL's. */
export const playground = {
  titles: {
    playground: 'Playground',
  },
  back: 'Back to the admin area',
  welcome:
    'Ask the API on your own session.\nChoose a saved query on the left,\nor write your own.\nTimes are in WIB (+07:00).',
  savedQueries: 'Saved queries',
  saved: {
    companiesWaiting: {
      title: 'Companies waiting',
      purpose: 'Companies waiting for a decision, with their documents and what changed since the last one.',
    },
    startOfTheDay: {
      title: 'Start of the day',
      purpose: 'What is waiting, what was sold, and the latest decisions.',
    },
    rejectedCompanies: { title: 'Rejected companies', purpose: 'Who was turned down, when and why.' },
    companiesByName: {
      title: 'Companies by name',
      purpose: 'Finds companies by a part of their name; change it under Variables.',
    },
    newestUsers: { title: 'Newest users', purpose: 'Who registered last.' },
    applicationsOfToday: {
      title: 'Applications of today',
      purpose: 'The newest applications, today’s first, and the last days in figures.',
    },
    tokenSales: { title: 'Token sales', purpose: 'Purchases that were paid, newest first.' },
    flaggedPayments: {
      title: 'Flagged payments',
      purpose: 'Payment reports that do not match, with their invoices.',
    },
    latestChanges: {
      title: 'Latest changes',
      purpose: 'What administrators decided and replayed, before and after.',
    },
    reads: {
      title: 'Who looked at personal data',
      purpose: 'Documents, lists and records that administrators opened.',
    },
    longestWaiting: {
      title: 'Longest waiting companies',
      purpose: 'The verification queue: who has waited longest, and why each waits.',
    },
    mostAppliedJobs: { title: 'Most applied jobs', purpose: 'Jobs by the number of people who applied.' },
    oneJob: {
      title: 'One job',
      purpose: 'A job with its company, slots and newest applications; put its id under Variables.',
    },
    oneUser: {
      title: 'One user',
      purpose: 'A user with their company and newest applications; put the id under Variables.',
    },
    oneApplication: {
      title: 'One application',
      purpose: 'An application with its user, job, company and what it has cost; put the id under Variables.',
    },
    tokensOfACompany: {
      title: 'Tokens of a company',
      purpose: 'Purchases and ledger of one company; put its id under Variables.',
    },
    whoVerified: {
      title: 'Who verified',
      purpose: 'Verified companies with who verified each, and when.',
    },
    buyersOfAMonth: {
      title: 'Buyers and refunds of a month',
      purpose: 'What was bought and paid back in some days, with sums; change the days under Variables.',
    },
    whoSawWhom: { title: 'Who saw whom', purpose: 'Whose details were seen, and by whom, newest first.' },
    pauses: { title: 'Paused jobs', purpose: 'Pauses of now and ended ones, each with its reason.' },
    silentCompanies: {
      title: 'Companies that do not answer',
      purpose: 'Whose applicants have waited longest for an answer.',
    },
    neverAnswered: {
      title: 'Companies that never answered',
      purpose: 'Who got applicants and has not answered a single one.',
    },
    exportsMade: {
      title: 'Exports made',
      purpose: 'Lists that administrators downloaded, and people who asked for their own data.',
    },
    secondFactors: { title: 'Second factors', purpose: 'All administrators, those without a second factor first.' },
  },
} as const;
