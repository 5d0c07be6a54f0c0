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
    overTime: 'Applications over time',
    overTimeChart: 'Applications of the last 30 days, by status',
    jobs: {
      title: 'Active jobs',
      all: 'All jobs',
      none: 'No open jobs. Post one to receive applications.',
      posted: 'Posted <day></day>',
      applicants:
        '{count, plural, one {{number} applicant, {pending} pending} other {{number} applicants, {pending} pending}}',
    },
    interviews: {
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
      pending: '{count} pending',
      accepted: '{count} accepted',
      rejected: '{count} rejected',
      withdrawn: '{count} withdrawn',
      interviews: 'Upcoming interviews',
      interviewsAhead: 'Accepted, and not over yet',
    },
  },

  looks: {
    title: 'We record who looks at details',
    text: 'When you look at the details of an accepted applicant, open a file or download a list, we record the company, the account and the day. The applicant can read it.',
  },
  profile: {
    loadFailed: 'Failed to load profile. Please try again later.',
    context: 'Seekers see the page of a verified company.',
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
    keptWhenEmpty: 'Left empty, the saved value stays.',
    logo: 'Logo',
    deedUse: 'Administrators verify your company with it; job seekers never see it.',
    cancel: 'Cancel',
    save: 'Save',
    confirm: {
      title: 'Save and be verified again?',
      text: 'Your job postings are hidden from job seekers until an administrator has verified your company again.',
      save: 'Save and hide postings',
    },
    saved: 'Profile updated successfully!',
    nothingChanged: 'Nothing was changed, so your profile and its verification stay as they are.',
    saveFailed: 'Failed to update profile. Please try again.',
  },
} as const;
