/**
 * The authorisation table: who may call each root field of the API. Everyone else is refused before anything is
 * looked up. `root-access.test.ts` walks every field with every kind of caller; a field without a row fails it.
 */

/** Kinds of callers: `unverified` is anyone whose e-mail is not verified, in any role. */
export const CALLERS = ['visitor', 'unverified', 'seeker', 'owner', 'recruiter', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

const EVERYONE = CALLERS;
const SIGNED_IN = ['unverified', 'seeker', 'owner', 'recruiter', 'admin'] as const;
const VERIFIED = ['seeker', 'owner', 'recruiter', 'admin'] as const;
const BOTH_SIDES = ['seeker', 'owner', 'recruiter'] as const;
const SEEKER = ['seeker'] as const;
const COMPANY = ['owner', 'recruiter'] as const;
const OWNER = ['owner'] as const;
const ADMIN = ['admin'] as const;

export const ROOT_ACCESS: Readonly<Record<string, readonly Caller[]>> = {
  // Sign-in, registration, session
  viewer: EVERYONE,
  signInOptions: EVERYONE,
  chosenTime: EVERYONE,
  registerSeeker: EVERYONE,
  registerCompany: EVERYONE,
  login: EVERYONE,
  logout: EVERYONE,
  verifyEmail: EVERYONE,
  disownRegistration: EVERYONE,
  undoAccessChange: EVERYONE,
  requestPasswordReset: EVERYONE,
  resetPassword: EVERYONE,
  invitation: EVERYONE,
  // Says in its own words which address it is for.
  acceptInvitation: SIGNED_IN,
  joinWithInvitation: EVERYONE,
  declineInvitation: EVERYONE,
  resendVerificationEmail: SIGNED_IN,
  verificationSentTo: SIGNED_IN,
  correctAddress: SIGNED_IN,
  // Says no in its own words to those who hold one role.
  setLanguage: SIGNED_IN,
  switchRole: SIGNED_IN,
  mySessions: VERIFIED,
  endSession: VERIFIED,
  endOtherSessions: VERIFIED,
  setPassword: VERIFIED,
  changePassword: VERIFIED,
  finishSignIn: EVERYONE,
  // Administrators are refused in words of their own.
  mailOwnerCode: VERIFIED,
  myErasure: VERIFIED,
  requestErasure: VERIFIED,
  cancelErasure: VERIFIED,
  mySecondFactor: VERIFIED,
  startSecondFactor: VERIFIED,
  confirmSecondFactor: VERIFIED,
  stepUp: VERIFIED,
  turnOffSecondFactor: VERIFIED,
  renewRecoveryCodes: VERIFIED,

  // Seekers
  seekerDashboard: SEEKER,
  completeProfile: SEEKER,
  updateSeekerProfile: SEEKER,
  jobs: SEEKER,
  recordJobView: SEEKER,
  jobFilterCounts: SEEKER,
  jobSuggestions: SEEKER,
  savedSearches: SEEKER,
  saveSearch: SEEKER,
  setSavedSearchCadence: SEEKER,
  deleteSavedSearch: SEEKER,
  jobWaits: SEEKER,
  askToBeTold: SEEKER,
  stopBeingTold: SEEKER,
  myApplications: SEEKER,
  myRevealReceipts: SEEKER,
  holdSlot: SEEKER,
  releaseSlot: SEEKER,
  applyToJob: SEEKER,
  withdrawApplication: SEEKER,
  reportJob: SEEKER,
  reportCompany: SEEKER,

  // Companies
  companyDashboard: COMPANY,
  companyWaiting: COMPANY,
  updateCompanyProfile: OWNER,
  setCompanyPublic: OWNER,
  companyInvitations: OWNER,
  inviteMember: OWNER,
  resendInvitation: OWNER,
  withdrawInvitation: OWNER,
  companyJobs: COMPANY,
  timeZonesOfPlace: COMPANY,
  postingFileProgress: COMPANY,
  createJob: COMPANY,
  editJob: COMPANY,
  previewPostings: COMPANY,
  confirmPostings: COMPANY,
  setJobActive: COMPANY,
  setJobPublic: COMPANY,
  deleteJob: COMPANY,
  setJobContact: COMPANY,
  saveInterviewSlots: COMPANY,
  answerPause: COMPANY,
  companyApplications: COMPANY,
  acceptApplication: COMPANY,
  rejectApplication: COMPANY,
  rejectApplications: COMPANY,
  saveInterviewDetails: COMPANY,
  recordOutcome: COMPANY,
  outcomesToTell: COMPANY,
  ownTrackRecord: COMPANY,
  trackRecordApplications: COMPANY,
  companyInsights: COMPANY,
  insightApplications: COMPANY,
  tokenPackages: OWNER,
  tokenTransactions: COMPANY,
  tokenInvoices: OWNER,
  tokenReceipt: OWNER,
  createTokenInvoice: OWNER,
  confirmPayment: OWNER,

  // Both sides of an application
  interviews: BOTH_SIDES,
  calendarFeed: BOTH_SIDES,
  renewCalendarFeed: BOTH_SIDES,
  revokeCalendarFeed: BOTH_SIDES,
  proposalsToAnswer: BOTH_SIDES,
  cancelInterview: BOTH_SIDES,
  reportAttendance: BOTH_SIDES,
  requestReschedule: BOTH_SIDES,
  withdrawReschedule: BOTH_SIDES,
  respondToReschedule: BOTH_SIDES,

  // The own account, in either role
  consents: BOTH_SIDES,
  updateMailPreferences: BOTH_SIDES,
  agreeToSupplement: BOTH_SIDES,
  myDataExport: BOTH_SIDES,
  myRecords: BOTH_SIDES,
  requestDataExport: BOTH_SIDES,

  // Everyone who may see the row, which the field itself decides
  company: VERIFIED,
  job: VERIFIED,
  application: VERIFIED,

  // Administration
  adminDashboard: ADMIN,
  adminRevealReceipts: ADMIN,
  adminCancelledInterviews: ADMIN,
  adminFlaggedOutcomes: ADMIN,
  adminTrackRecord: ADMIN,
  adminDailyFigures: ADMIN,
  adminJobPauses: ADMIN,
  adminSilentCompanies: ADMIN,
  adminDataExports: ADMIN,
  adminAdministrators: ADMIN,
  adminCompanies: ADMIN,
  adminCompany: ADMIN,
  adminUsers: ADMIN,
  adminUser: ADMIN,
  adminJobs: ADMIN,
  adminJob: ADMIN,
  adminApplications: ADMIN,
  adminApplication: ADMIN,
  adminTokenTransactions: ADMIN,
  adminFlaggedPayments: ADMIN,
  adminAuditTrail: ADMIN,
  verifyCompany: ADMIN,
  rejectCompany: ADMIN,
  revokeCompany: ADMIN,
  replayPaymentCallback: ADMIN,
  dismissFlaggedPayment: ADMIN,
  adminReports: ADMIN,
  adminFlaggedPostings: ADMIN,
  pauseJob: ADMIN,
  resumeJob: ADMIN,
  dismissReport: ADMIN,
  dismissFlags: ADMIN,
};
