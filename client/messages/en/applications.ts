export const applications = {
  titles: {
    appliedJobs: 'Applied Jobs',
    application: 'Application',
    interviewCalendar: 'Interview Calendar',
    upcomingInterviews: 'Upcoming Interviews',
    outcomes: 'Interview Outcomes',
  },
  unknownPosition: 'Unknown Position',
  unknownCompany: 'Unknown Company',
  unknownUser: 'Unknown User',
  browseJobs: 'Browse Jobs',
  replyBy: 'Answer expected by <time></time>',
  appliedOn: 'Applied <day></day>',
  addToCalendar: 'Add to calendar',
  // Of a company or a job.
  nameAndPlace: '{name} · {place}',
  interviewIsOver: 'This interview is over.',

  applied: {
    context: 'The status of each of your applications.',
    loadFailed: 'Failed to load your applications. Please try again later.',
    empty: 'You have not applied to any job yet.',
    next: 'Next: the company looks at your application. Your interview time is kept, and the answer will appear here.',
    replyBy: 'Answer by <time></time>',
    moves: { APPLICANT: 'You asked for another time', COMPANY: 'Answer the new time' },
    groups: {
      past: '{count, plural, one {{number} with a past interview time} other {{number} with past interview times}}',
      Accepted: { name: 'Accepted', none: 'No accepted applications.' },
      Pending: { name: 'Pending', none: 'No pending applications.' },
      Rejected: { name: 'Rejected', none: 'No rejected applications.' },
    },
  },

  proposals: {
    from: '{company} proposes another time',
    many: '{count, plural, one {# proposed time needs your answer} other {# proposed times need your answer}}',
    until: 'answer by <time></time>',
    answer: 'Answer',
  },

  application: {
    tabTitle: 'Application: {job}',
    loadFailed: 'Failed to load application details. Please try again later.',
    back: 'Back',
    backToApplied: 'Back to Applied Jobs',
    rejected: 'This application was not successful',
    rejectedText: 'The company has chosen not to go on with this application. There are more jobs waiting for you.',
    withdrawn: 'You have withdrawn this application',
    noReply: 'There was no reply to this application',
    applyAgain: 'Apply again by choosing a time',
    job: 'Job',
    jobRemoved: 'This job has been removed by the company.',
    jobNotShown: 'The pages of this job and its company are not available at the moment.',
    viewJob: 'View job',
    viewThisJob: 'View job: {job}',
    requiredSkills: 'Required skills',
    time: {
      ACCEPTED: 'Your interview',
      PENDING: 'The time you chose',
      NO_REPLY: 'The time you chose',
      REJECTED: 'The time you chose',
      WITHDRAWN: 'The time you chose',
    },
    seatIsKept: 'Your interview time is kept while the company decides.',
    lapsedTime: 'The time for an answer has passed, so your seat is free again.',
    timeHasPassed: 'This time has passed and the company has not decided yet.',
    details: 'Interview details',
    venue: 'Venue',
    additionalInformation: 'Additional information',
    noDetails: 'The company has not added a venue or further details yet.',
  },

  again: {
    title: 'No reply',
    choose: 'Choose another time',
    text: 'The company has not answered in time. Choose a time and apply with it, and the company is asked again. Your application stays open until <day></day>.',
    closed:
      'The company has not answered in time. The job takes no applications at the moment. Your application stays open until <day></day>.',
    none: 'The company has not answered in time, and no other time of this job is free now. Your application stays open until <day></day>.',
    done: 'Your new time has been sent.',
    failed: 'Failed to choose another time. Please try again.',
    loadFailed: 'Failed to load the other times of this job. Please try again.',
  },

  withdraw: {
    open: 'Withdraw application',
    title: 'Withdraw application?',
    text: 'You take back your application for {job} at {company}, and your seat goes to someone else. You can apply again while the job is open.',
    confirm: 'Withdraw',
    keep: 'Keep it',
    done: 'Your application has been withdrawn.',
    failed: 'Failed to withdraw application. Please try again.',
  },

  calendar: {
    context: 'Interviews that companies have accepted.',
    empty: 'You have no upcoming interviews.',
    loadFailed: 'Failed to load your interviews. Please try again later.',
    tryAgain: 'Try again',
  },

  upcoming: {
    context: 'Interviews with applicants you have accepted.',
    empty: 'No upcoming interviews. They appear here once you accept an applicant.',
    viewJobs: 'View My Jobs',
    loadFailed: 'Failed to load upcoming interviews. Please try again later.',
  },

  outcomesPage: {
    context: 'Record who came and what the outcome is. The applicants wait for it.',
    absent: 'See who did not come',
    empty: 'No interview waits for its outcome.',
    loadFailed: 'Failed to load the interviews. Please try again later.',
  },

  followUp: {
    title: 'After the interview',
    outcome: 'Outcome of the interview',
    outcomeOf: 'Outcome of the interview: {about}',
    ask: 'Tell the applicant how it ended. It is one tap, and they wait for it.',
    askAbsent: 'You said that the applicant did not come. Choose the outcome too: not chosen, or still deciding.',
    outcomes: { CHOSEN: 'Chosen', NOT_CHOSEN: 'Not chosen', STILL_DECIDING: 'Still deciding' },
    changeable: '{outcome}. You can change this until <time></time>; then the applicant is told.',
    toldApplicant: {
      CHOSEN: 'The applicant has been told: chosen.',
      NOT_CHOSEN: 'The applicant has been told: not chosen.',
      STILL_DECIDING: 'The applicant has been told that you are still deciding. Tell the outcome once you know it.',
    },
    waiting: 'The outcome appears here once the company tells it.',
    missing: {
      COMPANY: 'You have not told the outcome. The applicant still waits for it.',
      APPLICANT: 'The company has not told the outcome.',
    },
    read: {
      CHOSEN: {
        title: 'You were chosen. Congratulations!',
        text: 'The company will get in touch with you about the next step.',
      },
      NOT_CHOSEN: {
        title: 'You were not chosen this time',
        text: 'Thank you for taking the time. We wish you success with the next interview.',
      },
      STILL_DECIDING: {
        title: 'The company is still deciding',
        text: 'The outcome appears here once the company tells it.',
      },
    },
    close: {
      question: 'Is the job filled? Close it, so that no one else applies. You can open it again.',
      confirm: 'Close the job',
      done: 'The job is closed.',
      failed: 'Failed to close the job. Please try again.',
    },
    how: 'Did the interview take place?',
    own: {
      COMPANY: {
        TOOK_PLACE: 'It took place',
        OTHER_ABSENT: 'The applicant did not come',
        COULD_NOT_COME: 'We could not come',
      },
      APPLICANT: {
        TOOK_PLACE: 'It took place',
        OTHER_ABSENT: 'The company did not come',
        COULD_NOT_COME: 'I could not come',
      },
    },
    other: {
      COMPANY: {
        TOOK_PLACE: 'It took place',
        OTHER_ABSENT: 'The applicant did not come',
        COULD_NOT_COME: 'The company could not come',
      },
      APPLICANT: {
        TOOK_PLACE: 'It took place',
        OTHER_ABSENT: 'The company did not come',
        COULD_NOT_COME: 'The applicant could not come',
      },
    },
    says: { YOU: 'You say', COMPANY: 'The company says', APPLICANT: 'The applicant says' },
    nothing: 'Nothing yet',
    bothRead:
      'The other side reads this, and so do administrators; nothing else follows from it. You can change it until <time></time>.',
    failed: 'Failed to save this. Please try again.',
  },

  reschedule: {
    title: 'Reschedule',
    askFirst: {
      COMPANY: 'The company is asked to agree. Until then the interview stays as it is.',
      APPLICANT: 'The applicant is asked to agree. Until then the interview stays as it is.',
    },
    waiting: {
      COMPANY: 'Waiting for an answer. The company can accept, decline or propose another time.',
      APPLICANT: 'Waiting for an answer. The applicant can accept, decline or propose another time.',
    },
    notVerified:
      'Your company has not been verified yet. You can propose another time once an administrator has verified it.',
    request: 'Request Reschedule',
    respond: 'Respond to Request',
    counter: 'Counter offer',
    agreedNow: 'Agreed now',
    proposed: 'Proposed',
    agreedTime: 'Agreed now: <time></time>',
    proposedTime: {
      COMPANY: 'The company proposes <time></time>',
      APPLICANT: 'The applicant proposes <time></time>',
    },
    cancelledTime: 'Cancelled: <time></time>',
    askedOn: {
      YOU: 'On <day></day>, you asked for another time.',
      COMPANY: 'On <day></day>, the company asked for another time.',
      APPLICANT: 'On <day></day>, the applicant asked for another time.',
    },
    // Who can answer, and until when.
    expiry: {
      YOU: 'Answer by <time></time>.',
      COMPANY: 'The company can answer until <time></time>.',
      APPLICANT: 'The applicant can answer until <time></time>.',
    },
    silence: {
      PLANNED: 'Without an answer the interview stays as agreed.',
      CANCELLED: 'Without an answer the interview stays cancelled.',
    },
    takeBack: {
      open: 'Take the proposal back',
      title: 'Take this proposal back?',
      text: 'It can no longer be answered then. {left, plural, =0 {You have no proposal left for this application.} one {You can propose # more time.} other {You can propose # more times.}}',
      confirm: 'Take it back',
      keep: 'Keep it',
    },
    cancelled: {
      title: 'Cancelled',
      by: {
        YOU: 'Cancelled by you on <day></day>',
        COMPANY: 'Cancelled by <company></company> on <day></day>',
        APPLICANT: 'Cancelled by the applicant on <day></day>',
      },
      until: 'You can propose a new time until <time></time>.',
      propose: 'Propose a new time',
      over: 'The 30 days in which a new time could be proposed are over.',
    },
    slots: {
      label: 'Free times of this job',
      choose: 'Choose one of these times, or write another time.',
      notReserved: {
        COMPANY: 'Proposing a time does not reserve it: it must still be free when the company accepts.',
        APPLICANT: 'Proposing a time does not reserve it: it must still be free when the applicant accepts.',
      },
    },
    answers: {
      label: 'Your answer',
      accept: 'Accept',
      counter: 'Counter offer',
      reject: 'Decline',
    },
    form: {
      date: 'Date',
      start: 'Start ({zone})',
      end: 'End ({zone})',
      place: 'Place',
      otherTime: 'Write another time',
      reason: 'Reason (optional)',
      reasonHint: 'Why another time would be better',
      left: '{left} of {most} proposals left for this application',
      sendRequest: 'Send request',
      sendCounter: 'Send counter offer',
      back: 'Back',
    },
    done: {
      REQUEST: 'Reschedule request sent. The agreed time stays until it is answered.',
      ACCEPT: 'New time accepted. The interview has moved.',
      REJECT: 'Request declined. The interview stays as agreed.',
      COUNTER: 'Counter offer sent. The agreed time stays until it is answered.',
      TAKE_BACK: 'Proposal taken back. The interview stays as agreed.',
    },
    doneCancelled: {
      REQUEST: 'New time proposed. The interview stays cancelled until it is accepted.',
      ACCEPT: 'New time accepted. The interview is planned again.',
      REJECT: 'Request declined. The interview stays cancelled.',
      COUNTER: 'Counter offer sent. The interview stays cancelled until it is accepted.',
      TAKE_BACK: 'Proposal taken back. The interview stays cancelled.',
    },
    requestFailed: 'Failed to request reschedule. Please try again.',
    respondFailed: 'Failed to respond to reschedule request. Please try again.',
    takeBackFailed: 'Failed to take the proposal back. Please try again.',
    cancelFailed: 'Failed to cancel the interview. Please try again.',
    timeline: {
      title: 'History',
      label: 'History of this interview, newest first',
      propose: 'Propose another time',
      next: {
        answer: {
          YOU: 'Next: your answer, by <time></time>',
          COMPANY: 'Next: the company’s answer, by <time></time>',
          APPLICANT: 'Next: the applicant’s answer, by <time></time>',
        },
        interview: 'Next: the interview, <time></time>',
        planAgain: 'Next: a new time, which either side can propose until <time></time>',
        nothing: 'Nothing more will follow.',
      },
      proposedBy: {
        YOU: 'You proposed <time></time>',
        COMPANY: 'The company proposed <time></time>',
        APPLICANT: 'The applicant proposed <time></time>',
      },
      ends: {
        WITHDRAWN: 'Taken back',
        EXPIRED: 'Not answered in time',
        ENDED: 'Ended with the interview',
      },
      cancelledBy: {
        YOU: 'You cancelled the interview of <time></time>',
        COMPANY: 'The company cancelled the interview of <time></time>',
        APPLICANT: 'The applicant cancelled the interview of <time></time>',
      },
      proposed: 'Sent <time></time>',
      closed: 'Settled <time></time>',
    },
  },

  cancel: {
    open: 'Cancel the interview',
    subject: '{job} at {company}',
    title: 'Cancel the interview?',
    move: {
      question: 'Is it only the time that does not suit?',
      propose: 'Propose another time',
    },
    reason: 'Reason',
    reasonOptional: 'Reason (optional)',
    reasonHint: {
      COMPANY: 'The company reads it.',
      APPLICANT: 'The applicant reads it. 5 to 500 characters.',
    },
    // By the side that cancels.
    consequences: {
      APPLICANT:
        'The company is told at once. Your acceptance stays, and for {days} days either side can propose a new time.',
      COMPANY:
        'The applicant is told at once. The acceptance stays and the token does not come back. For {days} days either side can propose a new time.',
    },
    keep: 'Keep the interview',
    confirm: 'Cancel it',
    done: 'The interview has been cancelled.',
  },
} as const;
