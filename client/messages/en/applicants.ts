export const applicants = {
  titles: {
    applicant: 'Applicant',
    allApplicants: 'All Applicants',
  },
  unknownUser: 'Unknown User',
  reveals:
    'When you look at the details of an accepted applicant, open a file or download a list, we record it. The applicant can read it.',

  list: {
    foot: 'Order: {order}. Names and contacts are shown once you have accepted.',
    download: 'Download accepted (CSV)',
    loadFailed: 'Failed to load applicants. Please try again later.',
    pages: 'Applicant pages',
    // The number comes with its dots.
    count: '{count, plural, one {{number} applicant} other {{number} applicants}}',
    ofJob: 'Applicants for {job}',
    postedOn: '{title}, posted {day}',
    jobDeleted: 'Deleted',
    clearFilters: 'Clear all filters',
    nobodyHasName: 'No accepted applicant has this name. The name search finds accepted applicants only.',
    nobodyAbsent: 'Nobody is recorded as absent from an interview.',
    sayWhoCame: 'Record who came',
    noProposals: 'No proposed time waits for your answer.',
    noneMatch: 'No applicants match these filters.',
    empty: 'Nobody has applied yet. Applicants appear here as they apply.',
    myJobs: 'My Jobs',
  },

  table: {
    replyBy: 'answer by {day}',
    replyToday: 'answer by <time></time> today',
    education: 'Education',
    time: 'Chosen time',
    status: 'Status and answer date',
  },

  seats: {
    taken: '{taken, number} of {all, plural, one {# seat} other {# seats}} taken',
    free: '{count, plural, one {# seat free} other {# seats free}}',
    none: 'Nobody has an interview to come. Applicants appear here at the time that they chose.',
  },

  filters: {
    sort: 'Order',
    sorts: {
      REPLY_BY: 'soonest answer first',
      DECIDED: 'as their answers were due',
      NEWEST: 'newest first',
      EARLIEST: 'earliest interview first',
      INTERVIEW_TIME: 'soonest interview first',
      BEST_MATCH: 'best match first',
    },
    findName: 'Find a name',
    byTime: 'By interview time',
    waiting: { proposals: 'Proposed times to answer', today: 'Answers due today' },
    showAll: 'Show all',
    status: 'Status',
    allStatuses: 'All',
    absent: 'Did not come',
    absentHint: 'By your record, or in the applicant’s own words where you have none.',
    job: 'Job',
    allJobs: 'All jobs',
    noSuchJob: 'No such job',
    name: 'Name',
    nameHint: 'Finds accepted applicants only; other names are masked.',
  },

  bulk: {
    label: 'Reject several applicants',
    choose: 'Select {name}, {job}',
    hint: 'Select applicants without a decision to reject several at once.',
    noneLeft: 'No applicants without a decision are left on this page.',
    selected: '{count, number} selected',
    selectAll: 'Select the {count, number} without a decision on this page',
    clear: 'Clear',
    reject: 'Reject {count, number}',
    title: 'Reject {count, plural, one {# applicant} other {# applicants}}?',
    text: '{count, plural, one {The applicant is told by e-mail, and the interview seat becomes free. A rejection is final.} other {Each applicant is told by e-mail, and the interview seats become free. A rejection is final.}}',
    confirm: 'Reject {count, number}',
    done: '{count, plural, one {# applicant} other {# applicants}} rejected.',
    doneInPart: '{rejected, number} of {asked, plural, one {# applicant} other {# applicants}} rejected. {reasons}',
  },

  queue: {
    review: 'Review {count, plural, one {# applicant} other {# applicants}}',
    reviewShort: 'Review {count, number}',
    title: 'Pending applicants',
    back: 'Back to all applicants',
    nobody: 'Nobody is waiting for your answer.',
  },

  page: {
    loadFailed: 'Failed to load application details. Please try again later.',
    backToJob: 'Back to the job',
    backToAll: 'Back to all applicants',
    // Where the notice after a decision says that it goes back to.
    job: 'the job',
    all: 'all applicants',
    appliedOn: 'Applied <day></day>',
  },

  reader: {
    order: 'Order',
    orders: { BEST_MATCH: 'Best match', INTERVIEW_TIME: 'Interview time', REPLY_BY: 'Answer date' },
    position: '{at, number} of {total, number}',
    all: '{total, plural, one {# applicant} other {# applicants}}',
    decided: '{decided, number} decided',
    progress: 'Decided',
  },

  abilities: {
    label: 'What the applicant can do',
    matches: 'Matches {found, number} of {required, number}',
    requiredBy: 'Required by <job></job>',
    requiredSkills: 'Required skills',
    otherTechnicalSkills: 'Other technical skills',
    technicalSkills: 'Technical skills',
    softSkills: 'Soft skills',
    none: 'None listed',
    education: 'Education',
    workExperience: 'Work experience',
    notGiven: 'Not given',
  },

  identity: {
    label: 'Identity',
    contact: 'Contact',
    shownAfter: 'Shown after you accept · {count, plural, one {# token} other {# tokens}}',
    notShown: 'Identity not shown',
    protection:
      'To protect the applicant’s privacy, the full name, e-mail, phone number, profile picture, CV and portfolio appear only after acceptance.',
    whatsApp: 'WhatsApp',
    viewCv: 'View CV',
    viewPortfolio: 'View portfolio',
    inNewTab: '{name} (opens in a new tab)',
  },

  interview: {
    title: 'Interview',
    seats: '{taken} of {count, plural, one {# seat} other {# seats}} taken, one by this applicant',
    chosenByApplicant: 'Chosen by the applicant',
    replyBy: 'Answer by <time></time>',
    lapsed: 'The time for an answer has passed, so this seat is free again.',
    hint: 'Tell the applicant where to come or which link to open.',
    venue: 'Venue',
    venueHint: 'Office, 3rd floor, or Google Meet',
    link: 'Meeting link',
    notEncrypted: 'This link is not encrypted. Applicants are warned of it.',
    useHttps: 'Change to https',
    additionalInformation: 'Additional information',
    none: 'None',
    edit: 'Edit interview details',
    save: 'Save interview details',
    saved: 'Interview details saved successfully!',
    saveFailed: 'Failed to save interview details. Please try again.',
  },

  decision: {
    label: 'Decision',
    next: 'Next applicant',
    previous: 'Previous applicant',
    cancel: 'Cancel',
    accept: 'Accept',
    reject: 'Reject',
    accepted: 'Applicant accepted. Their details are now visible.',
    rejected: 'Applicant rejected.',
    failed: 'Failed to update application status. Please try again.',
    buyTokens: 'Buy Tokens',
    noTokens:
      'Accepting costs {count, plural, one {# token} other {# tokens}} and you have none. <link>Purchase tokens</link>',
    notVerified:
      'Your company has not been verified yet. You can accept applicants once an administrator has verified it, and reject them now.',
    lapsed:
      'The time for an answer has passed. You can accept this applicant once they have chosen another time, and reject them now.',
    paused: 'This job is paused by our team. You can accept applicants once it is resumed, and reject them now.',
    conflict: 'The applicant has another interview at about this time. No token was spent.',
    timePassed: 'This interview time has passed',
    timePassedText: 'Choose the time that you accept the applicant for. The applicant is told by e-mail.',
    rejectTitle: 'Reject this applicant?',
    addDetails: 'Add interview details',
    rejectText:
      'A rejection is final and costs nothing. The applicant is told, without a reason. The seat in the interview slot becomes free again.',
    rejectConfirm: 'Reject applicant',
  },

  accept: {
    title: 'Accept this applicant?',
    confirm: 'Accept · {count, plural, one {# token} other {# tokens}}',
    cost: 'This costs <strong>{cost, plural, one {# token} other {# tokens}}</strong>.',
    // The numbers come with their dots.
    balance:
      'You have {balance, plural, one {{balanceNumber} token} other {{balanceNumber} tokens}}; <strong>{left, plural, one {{leftNumber} token} other {{leftNumber} tokens}}</strong> will be left.',
    interview: 'Interview: <time></time>',
    timePassedText: 'Accept for another open time of the job: an interview that is over cannot be moved afterwards.',
    otherTime: 'Choose another time',
    reveals: 'You will see the applicant’s full name, contact details, CV and portfolio. An acceptance is final.',
    link: 'Meeting link',
    linkHint: 'Optional. You can add venue and link later too.',
    venueNext: 'Next you enter the venue.',
  },

  otherSlots: {
    label: 'Other open slots of this job',
    seatsLeft: '{left, number} of {seats, plural, one {# seat} other {# seats}} left',
    none: 'No other slot of this job is open. <link>Add a slot</link>',
  },
} as const;
