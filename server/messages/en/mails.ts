const NOT_ME = 'I did not do this';
const NEW_PASSWORD_SIGNS_OUT =
  'If it was not you, set a new password at once; every browser that is signed in is then signed out.';
const UNDO = 'This was not me';
const UNDOES =
  'If it was not you, say so within 72 hours: this one change is undone, and every browser that is signed in is signed out. The link works once.';
const LOOK_FIRST = 'Look at their skills and experience first. Accepting costs 1 token and shows you who they are.';

/** Both numbers, or the one that is not 0. */
const NEWS =
  '{withdrawn, plural, =0 {{applied, plural, one {1 new applicant} other {{applicants} new applicants}}} one {{applied, plural, =0 {1 withdrawal} one {1 new applicant, 1 withdrawal} other {{applicants} new applicants, 1 withdrawal}}} other {{applied, plural, =0 {{withdrawals} withdrawals} one {1 new applicant, {withdrawals} withdrawals} other {{applicants} new applicants, {withdrawals} withdrawals}}}}';

/**
 * Every mail: its subject, its paragraphs in their order, and the label of its link. A paragraph with the name of a value
 * is left out where that value is null. `date`, `isoDate`, `device` and `locationType` come in the reader's words.
 */
export const mails = {
  verifyEmail: {
    subject: 'Verify your email address',
    paragraphs: {
      welcome: 'Welcome to TemuKerja. Please verify that this address is yours.',
      once: 'The link works once, within {hours, plural, one {# hour} other {# hours}}. If you did not register, ignore this e-mail.',
    },
    action: 'Verify email address',
  },
  addressTaken: {
    subject: 'You already have an account',
    paragraphs: {
      asked: 'Someone who was registering at TemuKerja gave this address as theirs. It already has an account.',
      what: 'If it was you, log in with it. If it was not, ignore this e-mail; nothing changes.',
    },
    action: 'Log in',
  },
  resetPassword: {
    subject: 'Reset your password',
    paragraphs: {
      asked: 'Someone asked to set a new password for your TemuKerja account. If it was you, choose one now.',
      once: 'The link works once, within {minutes, plural, one {# minute} other {# minutes}}. If you did not ask, ignore this e-mail; your password stays as it is.',
    },
    action: 'Choose a new password',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    paragraphs: {
      where:
        'Your TemuKerja account was signed in to from a browser that it has not been used in before: {device}, {isoDate} at {time} WIB.',
      advice:
        'If it was you, there is nothing to do. If it was not, set a new password at once; every browser that is signed in is then signed out.',
    },
    action: NOT_ME,
  },
  secondFactorOn: {
    subject: 'Two-factor authentication is on',
    paragraphs: {
      fromNowOn:
        'From now on, signing in to your TemuKerja account asks for a code of your authenticator app. All other browsers were signed out.',
      advice: UNDOES,
    },
    action: UNDO,
  },
  secondFactorOff: {
    subject: 'Two-factor authentication is off',
    paragraphs: {
      fromNowOn: 'Signing in to your TemuKerja account no longer asks for a code.',
      advice: UNDOES,
    },
    action: UNDO,
  },
  newRecoveryCodes: {
    subject: 'You have new recovery codes',
    paragraphs: { before: 'The recovery codes from before no longer work.', advice: UNDOES },
    action: UNDO,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    paragraphs: {
      left: 'A recovery code of your TemuKerja account was used just now. {count, plural, one {# is left; you make new ones under Security.} other {# are left; you make new ones under Security.}}',
      advice: NEW_PASSWORD_SIGNS_OUT,
    },
    action: NOT_ME,
  },
  secondFactorReset: {
    subject: 'Two-factor authentication was taken off your account',
    paragraphs: {
      operators:
        'The operators of TemuKerja took two-factor authentication off your account, and signed it out everywhere. Your password is as it was: log in with it, and set two-factor authentication up again.',
      advice:
        'If you did not ask for this, contact our support at once and set a new password. The address is at the bottom of the first page of TemuKerja.',
    },
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: {
      justNow: 'The password of your TemuKerja account was set or changed just now.',
      advice: UNDOES,
    },
    action: UNDO,
  },
  googleLinked: {
    subject: 'You can now sign in with Google',
    paragraphs: {
      justNow:
        'A Google account with this address was linked to your TemuKerja account just now. It can sign in to it.',
      advice: UNDOES,
    },
    action: UNDO,
  },
  changeUndone: {
    subject: 'A change to your account was undone',
    paragraphs: {
      what: '{part, select, PASSWORD {The password of your TemuKerja account is again as it was before the change.} SECOND_FACTOR {Two-factor authentication of your TemuKerja account is again as it was before the change.} other {The Google account is no longer linked to your TemuKerja account.}} Every browser was signed out.',
      advice: 'To be safe, choose a new password that you use nowhere else.',
    },
    action: 'Choose a new password',
  },
  ownersChanged: {
    subject: 'The owners of {company} have changed',
    paragraphs: {
      what: '{change, select, MADE {{by} has made {name} an owner of {company}.} DEMOTED {{by} has made {name} a recruiter. {name} is no longer an owner of {company}.} REMOVED {{by} has removed {name}, who was an owner of {company}.} LEFT {{name}, who was an owner, has left {company}.} BARRED {TemuKerja has ended the membership of {name}, who was an owner of {company}.} other {{by} has undone a change: {name} has the same role at {company} as before it.}}',
      undo: 'If this is not right, an owner can undo it on the team page within {undo, plural, one {# hour} other {# hours}}.',
    },
    action: 'Open the team page',
  },
  ownerRoleEnded: {
    subject: 'You are no longer an owner of {company}',
    paragraphs: {
      what: '{change, select, REMOVED {{by} has removed you from {company}. Your own account stays.} other {{by} has made you a recruiter of {company}.}}',
      notMe:
        'If this is not right, tell us with “This was not me”. The link works once, within {hours, plural, one {# hour} other {# hours}}. It does not give the role back, but nobody can change the owners, copy the data or erase the company for that time, unless an administrator has looked before.',
    },
    action: 'This was not me',
  },
  membershipEnded: {
    subject: 'You are no longer a member of {company}',
    paragraphs: {
      what: '{how, select, LEFT {You have left {company}.} BARRED {TemuKerja has ended your membership of {company}. You can no longer act for this company. To ask about it, write to our support: the address is at the bottom of the first page of TemuKerja.} other {{by} has removed you from {company}.}}',
      stays: 'Your account stays. You can use it to look for work.',
    },
    action: 'Log in',
  },
  ownersFrozen: {
    subject: 'A former owner of {company} objects',
    paragraphs: {
      what: '{name} was an owner of {company} and says that losing the role was not right.',
      frozen:
        'Until an administrator has looked, nobody can change the owners, copy the data or erase the company, for {hours, plural, one {# hour} other {# hours}} at most. Everything else goes on. If {name} is right, undo that change on the team page.',
    },
    action: 'Open the team page',
  },
  ownerNamed: {
    subject: 'An administrator has named an owner for {company}',
    paragraphs: {
      what: 'We were told that {company} has no owner any more who can be reached. We have checked its documents and named {email} as an owner, from {isoDate} on.',
      object:
        'If you are still its owner, say so on the team page within {days, plural, one {# day} other {# days}}: then nothing changes.',
    },
    action: 'Open the team page',
  },
  ownerCode: {
    subject: 'Your confirmation code',
    paragraphs: {
      code: 'Enter this code on the TemuKerja page that asks for it: {code}',
      once: 'It works once, within {minutes, plural, one {# minute} other {# minutes}}. Give it to no one: nobody from TemuKerja will ever ask you for it.',
      notYou:
        'If you did not ask for a code, another person is signed in to your account. Sign in, and sign out all other devices under Security.',
    },
  },
  passwordRemovedByGoogle: {
    subject: 'Your password was removed',
    paragraphs: {
      why: 'You signed in to TemuKerja with Google for the first time. Your address had been registered with a password before, and nothing shows that it was you who chose it. To be safe, that password no longer works, and every browser that was signed in is signed out.',
      advice: 'If the password was yours, please choose a new one. You can also go on signing in with Google.',
    },
    action: 'Choose a new password',
  },
  passwordRemovedByOwner: {
    subject: 'Your password was removed',
    paragraphs: {
      why: 'You told us that it was not you who registered your address at TemuKerja. The password of that account no longer works, and every browser that was signed in is signed out.',
      advice: 'If you want to use the account, choose a password of your own, or sign in with Google.',
    },
    action: 'Choose a new password',
  },
  passwordRemovedByInvitation: {
    subject: 'Your password was replaced',
    paragraphs: {
      why: 'An account at TemuKerja had been registered with your address, which was never verified. The invitation that you have just accepted gave it a new password; the one from before no longer works, and every other browser is signed out.',
      advice: 'If you did not accept an invitation, choose a password of your own at once.',
    },
    action: 'Choose a new password',
  },
  invitation: {
    subject: '{inviter} invites you to hire for {company}',
    paragraphs: {
      who: '{inviter} invites you to join {company} on TemuKerja as {role, select, OWNER {an owner} other {a recruiter}}. You decide on the page that the link opens; opening it joins nothing.',
      once: 'The link works for {days} days, and only for this address. If you do not know the company, ignore this e-mail.',
    },
    action: 'See the invitation',
  },
  ownerInvited: {
    subject: 'An owner was invited to {company}',
    paragraphs: {
      who: '{inviter} has invited {address} to be an owner of {company}. Owners buy tokens, manage the members and may close the company.',
      advice: 'If this is not right, withdraw the invitation.',
    },
    action: 'Open the team',
  },
  memberJoined: {
    subject: '{person} joined {company}',
    paragraphs: {
      who: '{person} has accepted the invitation and is now {role, select, OWNER {an owner} other {a recruiter}} of {company}.',
    },
    action: 'Open the team',
  },

  companyVerified: {
    subject: '{company} is verified',
    paragraphs: {
      visible: 'Your company has been verified. Your open jobs are visible to job seekers now.',
    },
    action: 'Go to your jobs',
  },
  companyRejected: {
    subject: '{company} could not be verified',
    paragraphs: {
      why: '{isGiven, select, yes {Reason: {reason}} other {Reason: No specific reason provided.}}',
      next: 'Correct your company profile and save it: that asks for verification again.',
    },
    action: 'Open your company profile',
  },
  companyRevoked: {
    subject: 'The verification of {company} was revoked',
    paragraphs: {
      hidden: 'Your job postings are not visible to job seekers until your company is verified again.',
      note: 'Note: {note}',
    },
    action: 'Open your company profile',
  },
  jobHeld: {
    subject: 'Our team is checking your job {job}',
    paragraphs: {
      hidden: 'Our team checks your job {job} before job seekers see it. Until then nobody can apply for it.',
      reason: 'Reason: {holdReason}',
      answer: 'You can answer once, on the page of the job.',
    },
    action: 'Open the job',
  },
  jobPaused: {
    subject: 'Your job {job} is paused',
    paragraphs: {
      hidden:
        'Our team has paused your job {job}. Until it is resumed, job seekers do not see it and nobody can be accepted for it. Applications stay.',
      reason: 'Reason: {reason}',
      answer: 'You can answer once, on the page of the job.',
    },
    action: 'Open the job',
  },
  jobResumed: {
    subject: 'Your job {job} may be shown',
    paragraphs: {
      visible:
        'Our team has released your job {job}. Job seekers see it while it is open and your company is verified.',
    },
    action: 'Open the job',
  },

  newApplicant: {
    subject: 'New applicant for {job}',
    paragraphs: {
      chosen: '{applicant} has applied for {job} and chose this interview time: {date}, {times} ({locationType}).',
      advice: LOOK_FIRST,
    },
    action: 'See the applicant',
  },
  anotherTimeChosen: {
    subject: 'An applicant for {job} has chosen another time',
    paragraphs: {
      chosen:
        '{applicant} waits for your answer again and has chosen another interview time for {job}: {date}, {times} ({locationType}).',
      advice: LOOK_FIRST,
    },
    action: 'See the applicant',
  },
  repliesExpected: {
    subject:
      '{count, plural, one {1 applicant waits for your answer} other {{applicants} applicants wait for your answer}}',
    paragraphs: {
      dates:
        '{count, plural, one {An applicant waits for your answer.} other {{applicants} applicants wait for your answer, the soonest first.}} When the date of an applicant below has passed, their interview time is free again. They must choose another time before you can accept them.',
      reject: 'A rejection is an answer too, and costs nothing.',
    },
    action: 'See who waits',
  },
  jobNews: {
    subject: `{job}: ${NEWS}`,
    paragraphs: { counts: `Since our last e-mail about {job}: ${NEWS}.`, advice: LOOK_FIRST },
    action: 'See the applicants',
  },
  applicantWithdrew: {
    subject: 'An applicant for {job} has withdrawn',
    paragraphs: {
      seat: '{applicant} has withdrawn their application for {job}, and has no seat in its interview times any more.',
    },
    action: 'See the application',
  },
  accepted: {
    subject: '{company} has accepted your application',
    paragraphs: {
      news: 'Good news: {company} has accepted your application for {job}.',
      interview: 'Your interview: {date}, {times} ({locationType}).',
      next: 'The company now sees your name and how to reach you. The page of the application shows the venue or meeting link as soon as the company has given it.',
    },
    action: 'See your interview',
  },
  rejected: {
    subject: 'Your application for {job}',
    paragraphs: {
      news: '{company} has decided not to go on with your application for {job}.',
      identity:
        '{isKnown, select, yes {They see your name and contact because they have accepted you for another job. You can look at other open jobs.} other {Your name and contact were never shown to them. You can look at other open jobs.}}',
    },
    action: 'Find other jobs',
  },
  noReply: {
    subject: 'No reply: {job}',
    paragraphs: {
      passed:
        'There was no reply in time to your application for {job} at {company}. Your seat in the interview time is free again.',
      times:
        'You can choose another time on the page of your application. {times, plural, one {The one that is free now is below.} other {Those that are free now are below.}}',
      related: '{related, plural, one {Below is also a job like this one.} other {Below are also jobs like this one.}}',
      choice: 'Your application stays open for {days} days. You can also withdraw it.',
    },
    action: 'See your application',
  },

  jobRemoved: {
    subject: '{job} is no longer offered',
    paragraphs: { closed: '{company}, {job}: The company has removed this job, so the application was closed.' },
    action: 'Find other jobs',
  },
  jobEdited: {
    subject: '{job} has changed',
    paragraphs: {
      changed: '{company} has changed its job posting {job}, for which you applied. What has changed: {parts}.',
      kept: 'Your application and your interview time stay as they are.',
    },
    action: 'See the application',
  },
  companyLeft: {
    subject: 'A company that you applied to has left',
    paragraphs: {
      closed:
        'A company that you applied to has left TemuKerja, so your application with the interview on {date}, {times} was closed.',
    },
    action: 'See the application',
  },
  ownWithdrawn: {
    subject: 'Your application to your own company was withdrawn',
    paragraphs: { withdrawn: 'You are a member of {company} now, so your application for {job} was withdrawn.' },
    action: 'See the application',
  },
  interviewDropped: {
    subject: 'The interview on {date} is cancelled',
    paragraphs: {
      news: '{by, select, COMPANY {The company has left TemuKerja, so your interview on {date}, {times} does not take place.} other {Your applicant has left TemuKerja, so the interview on {date}, {times} does not take place.}}',
    },
    action: 'See the application',
  },
  erasureWaits: {
    subject: 'Your data will be erased on {date}',
    paragraphs: {
      what: '{scope, select, USER {You asked us to erase your job seeker profile.} COMPANY {You asked us to erase your membership in the company; with its last owner the company goes too.} other {You asked us to erase your account.}} It is hidden from now on and will be erased on {date}.',
      back: 'Until then you can log in and cancel. If it was not you, cancel it and choose a new password.',
    },
    action: 'Cancel the erasure',
  },
  erasureBegins: {
    subject: 'Your data is being erased',
    paragraphs: {
      what: '{scope, select, USER {You asked us to erase your job seeker profile.} COMPANY {You asked us to erase your membership in the company; with its last owner the company goes too.} other {You asked us to erase your account.}} We are doing it now; it takes a minute and cannot be taken back.',
      last: '{scope, select, USER {Your company stays as it is.} COMPANY {Your job seeker profile stays as it is.} other {This is our last e-mail to you. Thank you for being with us.}}',
    },
  },
  erasureCancelled: {
    subject: 'Your data stays',
    paragraphs: { back: 'You cancelled the erasure. Everything is as it was before.' },
  },

  interviewDetails: {
    subject: 'Your interview for {job}: venue and details',
    paragraphs: {
      news: '{company} has added or changed the details of your interview.',
      venue: 'Venue: {venue}',
      link: 'Meeting link: {link}{unencrypted, select, yes {\nNot encrypted: enter no password, pay nothing.} other {}}',
      additionalInfo: 'Additional information: {additionalInfo}',
      date: 'The interview on {date} is near. If the details do not suit you, you can propose another time or call the interview off on its page.',
    },
    action: 'See your interview',
  },
  reminder: {
    subject: '{day, select, TODAY {Interview today: {job}} other {Interview tomorrow: {job}}}',
    paragraphs: {
      when: '{day, select, TODAY {Your interview with {named, select, yes {{who}} other {your applicant}} for {job} is today: {date}, {times} ({locationType}).} other {Your interview with {named, select, yes {{who}} other {your applicant}} for {job} is tomorrow: {date}, {times} ({locationType}).}}',
    },
    action: 'See the interview',
  },

  savedSearchNews: {
    subject: '{count, plural, one {1 new job} other {{jobs} new jobs}}: {name}',
    paragraphs: {
      news: '{count, plural, one {There is 1 new job} other {There are {jobs} new jobs}} for your saved search “{name}”.',
      newest: 'These are the newest {newest}; the list has all of them.',
      cadence:
        '{cadence, select, DAILY {You get this e-mail at most once a day, and only when there is something new.} other {You get this e-mail at most once a week, and only when there is something new.}}',
    },
    action: 'See the whole list',
    unsubscribe: 'Stop the e-mails of this search',
  },

  timeFree: {
    subject: 'A time is free: {job}',
    paragraphs: {
      news: '{company} has a free interview time for {job}, which you asked us to tell you about.',
      soon: 'Others were told too, so it may be taken by the time you look.',
      until:
        'You get such an e-mail at most once a day. They end when you apply, when you stop them, and 30 days after you asked.',
    },
    action: 'Choose a time',
    unsubscribe: 'Stop the e-mails about this job',
  },

  dataExportReady: {
    subject: 'Your data is ready to download',
    paragraphs: {
      ready:
        'You asked for a copy of your data at TemuKerja. It is ready, and can be downloaded until {date}, {time} WIB.',
      alone:
        'The link asks you to log in, because the file is for you alone. If you did not ask for it, set a new password at once.',
    },
    action: 'Download your data',
  },

  rescheduleRequested: {
    subject: 'Another interview time is proposed: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} proposes {date}, {times} as the new interview time ({job}).} other {{named, select, yes {{applicant}} other {Your applicant}} proposes {date}, {times} as the new interview time ({job}).}}',
    },
    action: 'See the interview',
  },
  rescheduleAccepted: {
    subject: 'The new interview time is agreed: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} accepted the new time. The interview takes place on {date}, {times} ({job}).} other {{named, select, yes {{applicant}} other {Your applicant}} accepted the new time. The interview takes place on {date}, {times} ({job}).}}',
    },
    action: 'See the interview',
  },
  rescheduleRejected: {
    subject: 'The proposed interview time was declined: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} did not agree to the proposed time {date}, {times} ({job}). Nothing else has changed.} other {{named, select, yes {{applicant}} other {Your applicant}} did not agree to the proposed time {date}, {times} ({job}). Nothing else has changed.}}',
    },
    action: 'See the interview',
  },
  rescheduleCountered: {
    subject: 'A counter offer for the interview time: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} proposes another time instead: {date}, {times} ({job}).} other {{named, select, yes {{applicant}} other {Your applicant}} proposes another time instead: {date}, {times} ({job}).}}',
    },
    action: 'See the interview',
  },
  rescheduleWithdrawn: {
    subject: 'A proposed interview time was taken back: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} has taken back its proposal for {date}, {times} ({job}). Nothing else has changed.} other {{named, select, yes {{applicant}} other {Your applicant}} has taken back the proposal for {date}, {times} ({job}). Nothing else has changed.}}',
    },
    action: 'See the interview',
  },
  rescheduleExpired: {
    subject: 'A proposed interview time was not answered: {job}',
    paragraphs: {
      news: '{by, select, YOU {Your proposal for {date}, {times} was not answered in time ({job}). Nothing else has changed.} COMPANY {The proposal of {company} for {date}, {times} can no longer be answered ({job}). Nothing else has changed.} other {The proposal of {named, select, yes {{applicant}} other {your applicant}} for {date}, {times} can no longer be answered ({job}). Nothing else has changed.}}',
    },
    action: 'See the interview',
  },
  interviewCancelled: {
    subject: 'The interview was cancelled: {job}',
    paragraphs: {
      news: '{by, select, YOU {The interview of {date}, {times} ({job}) was cancelled by you.} COMPANY {The interview of {date}, {times} ({job}) was cancelled by {company}. The reason is on the page of the interview.} other {The interview of {date}, {times} ({job}) was cancelled by {named, select, yes {{applicant}} other {your applicant}}.}}',
      next: 'For 30 days each side can propose a new time on the page of the interview. It costs nothing.',
    },
    action: 'See the interview',
  },
  interviewPlannedAgain: {
    subject: 'The interview is planned again: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} accepted the new time. The interview takes place on {date}, {times} ({job}).} other {{named, select, yes {{applicant}} other {Your applicant}} accepted the new time. The interview takes place on {date}, {times} ({job}).}}',
    },
    action: 'See the interview',
  },
  interviewOutcome: {
    subject:
      '{outcome, select, CHOSEN {You were chosen: {job}} NOT_CHOSEN {The outcome of your interview: {job}} other {The company is still deciding: {job}}}',
    paragraphs: {
      news: '{outcome, select, CHOSEN {Good news: after your interview, {company} has chosen you for the job {job}. Congratulations! The company now arranges the next step with you.} NOT_CHOSEN {Thank you for taking the time for the interview with {company}. You were not chosen for the job {job}. We know that this is not what you hoped for, and wish you success with the next one.} other {{company} has not decided yet about the job {job}. You will hear from us as soon as they tell the outcome. You can go on applying to other jobs meanwhile.}}',
    },
    action: 'See the application',
  },
  outcomeQuestion: {
    subject: '{interviews, plural, one {How did your interview end?} other {How did your {number} interviews end?}}',
    paragraphs: {
      news: '{interviews, plural, one {An interview of yours is over, and the applicant waits for the outcome.} other {{number} interviews of yours are over, and the applicants wait for the outcome.}} Chosen, not chosen, or still deciding: one tap is enough.',
    },
    action: 'Tell the outcome',
  },
  interviewCalendar: {
    subject: 'Your calendar entry: interview for {job}',
    paragraphs: {
      news: 'The interview for {job} takes place on {date}, {times}. Its calendar entry is attached. If something changes, a later e-mail updates it.',
      next: 'The page of the interview shows everything else.',
    },
    action: 'See the interview',
  },
} as const;
