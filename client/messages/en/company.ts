export const company = {
  titles: {
    dashboard: 'Dashboard',
    companyProfile: 'Company Profile',
  },

  dashboard: {
    loadFailed: 'Failed to load dashboard data. Please try again later.',
    nobodyWaits: 'No applicants are waiting for your answer.',
    waiting:
      '{count, plural, one {{number} applicant is waiting for your answer.} other {{number} applicants are waiting for your answer.}}',
    createJob: 'Create Job',
    overTime: 'Applications of the last 30 days',
    overTimeChart: 'Applications of the last 30 days, by status',
    nextChosen: 'Earliest time chosen: <time></time>.',
    decide: 'Read applicants',
    nextInterview: '{name} for {job}',
    firstSteps: {
      title: 'Your first steps',
      job: 'Post a job with interview times',
      decide: 'Read the applicants and accept',
      done: 'Done',
    },
    jobs: {
      title: 'Active jobs',
      all: 'All jobs',
      none: 'No open jobs. Post one to receive applications.',
      posted: 'Posted <day></day>',
      applicants:
        '{count, plural, one {{number} applicant} other {{number} applicants}}, {pending} pending{noReply, select, 0 {} other {, {noReply} no reply}}',
    },
    interviews: {
      next: 'Next interview',
      title: 'Upcoming interviews',
      calendar: 'Calendar',
      none: 'No upcoming interviews yet.',
      list: 'Next interviews',
    },
    recent: {
      title: 'Recent applications',
      all: 'All applicants',
      none: 'No applications yet. They appear here as people apply.',
      list: 'Newest applications',
    },
    figures: {
      tokens: 'Token balance',
      cost: '{tokens} token per acceptance',
      jobs: 'Jobs',
      active: '{count} active',
      closed: '{count} closed',
      applicants: 'Applicants',
      interviews: 'Upcoming interviews',
      interviewsAhead: 'Accepted, and not over yet',
      howYouAnswer: 'How you answer',
    },
  },

  publicPages: {
    title: 'Public pages',
    text: 'While this is on, anyone can read your open postings and your company’s page on the web without an account, find them with search engines and share their link. The page shows what job seekers see: name, logo, industry, size, address, website, description, since when you are here and how you answer. Your tax number, phone number, e-mail address and deed are never shown, nor how many seats or applicants there are. You can take out single postings on their page.',
    unverified: 'They appear once your company is verified.',
    label: 'Show our postings to people without an account',
    on: 'Your postings can now be read without an account.',
    off: 'Your postings can no longer be read without an account.',
    failed: 'Failed to change it. Please try again.',
  },
  reveals: {
    title: 'We record who looks at details',
    text: 'When you look at the details of an accepted applicant, open a file or download a list, we record the company, the account and the day. The applicant can read it.',
  },
  profile: {
    loadFailed: 'Failed to load profile. Please try again later.',
    context: 'Job seekers can see your page once your company is verified.',
    logout: 'Logout',
    edit: 'Edit Profile',
    memberSince: 'Member since <day></day>',
    about: 'About the company',
    companyName: 'Company name',
    industry: 'Industry',
    companySize: 'Company size',
    website: 'Website',
    address: 'Address',
    description: 'Description',
    forVerification: 'For verification only',
    phoneNumber: 'Phone number',
    npwp: 'NPWP',
    deed: 'Deed of establishment',
    viewDeed: 'View deed',
    missing: 'Not given yet',
  },

  form: {
    title: 'Edit Company Profile',
    notice: {
      title: 'Saving changes requires re-verification',
      verified:
        'Once you save a change, your company must be verified again by an administrator. Until then your job postings are hidden from job seekers.',
      unverified:
        'Once you save a change, an administrator looks at your company again. Your job postings stay hidden from job seekers until it is verified.',
    },
    chooseOne: 'Choose one',
    npwpHint: '16 digits',
    logo: 'Logo',
    deedUse: 'Administrators verify your company with it; job seekers never see it.',
    confirm: {
      title: 'Save and be verified again?',
      text: 'Your job postings are hidden from job seekers until an administrator has verified your company again.',
      save: 'Save and hide postings',
    },
    nothingChanged: 'Nothing was changed, so your profile and its verification stay as they are.',
  },
} as const;
