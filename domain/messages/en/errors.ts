/**
 * The error catalogue: one code, one text. The texts are part of the product (docs/readings.md, Texts): people see
 * them and tests compare them word for word.
 */
export const errors = {
  // Sign-in and session
  INVALID_CREDENTIALS: 'Failed to login. Please check your credentials.',
  USER_TYPE_MISMATCH: 'Account type mismatch. Please try again.',
  USER_NOT_FOUND: 'User not found in our system. Please register first.',
  LOGIN_FAILED: 'Failed to login. Please try again.',
  GOOGLE_SIGN_IN_FAILED: 'Failed to sign in with Google. Please try again.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait a few minutes and try again.',
  SWITCH_ROLE_FAILED: 'Failed to switch role. Please try again.',
  ROLE_MISMATCH: 'Your role has changed. The page will reload.',
  ACCOUNT_MISMATCH: 'Another account is signed in now. The page will reload.',
  NOT_SIGNED_IN: 'Please log in to continue.',
  NOT_ALLOWED: 'You do not have permission to do this.',
  OWNERS_ONLY: 'Only an owner of the company can do this.',

  // Members of a company
  MEMBER_NOT_FOUND: 'This person is not a member of the company.',
  LAST_OWNER: 'A company needs an owner. Make another member an owner first.',
  BAR_LAST_OWNER:
    'This is the only owner, and a company needs one. Name another owner on this page, and bar this person once the other is one.',
  OWNERS_FROZEN:
    'Owners, copies of data and the erasure of this company cannot be changed now: a former owner has said that their removal was not right. Please try again after an administrator has looked, 72 hours later at most.',
  OWNER_CHANGE_OVER: 'This change can no longer be undone.',
  NAMED_OWNER_UNFIT:
    'There is no verified account with this address that can become an owner: it must not be an administrator, an owner here, or a member of another company.',
  NAMED_OWNER_WAITING: 'An owner was named for this company already, and waits.',

  // Invitations to a company
  INVITATION_VOID: 'This invitation is no longer valid. Please ask for a new one.',
  INVITATION_OTHER_ADDRESS: 'This invitation is for another address. Please log in with the invited one.',
  INVITATION_UNVERIFIED: 'Please verify your email address first, then open the invitation again.',
  INVITATION_NEEDS_PASSWORD: 'Your account has no password yet. Please set one, then join.',
  INVITED_ACCOUNT_EXISTS: 'This address already has an account. Please log in to join.',
  HIRES_ELSEWHERE: 'This account already hires for a company. An account can hire for one company only.',
  ALREADY_MEMBER: 'This address is already a member of your company.',
  ALREADY_INVITED: 'This address is already invited. You can send the invitation again.',
  INVITATIONS_OPEN: 'Your company has 20 open invitations, which is the most. Please withdraw one first.',
  INVITATIONS_TODAY:
    'Your company has sent 30 invitations within 24 hours, which is the most. Please try again tomorrow.',
  INVITATIONS_CLOSED: 'A company that was rejected or is being erased cannot invite anyone.',
  INVITATION_NOT_FOUND: 'This invitation is no longer open. Please reload the page.',

  // Registration and e-mail verification
  EMAIL_ALREADY_IN_USE: 'Email already in use. Please use a different email.',
  EXISTING_ACCOUNT_DIFFERENT_PASSWORD_SEEKER:
    'This email is already registered with a different password. Please use the correct password or recover your account.',
  EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY:
    'This email is already registered with a different password. Please use the correct password.',
  INVALID_ACTION_CODE: 'This verification link is invalid or has expired. Please request a new one.',
  VERIFICATION_EMAIL_FAILED: 'Failed to send verification email. Please try again later.',
  DISOWN_CODE_INVALID:
    '“This was not me” no longer works here. Choose a new password with “Forgot password?”; every device is then signed out.',
  VERIFICATION_EMAIL_TOO_SOON: 'A verification email was sent a moment ago. Please wait before asking for another.',

  // Passwords
  INVALID_RESET_CODE: 'This password reset link is invalid or has expired. Please request a new one.',
  CURRENT_PASSWORD_WRONG: 'The current password is incorrect',
  UNDO_CODE_INVALID: 'This link has expired, was used before, or the change was undone another way.',
  OWNER_PROOF_REQUIRED: 'Please confirm that it is you: sign in with Google again, or enter a code that we e-mail you.',
  OWNER_CODE_WRONG: 'This code is wrong, has expired or was used before. Please ask for a new one.',
  PASSWORD_SETUP_FAILED: 'Failed to set up password. Please try again.',

  // Second factor
  SECOND_FACTOR_REQUIRED: 'Please enter the code from your authenticator app, or a recovery code.',
  SECOND_FACTOR_WRONG: 'This code is wrong, has expired or was used before. Please enter the next one.',
  SECOND_FACTOR_ON: 'Two-factor authentication is already on.',
  SECOND_FACTOR_OFF: 'Two-factor authentication is not on.',
  SECOND_FACTOR_ENROLMENT: 'Administrators need two-factor authentication. Please set it up first.',
  SIGN_IN_EXPIRED: 'This sign-in took too long. Please sign in again.',
  STEP_UP_REQUIRED: 'Please confirm with a code that it is you, then try again.',

  // Rules on single fields
  REQUIRED_FIELDS: 'Please fill in all required fields',
  PASSWORD_TOO_SHORT: 'Password must be at least 8 characters long',
  PASSWORD_NO_UPPERCASE: 'Password must contain at least one uppercase letter',
  PASSWORD_NO_LOWERCASE: 'Password must contain at least one lowercase letter',
  PASSWORD_NO_DIGIT: 'Password must contain at least one number',
  PASSWORD_NO_SPECIAL: 'Password must contain at least one special character',
  PASSWORD_WELL_KNOWN: 'This password is too well known. Please choose another one.',
  PASSWORD_PERSONAL: 'Password must not contain your name or your email address',
  PASSWORDS_DIFFER: 'Passwords do not match',
  PASSWORD_REQUIRED: 'Please provide a password for your account',
  TERMS_NOT_ACCEPTED: 'You must accept the terms and conditions',
  NAME_INVALID:
    'Full name may contain only letters, spaces, apostrophes, hyphens, dots and commas, and at most 8 words',
  PHONE_INVALID: "Phone number must start with '08' and be 10-13 digits long",
  NPWP_INVALID: 'NPWP must be 16 digits',
  EMAIL_INVALID: 'Please enter a valid email address',
  OPTION_INVALID: 'Please choose one of the options',
  URL_INVALID: 'Please enter a link that starts with https://, without user name and password',
  TEXT_TOO_LONG: 'This text is too long',
  TOO_MANY_ENTRIES: 'There are too many entries',
  FILE_TOO_LARGE: 'File size exceeds 5MB limit',
  FILE_TYPE_INVALID: 'This type of file is not accepted here',
  DEED_NOT_PDF: 'Deed of establishment must be a PDF file',
  DEED_TOO_LARGE: 'File size should not exceed 5MB',
  PDF_REQUIRED: 'Please choose a PDF file',
  PICTURE_INVALID: 'This picture could not be read. Please choose another image, such as a JPEG or PNG.',
  PICTURE_OF_KIND: '{kind} pictures cannot be read here; choose JPEG, PNG or WebP',
  PICTURE_EXPECTED: 'This type of file cannot be used as a picture; choose JPEG, PNG or WebP',
  PICTURE_TOO_MANY_PIXELS: 'This picture has more than {millions, number} million pixels; choose a smaller one',
  PAGE_OF_KIND: '{kind} pictures cannot be read here; choose JPEG, PNG or PDF',
  PAGE_NOT_OF_KIND: '{kind} pictures are not accepted here; choose JPEG, PNG or PDF',
  OFFICE_FILE_LOCKED:
    'A Word file with a password cannot be checked here; save it without the password, or choose a PDF',
  FILE_MISSING: 'Please choose a file',
  FILE_UNREADABLE: 'Failed to process file. Please try again.',
  CV_UNREADABLE: 'Failed to process cv. Please try again.',
  PORTFOLIO_UNREADABLE: 'Failed to process portfolio. Please try again.',
  FILE_UPLOAD_FAILED: 'Failed to upload file to Cloudinary',
  DEED_UPLOAD_FAILED: 'Failed to upload deed of establishment. Please try again.',
  PROFILE_IMAGE_UPLOAD_FAILED: 'Failed to upload profile image. Profile update was not completed.',
  FILE_CLAIM_INVALID: 'This file is no longer there. Please choose it again.',
  INPUT_INVALID: 'This value is not accepted',

  // Seeker: profile, jobs, applications
  PROFILE_NOT_FOUND: 'User profile not found',
  JOB_NOT_FOUND: 'Job not found',
  JOB_CLOSED: 'This job is no longer accepting applications',
  ALREADY_APPLIED: 'You have already applied for this job',
  OWN_COMPANY_JOB: 'You cannot apply to a job of your own company',
  SLOT_REQUIRED: 'Please choose an interview slot',
  SLOT_NOT_FOUND: 'Interview slot not found',
  SLOT_FULL: 'This interview slot is fully booked. Please choose another one.',
  SLOT_PAST: 'This interview slot has already begun. Please choose another one.',
  SLOT_SELECTED: 'This interview slot is already taken. Please choose another one.',
  INTERVIEW_CONFLICT: 'This time is too close to another interview you have scheduled.',
  APPLICATION_NOT_FOUND: 'Application not found',
  APPLICATION_FORBIDDEN: 'You do not have permission to view this application',
  APPLICATION_NOT_PENDING: 'This application has already been decided.',
  DECIDED_BY_COLLEAGUE: 'A colleague decided this application a moment ago.',
  DECIDED_BY: 'Decided by {name} a moment ago.',
  APPLICATION_LAPSED:
    'The time to answer this application has passed, so it cannot be accepted. The applicant may choose another time.',
  SAVED_SEARCH_EMPTY: 'Please search for something or choose a filter first',
  SAVED_SEARCH_NAME_REQUIRED: 'Please give the search a name',
  SAVED_SEARCH_NAME_TAKEN: 'You have a saved search with this name already',
  TOO_MANY_SAVED_SEARCHES: 'You can save up to 10 searches. Please delete one first.',
  SAVED_SEARCH_NOT_FOUND: 'Saved search not found',
  JOB_HAS_FREE_TIMES: 'This job has a free interview time. Please choose it.',
  TOO_MANY_JOB_WAITS: 'You can wait for up to 20 jobs. Please stop waiting for one first.',
  DATA_EXPORT_ONCE_A_DAY: 'You can ask for your data once a day. Please try again tomorrow.',
  DATA_EXPORT_BY_COLLEAGUE: 'Someone of your company already asked today. Please try again tomorrow.',
  COMPANY_NOT_FOUND: 'Company not found',
  REPORT_REASON_REQUIRED: 'Please choose a reason',
  REPORT_TEXT_REQUIRED: 'Please say what is wrong',
  COMPANY_NOT_VERIFIED: 'This company has not been verified yet',

  // Company: jobs and slots
  CREATE_JOB_SIGNED_OUT: 'You must be logged in to create a job',
  ONLY_COMPANIES_CREATE_JOBS: 'Only companies can create job listings',
  JOB_SKILLS_REQUIRED: 'At least one required skill must be added',
  JOB_FIELDS_REQUIRED: 'Please fill out all required fields',
  SALARY_RANGE_INVALID: 'Minimum salary cannot be greater than maximum salary',
  SALARY_DIGITS_ONLY: 'Salary must be a whole number of rupiah',
  TIME_ZONE_REQUIRED: 'Please choose the time zone of the interviews',
  TIME_ZONE_LOCKED:
    'The time zone can no longer be changed: an interview time is reserved, or an interview is planned or proposed',
  AUTO_CLOSE_IN_PAST: 'Auto-close date cannot be before today',
  SLOT_FIELDS_REQUIRED: 'All interview slots must have date, start time, and end time',
  SLOT_END_BEFORE_START: 'End time must be after start time',
  SLOT_OUTSIDE_HOURS: 'Interview times must be between 8:00 AM and 6:00 PM',
  SLOT_NOT_ON_HALF_HOUR: 'Interview times must be on the hour or half hour',
  SLOT_IN_PAST: 'Cannot set interview times in the past',
  SLOT_DUPLICATE: 'The job already has this interview slot',
  SLOT_CAPACITY_INVALID: 'Applicants per slot must be between 1 and 20',
  POSTING_FILE_UNREADABLE: 'This is not a CSV file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.',
  POSTING_FILE_COLUMNS:
    'The first line must name the columns as the template does, each once, with title, location, description and skills among them.',
  POSTING_FILE_EMPTY: 'The file has no postings.',
  POSTING_FILE_TOO_LONG: 'A file can have at most 1,000 postings and 100,000 lines, blank lines included.',
  POSTING_FILE_UNDER_WAY: 'A file of your company is being posted right now. Wait until it is done, then try again.',
  POSTING_FILE_ONCE_A_DAY: 'Your company has confirmed a file today. You can confirm the next one tomorrow.',
  POSTING_FILE_NOTHING: 'Nothing in this file can be posted or changed.',
  POSTING_LINE_CELLS: 'This line has more or fewer cells than the first line',
  POSTING_LINE_REPEATED: 'An earlier line is for the same posting. Give each posting a reference of its own.',
  POSTING_DAY_UNREADABLE: 'Write a day like 2026-12-31 or 31/12/2026',
  POSTING_SLOTS_UNREADABLE: 'Write interview slots like 2026-12-01 09:00-09:30, with | between them',
  JOB_FORBIDDEN: 'You are not authorized to manage this job',
  JOB_POSTED_ALREADY:
    'This form has posted its job already, and has changed since. To change the job, open it under My Jobs.',
  JOB_DELETE_FORBIDDEN: 'Unauthorized to delete this job',
  APPLICANT_LEAVING: 'This applicant has asked for their data to be erased and cannot be accepted.',

  // Erasing one's data
  ERASURE_WAITING: 'Your data is waiting to be erased. Cancel the erasure first.',
  ERASURE_NONE: 'There is no erasure that could be cancelled.',
  ERASURE_ADMIN: 'An administrator account cannot be erased this way.',

  // Agreeing to the supplement of the legal texts
  SUPPLEMENT_CHANGED: 'These texts have changed since you opened the page. Please reload it and read them again.',

  // Notifications of browsers
  PUSH_SUBSCRIPTION_INVALID: 'Notifications cannot be switched on in this browser.',

  REOPEN_ALL_SLOTS_FILLED: 'Cannot reopen job. All interview slots are filled.',
  JOB_EDIT_TOO_LATE:
    'Salary, location and employment type cannot change in the last 24 hours before an interview for this job',
  OWN_COMPANY_NOT_VERIFIED: 'Your company is not verified at the moment.',
  COMPANY_NOT_PUBLIC: 'Switch on public pages in your company profile first.',
  JOB_PAUSED:
    'This job is paused by our team. Until it is resumed it cannot be reopened or copied, and no applicant can be accepted.',
  JOB_NOT_PAUSED: 'This job is no longer paused.',
  PAUSE_ANSWER_REQUIRED: 'Please write an answer',
  PAUSE_ANSWERED: 'This pause has been answered already.',

  // Company: applicants and decisions
  APPLICATIONS_FORBIDDEN: 'Unauthorized to view these applications',
  UPDATE_APPLICATION_FORBIDDEN: 'Unauthorized to update this application',
  INTERVIEW_DETAILS_FORBIDDEN: 'Unauthorized to add interview details',
  VENUE_REQUIRED: 'Please fill in all required fields',
  NOT_ENOUGH_TOKENS: "You don't have enough tokens to accept this applicant. Please purchase more tokens.",
  ONLY_COMPANIES_HOLD_TOKENS: 'Only companies can have tokens',
  APPLICANT_CONFLICT: 'The proposed time conflicts with another scheduled interview',

  // Company: buying tokens
  INVOICE_FAILED: 'Failed to create invoice.',
  PAYMENT_FAILED: 'Failed to create payment.',
  PAYMENT_CANCELLED: 'Transaction cancelled. Please try again.',
  PAYMENT_MISMATCH: 'Transaction company name does not match your company. Please contact support.',
  PAYMENT_NOT_FOUND: 'Transaction not found',
  RECEIPT_NOT_FOUND: 'Receipt not found',
  PAYMENT_NOT_CHECKED: 'We could not check your payment yet. Your tokens arrive as soon as it is confirmed.',

  // Reschedules
  RESCHEDULE_NONE_PENDING: 'No pending reschedule request found',
  RESCHEDULE_OWN: 'Cannot respond to your own reschedule request',
  RESCHEDULE_INVALID: 'Invalid response or missing counter offer',
  RESCHEDULE_FORBIDDEN: 'Unauthorized to respond to reschedule request',
  RESCHEDULE_EXISTS: 'A reschedule request already exists for this application',
  RESCHEDULE_NOT_ACCEPTED: 'Only an accepted interview can be rescheduled',
  RESCHEDULE_INTERVIEW_OVER: 'An interview that is over cannot be rescheduled',
  PLANNING_AGAIN_OVER: 'This interview was cancelled more than 30 days ago and cannot be planned again',
  RESCHEDULE_LIMIT: 'You have used all three of your proposals for this application',
  CANCEL_NOT_ACCEPTED: 'Only the interview of an accepted application can be cancelled',
  CANCEL_ALREADY: 'This interview has already been cancelled',
  CANCEL_TOO_LATE: 'An interview that has begun cannot be cancelled',
  CANCEL_REASON_REQUIRED: 'Please say why in 5 to 500 characters',
  INTERVIEW_NOT_HELD: 'This is possible once the interview is over',
  FOLLOW_UP_OVER: 'It is too late to say how this interview was',
  OUTCOME_TOLD: 'The applicant has already been told the outcome',
  COUNTER_FIELDS_REQUIRED: 'Please fill in all required fields for your counter offer',

  // Administration
  REJECTION_REASON_REQUIRED: 'Please give a reason for the rejection',
  COMPANY_CHANGED: 'This company has changed since you opened it. Please look again before deciding.',
  VERIFICATION_STATE: 'This decision does not fit the current state of the company.',
  PAGE_SIZE_INVALID: 'Page size must be between 1 and 100',
  PERIOD_INVALID: 'Please choose days that exist, the first not after the last',
  CURSOR_INVALID: 'This page of the list cannot be read. Please start from the first page.',
  CALLBACK_NOT_FOUND: 'This callback is no longer there.',
  CALLBACK_NOT_VERIFIED: 'This report carries no valid signature of the payment provider, so it cannot be replayed.',
  CALLBACK_UNREADABLE: 'This callback cannot be read as a payment report, so there is nothing to replay.',
  CALLBACK_SETTLED: 'This report is settled already, so there is nothing to dismiss.',
  DISMISSAL_NOTE_REQUIRED: 'Please give a note for the dismissal',
  PAUSE_REASON_REQUIRED: 'Please give a reason for the pause',
  JOB_ALREADY_PAUSED: 'This job is paused already. Please look again.',
  REPORTS_NOT_FOUND: 'These reports are no longer there.',
  REPORTS_CHANGED: 'There is news about these reports since you opened them. Please look again before deciding.',
  FLAGS_CHANGED: 'There is news about this posting since you opened it. Please look again before deciding.',
  FLAGS_HELD: 'This posting is held. Resume it or keep it paused.',
  FLAGS_NOT_FOUND: 'Flagged posting not found',

  // The same rules, said of one root or of one slot of a form
  VERIFICATION_STATE_SINCE_VERIFY:
    'This decision does not fit the current state of the company. {who} verified it on {when}.',
  VERIFICATION_STATE_SINCE_REJECT:
    'This decision does not fit the current state of the company. {who} rejected it on {when}.',
  VERIFICATION_STATE_SINCE_REVOKE:
    'This decision does not fit the current state of the company. {who} revoked its verification on {when}.',
  PASSWORD_PERSONAL_COMPANY: 'Password must not contain the company’s name or email address',
  SIGN_IN_FOR_SLOTS: 'Please log in to manage interview slots',
  SIGN_IN_FOR_APPLICANTS: 'Please log in to view applicants.',
  SLOT_DUPLICATE_OF: 'Interview slot #{slot, number}: This is the same slot as #{first, number}',
  SLOT_DATE_REQUIRED: 'Interview slot #{slot, number}: Date is required',
} as const;
