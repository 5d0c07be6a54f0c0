/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation SmokePostJob($input: CreateJobInput!) { createJob(input: $input) { job { id interviewAvailability { id } } errors { ...Refusal } } }": typeof types.SmokePostJobDocument,
    "query SmokeOpenJob($id: ID!) { job(id: $id) { id title viewerCanApply interviewAvailability { id state } } }": typeof types.SmokeOpenJobDocument,
    "mutation SmokeApply($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }": typeof types.SmokeApplyDocument,
    "query SmokePending($jobId: ID!) {\n  companyApplications(jobId: $jobId) {\n    items { id status applicant { fullName isRevealed email phoneNumber pictureUrl cvUrl portfolioUrl education workExperience technicalSkills softSkills } }\n  }\n}": typeof types.SmokePendingDocument,
    "query SmokeOwn { myApplications { id status jobTitle } }": typeof types.SmokeOwnDocument,
    "mutation SmokeWithdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": typeof types.SmokeWithdrawDocument,
    "query SmokePosted($title: String!) { companyJobs(search: $title) { items { id title } } }": typeof types.SmokePostedDocument,
    "mutation SmokeDeleteJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }": typeof types.SmokeDeleteJobDocument,
    "query SmokeVisitor { viewer { id } }": typeof types.SmokeVisitorDocument,
    "query SmokeOwnApplications { myApplications { id } }": typeof types.SmokeOwnApplicationsDocument,
    "query SmokeWhoAmI { viewer { ...SmokePerson } }": typeof types.SmokeWhoAmIDocument,
    "query SmokeJobList { jobs { totalCount items { id title companyName } } }": typeof types.SmokeJobListDocument,
    "query SmokeJob($id: ID!) { job(id: $id) { id title description skills interviewAvailability { id startsAt state } } }": typeof types.SmokeJobDocument,
    "query SmokeSeekerDashboard {\n  seekerDashboard { seeker { id profileCompletion } applicationCounts { total } recentApplications { id status } recommendedJobs { id title } upcomingInterview { id } }\n}": typeof types.SmokeSeekerDashboardDocument,
    "query SmokeApplications { myApplications { id status jobTitle companyName selectedInterview { startsAt } } }": typeof types.SmokeApplicationsDocument,
    "query SmokeInterviews { interviews { id status selectedInterview { startsAt endsAt } } }": typeof types.SmokeInterviewsDocument,
    "query SmokeCompanyDashboard {\n  companyDashboard { totalJobs activeJobs closedJobs tokenBalance applicationCounts { total pending } recentApplications { id status } upcomingInterviews { id } }\n}": typeof types.SmokeCompanyDashboardDocument,
    "query SmokeCompanyJobs { companyJobs { totalCount items { id title isActive companyId } } }": typeof types.SmokeCompanyJobsDocument,
    "query SmokeApplicants { companyApplications { totalCount items { id status companyId applicant { fullName isRevealed email } } } }": typeof types.SmokeApplicantsDocument,
    "query SmokeTokens { tokenTransactions { items { id type } } tokenPackages { id } }": typeof types.SmokeTokensDocument,
    "query SmokeAdminDashboard {\n  adminDashboard { companiesAwaiting flaggedPayments applicationsByDay { date accepted pending rejected } latestActivities { id details } tokenSales { amount } }\n}": typeof types.SmokeAdminDashboardDocument,
    "query SmokeAdminCompanies { adminCompanies(pageSize: 5) { items { id companyName isVerified } } }": typeof types.SmokeAdminCompaniesDocument,
    "query SmokeAdminJobs { adminJobs(pageSize: 5) { items { id title companyName } } }": typeof types.SmokeAdminJobsDocument,
    "query SmokeAdminApplications { adminApplications(pageSize: 5) { items { id status jobTitle } } }": typeof types.SmokeAdminApplicationsDocument,
    "query SmokeAdminPayments { adminFlaggedPayments(pageSize: 5) { items { id flag } } adminTokenTransactions(pageSize: 5) { items { id type } } }": typeof types.SmokeAdminPaymentsDocument,
    "query SmokeAuditTrail { adminAuditTrail(pageSize: 5) { items { id action adminName } } }": typeof types.SmokeAuditTrailDocument,
    "fragment SmokePerson on Viewer {\n  id email emailVerified isGoogleAccount activeRole mustEnrol seeker { id fullName phoneNumber } company { id companyName isVerified }\n}": typeof types.SmokePersonFragmentDoc,
    "mutation SmokeSignIn($input: LoginInput!) { login(input: $input) { viewer { ...SmokePerson } errors { ...Refusal } } }": typeof types.SmokeSignInDocument,
    "mutation SmokeLogout { logout { errors { ...Refusal } } }": typeof types.SmokeLogoutDocument,
    "query SmokeStillSignedIn { viewer { id } }": typeof types.SmokeStillSignedInDocument,
    "query ApplicationDays { companyDashboard { applicationsByDay { date pending accepted rejected } } }": typeof types.ApplicationDaysDocument,
    "query SlotsOfJobPage($id: ID!) { job(id: $id) {\n  title viewerCanApply viewerApplication { status }\n  interviewAvailability { start state conflict { applicationId jobTitle companyName date start end } } } }": typeof types.SlotsOfJobPageDocument,
    "query DecisionLeft($id: ID!) { application(id: $id) { status viewerCanDecide selectedInterview { start } } }": typeof types.DecisionLeftDocument,
    "query OwnApplicationIds { myApplications { id } }": typeof types.OwnApplicationIdsDocument,
    "mutation RejectSeveral($ids: [ID!]!) {\n  rejectApplications(applicationIds: $ids) { applications { id status } errors { ...Refusal } }\n}": typeof types.RejectSeveralDocument,
    "mutation SaveDetails($input: SaveInterviewDetailsInput!) {\n  saveInterviewDetails(input: $input) { application { joinUrl interviewDetails { venue link } } errors { ...Refusal } }\n}": typeof types.SaveDetailsDocument,
    "query SavedDetails($id: ID!) { application(id: $id) { joinUrl interviewDetails { venue } } }": typeof types.SavedDetailsDocument,
    "mutation TakeBack($id: ID!) {\n  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }\n}": typeof types.TakeBackDocument,
    "query CompanyApplicationsListed($jobId: ID, $status: ApplicationStatus, $page: Int) {\n  companyApplications(jobId: $jobId, status: $status, page: $page) { totalCount page pageSize pageCount items { id status } }\n}": typeof types.CompanyApplicationsListedDocument,
    "query CompanyDay { companyDashboard {\n  tokenBalance totalJobs activeJobs closedJobs applicationCounts { total pending accepted rejected } upcomingInterviewCount\n  firstActiveJobs { title } upcomingInterviews { jobTitle selectedInterview { start } } recentApplications { jobTitle selectedInterview { start } }\n} }": typeof types.CompanyDayDocument,
    "query NextInterview { seekerDashboard { upcomingInterview { selectedInterview { start } } } }": typeof types.NextInterviewDocument,
    "query InterviewStarts { interviews { jobTitle selectedInterview { start } } }": typeof types.InterviewStartsDocument,
    "query JobTitleShown($id: ID!) { job(id: $id) { title isCompanyVerified } }": typeof types.JobTitleShownDocument,
    "query WaysOnFromApplication($id: ID!) { application(id: $id) { viewerCanOpenJob viewerCanOpenCompany } }": typeof types.WaysOnFromApplicationDocument,
    "query TitleOfApplication($id: ID!) { application(id: $id) { id job { title } } }": typeof types.TitleOfApplicationDocument,
    "query TitleAndWaysOfApplication($id: ID!) { application(id: $id) { id job { title } viewerCanOpenJob viewerCanOpenCompany } }": typeof types.TitleAndWaysOfApplicationDocument,
    "query RecommendedTitles { seekerDashboard { recommendedJobs { title } } }": typeof types.RecommendedTitlesDocument,
    "query SlotConflicts($id: ID!) { job(id: $id) { interviewAvailability { conflict { jobTitle } } } }": typeof types.SlotConflictsDocument,
    "fragment MaskedTexts on Applicant { technicalSkills softSkills workExperience }": typeof types.MaskedTextsFragmentDoc,
    "query TextsOfApplicant($id: ID!) { application(id: $id) { applicant { ...MaskedTexts } } }": typeof types.TextsOfApplicantDocument,
    "query TextsOfApplicantSevenTimes($id: ID!) {\n  a1: application(id: $id) { applicant { ...MaskedTexts } }\n  a2: application(id: $id) { applicant { ...MaskedTexts } }\n  a3: application(id: $id) { applicant { ...MaskedTexts } }\n  a4: application(id: $id) { applicant { ...MaskedTexts } }\n  a5: application(id: $id) { applicant { ...MaskedTexts } }\n  a6: application(id: $id) { applicant { ...MaskedTexts } }\n  b: companyApplications { items { applicant { ...MaskedTexts } } }\n}": typeof types.TextsOfApplicantSevenTimesDocument,
    "fragment WholeApplicant on Applicant {\n  isRevealed fullName email phoneNumber pictureUrl cvUrl portfolioUrl education technicalSkills softSkills workExperience\n}": typeof types.WholeApplicantFragmentDoc,
    "query ApplicantAsSeen($id: ID!) { application(id: $id) { applicant { ...WholeApplicant } } }": typeof types.ApplicantAsSeenDocument,
    "query ApplicantsFound($name: String) { companyApplications(search: $name) { totalCount items { id applicant { fullName } } } }": typeof types.ApplicantsFoundDocument,
    "query ApplicationAsSeen($id: ID!) { application(id: $id) { status jobTitle companyName selectedInterview { date } } }": typeof types.ApplicationAsSeenDocument,
    "query InterviewsOfCalendar($from: LocalDate, $to: LocalDate) { interviews(from: $from, to: $to) { jobTitle status joinUrl } }": typeof types.InterviewsOfCalendarDocument,
    "query JoiningAndMoving($id: ID!) {\n  application(id: $id) { joinUrl interviewDetails { link } viewerCanRequestReschedule viewerCanRespondToReschedule }\n}": typeof types.JoiningAndMovingDocument,
    "mutation ReleaseSeat { releaseSlot { errors { ...Refusal } } }": typeof types.ReleaseSeatDocument,
    "fragment DayApplication on Application { jobTitle status applicationDate selectedInterview { date start } }": typeof types.DayApplicationFragmentDoc,
    "query SeekerDay { seekerDashboard {\n  seeker { fullName profileCompletion } applicationCounts { total pending accepted rejected } applicationsThisMonth lastApplicationDate\n  upcomingInterview { ...DayApplication } recommendedJobs { title } recentApplications { ...DayApplication }\n} }": typeof types.SeekerDayDocument,
    "query WhoSits($slotId: ID!) { companyApplications(slotId: $slotId) { totalCount items {\n  id jobId status jobTitle companyName selectedInterview { date start end } interviewDetails { venue link additionalInfo } joinUrl rejectionNotice\n  applicant { ...WholeApplicant }\n} } }": typeof types.WhoSitsDocument,
    "fragment CountedJob on Job {\n  id title companyName companyLogo salary { formatted } skills interviewAvailability { id state conflict { jobTitle } } viewerCanApply viewerApplication { id status }\n}": typeof types.CountedJobFragmentDoc,
    "fragment CountedApplication on Application {\n  id status jobTitle companyName job { ...CountedJob applicationCounts { total } } applicant { fullName email workExperience } viewerCanDecide viewerCanWithdraw viewerCanAddDetails\n}": typeof types.CountedApplicationFragmentDoc,
    "query CountedJobRead($jobId: ID!) { job(id: $jobId) { ...CountedJob } }": typeof types.CountedJobReadDocument,
    "query CountedJobs { jobs { totalCount items { ...CountedJob } } }": typeof types.CountedJobsDocument,
    "query CountedOwnApplications { myApplications { ...CountedApplication } }": typeof types.CountedOwnApplicationsDocument,
    "query CountedCompanyApplications { companyApplications { totalCount items { ...CountedApplication } } }": typeof types.CountedCompanyApplicationsDocument,
    "query CountedCompanyJobs { companyJobs { totalCount items { ...CountedJob applicationCounts { total } } } }": typeof types.CountedCompanyJobsDocument,
    "query CountedCompanyDay { companyDashboard {\n    tokenBalance applicationCounts { total } applicationsByDay { date pending } firstActiveJobs { ...CountedJob } recentApplications { ...CountedApplication }\n  } }": typeof types.CountedCompanyDayDocument,
    "query CountedSeekerDay { seekerDashboard {\n    seeker { fullName profileCompletion } recommendedJobs { ...CountedJob } recentApplications { ...CountedApplication }\n  } }": typeof types.CountedSeekerDayDocument,
    "query CardsOfOwnApplications { myApplications { job { title } } }": typeof types.CardsOfOwnApplicationsDocument,
    "query TextsOfOwnApplications { myApplications { job { title description skills } } }": typeof types.TextsOfOwnApplicationsDocument,
    "fragment WholeJob on Job { title ... on Job { description skills } }": typeof types.WholeJobFragmentDoc,
    "query WholeJobsOfOwnApplications { myApplications { job { ...WholeJob } } }": typeof types.WholeJobsOfOwnApplicationsDocument,
    "mutation AcceptCounted($input: AcceptApplicationInput!) { acceptApplication(input: $input) { application { status } errors { code } } }": typeof types.AcceptCountedDocument,
    "query WaysOfParty($id: ID!) { application(id: $id) {\n  status viewerCanDecide viewerCanAccept viewerCanRequestReschedule viewerCanRespondToReschedule viewerCanCounterReschedule viewerCanAddDetails applicant { isRevealed }\n} }": typeof types.WaysOfPartyDocument,
    "mutation SaveVenue($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { errors { ...Refusal } } }": typeof types.SaveVenueDocument,
    "query OffersOfTokens { tokenPackages { viewerCanBuy } }": typeof types.OffersOfTokensDocument,
    "query JobContent($id: ID!) { job(id: $id) { title location description employmentType skills salary { min max period } } }": typeof types.JobContentDocument,
    "query DuplicatedJob($id: ID!) { job(id: $id) { isActive interviewAvailability { id } } }": typeof types.DuplicatedJobDocument,
    "query CompanyJobsListed($search: String, $status: JobStatusFilter, $page: Int) {\n  companyJobs(search: $search, status: $status, page: $page) { items { title isActive } totalCount page pageSize pageCount }\n}": typeof types.CompanyJobsListedDocument,
    "mutation SaveNoSlots { saveInterviewSlots(input: { jobId: \"x\", slots: [] }) { errors { code } } }": typeof types.SaveNoSlotsDocument,
    "query ApplicantsCounted { companyApplications { totalCount } }": typeof types.ApplicantsCountedDocument,
    "query JobCardsKept { jobs { items { id companyName locationTypes } } }": typeof types.JobCardsKeptDocument,
    "mutation RenameCompany($name: String!) { updateCompanyProfile(input: { companyName: $name }) { errors { message } } }": typeof types.RenameCompanyDocument,
    "query ProfileVersionToVerify($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": typeof types.ProfileVersionToVerifyDocument,
    "query JobsSearched($search: String!, $employmentType: EmploymentType, $page: Int) {\n  jobs(search: $search, employmentType: $employmentType, page: $page) { totalCount pageCount page items { id title } }\n}": typeof types.JobsSearchedDocument,
    "mutation RenameCompanyOfJobs($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { code } } }": typeof types.RenameCompanyOfJobsDocument,
    "query JobsAtSize($search: String, $employmentType: EmploymentType, $page: Int) {\n  jobs(search: $search, employmentType: $employmentType, page: $page) {\n    totalCount items { id title companyName companyLogo salary { formatted } skills location employmentType viewerApplication { id } }\n  }\n}": typeof types.JobsAtSizeDocument,
    "query SessionUsed { viewer { id } }": typeof types.SessionUsedDocument,
    "query JobTitlesFound($search: String) { jobs(search: $search) { totalCount items { title } } }": typeof types.JobTitlesFoundDocument,
    "query CompanyJobsCounted { companyJobs { totalCount } }": typeof types.CompanyJobsCountedDocument,
    "mutation PostNothing { createJob(input: {}) { errors { code } } }": typeof types.PostNothingDocument,
    "query SalaryOfJob($id: ID!) { job(id: $id) { salary { min max formatted } } }": typeof types.SalaryOfJobDocument,
    "query SalariesAndSkills { companyJobs { items { salary { formatted } skills } } }": typeof types.SalariesAndSkillsDocument,
    "query NursingJobs($page: Int, $type: EmploymentType) {\n  jobs(search: \"perawat\", page: $page, employmentType: $type) { totalCount pageCount items { title } }\n}": typeof types.NursingJobsDocument,
    "query OwnJobsListed($search: String, $status: JobStatusFilter, $page: Int) {\n  companyJobs(search: $search, status: $status, page: $page) { totalCount pageSize pageCount items { title } }\n}": typeof types.OwnJobsListedDocument,
    "query SlotsAsShown($id: ID!) { job(id: $id) { interviewAvailability { id date start end locationType maxApplicants isReserved } } }": typeof types.SlotsAsShownDocument,
    "query NoticesOfOwnApplications { myApplications { status jobTitle rejectionNotice job { id } } }": typeof types.NoticesOfOwnApplicationsDocument,
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": typeof types.SignInDocument,
    "mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }": typeof types.VerifyCompanyProfileDocument,
    "mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }": typeof types.RevokeCompanyProfileDocument,
    "mutation SetActive($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }": typeof types.SetActiveDocument,
    "mutation DeletePostedJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }": typeof types.DeletePostedJobDocument,
    "mutation DuplicatePostedJob($id: ID!) {\n  duplicateJob(jobId: $id) {\n    job { id isActive isVisibleToSeekers autoCloseDate interviewAvailability { id } } errors { ...Refusal }\n  }\n}": typeof types.DuplicatePostedJobDocument,
    "mutation SaveSlots($input: SaveInterviewSlotsInput!) {\n  saveInterviewSlots(input: $input) {\n    job { interviewAvailability { id start maxApplicants isReserved } }\n    droppedSlots { start } untouchedSlots { start } keptReservedSlots errors { ...Refusal }\n  }\n}": typeof types.SaveSlotsDocument,
    "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { ...Refusal } }\n}": typeof types.PostJobDocument,
    "fragment Refusal on UserError { code message field }": typeof types.RefusalFragmentDoc,
    "fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }": typeof types.OutcomeFragmentDoc,
    "mutation HoldSeat($id: ID!) { holdSlot(slotId: $id) { heldUntil errors { ...Refusal } } }": typeof types.HoldSeatDocument,
    "mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": typeof types.ApplyDocument,
    "mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": typeof types.AcceptDocument,
    "mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }": typeof types.RejectDocument,
    "mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": typeof types.WithdrawDocument,
    "fragment BoughtInvoice on TokenInvoice {\n  id merchantRef reference status amount tokens bonus packageName checkoutUrl viewerCanPay expiresAt\n}": typeof types.BoughtInvoiceFragmentDoc,
    "mutation Buy($packageId: ID!) { createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }": typeof types.BuyDocument,
    "mutation Confirm($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) {\n    outcome invoice { ...BoughtInvoice } company { tokenBalance } errors { ...Refusal }\n  }\n}": typeof types.ConfirmDocument,
    "query Invoices { tokenInvoices { items { ...BoughtInvoice } } }": typeof types.InvoicesDocument,
    "query Tokens($id: ID!) { company(id: $id) { tokenBalance } }": typeof types.TokensDocument,
    "fragment ViewerState on Viewer { id email emailVerified isGoogleAccount hasPassword roles activeRole isProfileComplete }": typeof types.ViewerStateFragmentDoc,
    "fragment SignInResult on ViewerPayload { viewer { ...ViewerState } errors { ...Refusal } }": typeof types.SignInResultFragmentDoc,
    "mutation RegisterSeekerForm($input: RegisterSeekerInput!) { registerSeeker(input: $input) { ...SignInResult } }": typeof types.RegisterSeekerFormDocument,
    "mutation RegisterCompanyForm($input: RegisterCompanyInput!) { registerCompany(input: $input) { ...SignInResult } }": typeof types.RegisterCompanyFormDocument,
    "mutation LogIn($input: LoginInput!) { login(input: $input) { ...SignInResult } }": typeof types.LogInDocument,
    "query WhoAmI { viewer { ...ViewerState } }": typeof types.WhoAmIDocument,
    "fragment Rescheduled on ApplicationPayload {\n  application {\n    id status viewerCanRequestReschedule viewerCanRespondToReschedule selectedInterview { date start }\n    interviewRescheduleRequest { status requestedBy reason newInterview { date start locationType } }\n    rescheduleHistory { status requestedBy }\n  }\n  errors { ...Refusal }\n}": typeof types.RescheduledFragmentDoc,
    "mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Rescheduled } }": typeof types.AskForAnotherTimeDocument,
    "mutation AnswerProposedTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Rescheduled } }": typeof types.AnswerProposedTimeDocument,
    "mutation StartFactor($password: String) {\n  startSecondFactor(input: { password: $password }) { enrolment { secret uri qrCode } errors { ...Refusal } }\n}": typeof types.StartFactorDocument,
    "mutation ConfirmFactor($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": typeof types.ConfirmFactorDocument,
    "mutation ProveAgain($code: String) { stepUp(input: { code: $code }) { provedUntil errors { ...Refusal } } }": typeof types.ProveAgainDocument,
};
const documents: Documents = {
    "mutation SmokePostJob($input: CreateJobInput!) { createJob(input: $input) { job { id interviewAvailability { id } } errors { ...Refusal } } }": types.SmokePostJobDocument,
    "query SmokeOpenJob($id: ID!) { job(id: $id) { id title viewerCanApply interviewAvailability { id state } } }": types.SmokeOpenJobDocument,
    "mutation SmokeApply($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }": types.SmokeApplyDocument,
    "query SmokePending($jobId: ID!) {\n  companyApplications(jobId: $jobId) {\n    items { id status applicant { fullName isRevealed email phoneNumber pictureUrl cvUrl portfolioUrl education workExperience technicalSkills softSkills } }\n  }\n}": types.SmokePendingDocument,
    "query SmokeOwn { myApplications { id status jobTitle } }": types.SmokeOwnDocument,
    "mutation SmokeWithdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": types.SmokeWithdrawDocument,
    "query SmokePosted($title: String!) { companyJobs(search: $title) { items { id title } } }": types.SmokePostedDocument,
    "mutation SmokeDeleteJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }": types.SmokeDeleteJobDocument,
    "query SmokeVisitor { viewer { id } }": types.SmokeVisitorDocument,
    "query SmokeOwnApplications { myApplications { id } }": types.SmokeOwnApplicationsDocument,
    "query SmokeWhoAmI { viewer { ...SmokePerson } }": types.SmokeWhoAmIDocument,
    "query SmokeJobList { jobs { totalCount items { id title companyName } } }": types.SmokeJobListDocument,
    "query SmokeJob($id: ID!) { job(id: $id) { id title description skills interviewAvailability { id startsAt state } } }": types.SmokeJobDocument,
    "query SmokeSeekerDashboard {\n  seekerDashboard { seeker { id profileCompletion } applicationCounts { total } recentApplications { id status } recommendedJobs { id title } upcomingInterview { id } }\n}": types.SmokeSeekerDashboardDocument,
    "query SmokeApplications { myApplications { id status jobTitle companyName selectedInterview { startsAt } } }": types.SmokeApplicationsDocument,
    "query SmokeInterviews { interviews { id status selectedInterview { startsAt endsAt } } }": types.SmokeInterviewsDocument,
    "query SmokeCompanyDashboard {\n  companyDashboard { totalJobs activeJobs closedJobs tokenBalance applicationCounts { total pending } recentApplications { id status } upcomingInterviews { id } }\n}": types.SmokeCompanyDashboardDocument,
    "query SmokeCompanyJobs { companyJobs { totalCount items { id title isActive companyId } } }": types.SmokeCompanyJobsDocument,
    "query SmokeApplicants { companyApplications { totalCount items { id status companyId applicant { fullName isRevealed email } } } }": types.SmokeApplicantsDocument,
    "query SmokeTokens { tokenTransactions { items { id type } } tokenPackages { id } }": types.SmokeTokensDocument,
    "query SmokeAdminDashboard {\n  adminDashboard { companiesAwaiting flaggedPayments applicationsByDay { date accepted pending rejected } latestActivities { id details } tokenSales { amount } }\n}": types.SmokeAdminDashboardDocument,
    "query SmokeAdminCompanies { adminCompanies(pageSize: 5) { items { id companyName isVerified } } }": types.SmokeAdminCompaniesDocument,
    "query SmokeAdminJobs { adminJobs(pageSize: 5) { items { id title companyName } } }": types.SmokeAdminJobsDocument,
    "query SmokeAdminApplications { adminApplications(pageSize: 5) { items { id status jobTitle } } }": types.SmokeAdminApplicationsDocument,
    "query SmokeAdminPayments { adminFlaggedPayments(pageSize: 5) { items { id flag } } adminTokenTransactions(pageSize: 5) { items { id type } } }": types.SmokeAdminPaymentsDocument,
    "query SmokeAuditTrail { adminAuditTrail(pageSize: 5) { items { id action adminName } } }": types.SmokeAuditTrailDocument,
    "fragment SmokePerson on Viewer {\n  id email emailVerified isGoogleAccount activeRole mustEnrol seeker { id fullName phoneNumber } company { id companyName isVerified }\n}": types.SmokePersonFragmentDoc,
    "mutation SmokeSignIn($input: LoginInput!) { login(input: $input) { viewer { ...SmokePerson } errors { ...Refusal } } }": types.SmokeSignInDocument,
    "mutation SmokeLogout { logout { errors { ...Refusal } } }": types.SmokeLogoutDocument,
    "query SmokeStillSignedIn { viewer { id } }": types.SmokeStillSignedInDocument,
    "query ApplicationDays { companyDashboard { applicationsByDay { date pending accepted rejected } } }": types.ApplicationDaysDocument,
    "query SlotsOfJobPage($id: ID!) { job(id: $id) {\n  title viewerCanApply viewerApplication { status }\n  interviewAvailability { start state conflict { applicationId jobTitle companyName date start end } } } }": types.SlotsOfJobPageDocument,
    "query DecisionLeft($id: ID!) { application(id: $id) { status viewerCanDecide selectedInterview { start } } }": types.DecisionLeftDocument,
    "query OwnApplicationIds { myApplications { id } }": types.OwnApplicationIdsDocument,
    "mutation RejectSeveral($ids: [ID!]!) {\n  rejectApplications(applicationIds: $ids) { applications { id status } errors { ...Refusal } }\n}": types.RejectSeveralDocument,
    "mutation SaveDetails($input: SaveInterviewDetailsInput!) {\n  saveInterviewDetails(input: $input) { application { joinUrl interviewDetails { venue link } } errors { ...Refusal } }\n}": types.SaveDetailsDocument,
    "query SavedDetails($id: ID!) { application(id: $id) { joinUrl interviewDetails { venue } } }": types.SavedDetailsDocument,
    "mutation TakeBack($id: ID!) {\n  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }\n}": types.TakeBackDocument,
    "query CompanyApplicationsListed($jobId: ID, $status: ApplicationStatus, $page: Int) {\n  companyApplications(jobId: $jobId, status: $status, page: $page) { totalCount page pageSize pageCount items { id status } }\n}": types.CompanyApplicationsListedDocument,
    "query CompanyDay { companyDashboard {\n  tokenBalance totalJobs activeJobs closedJobs applicationCounts { total pending accepted rejected } upcomingInterviewCount\n  firstActiveJobs { title } upcomingInterviews { jobTitle selectedInterview { start } } recentApplications { jobTitle selectedInterview { start } }\n} }": types.CompanyDayDocument,
    "query NextInterview { seekerDashboard { upcomingInterview { selectedInterview { start } } } }": types.NextInterviewDocument,
    "query InterviewStarts { interviews { jobTitle selectedInterview { start } } }": types.InterviewStartsDocument,
    "query JobTitleShown($id: ID!) { job(id: $id) { title isCompanyVerified } }": types.JobTitleShownDocument,
    "query WaysOnFromApplication($id: ID!) { application(id: $id) { viewerCanOpenJob viewerCanOpenCompany } }": types.WaysOnFromApplicationDocument,
    "query TitleOfApplication($id: ID!) { application(id: $id) { id job { title } } }": types.TitleOfApplicationDocument,
    "query TitleAndWaysOfApplication($id: ID!) { application(id: $id) { id job { title } viewerCanOpenJob viewerCanOpenCompany } }": types.TitleAndWaysOfApplicationDocument,
    "query RecommendedTitles { seekerDashboard { recommendedJobs { title } } }": types.RecommendedTitlesDocument,
    "query SlotConflicts($id: ID!) { job(id: $id) { interviewAvailability { conflict { jobTitle } } } }": types.SlotConflictsDocument,
    "fragment MaskedTexts on Applicant { technicalSkills softSkills workExperience }": types.MaskedTextsFragmentDoc,
    "query TextsOfApplicant($id: ID!) { application(id: $id) { applicant { ...MaskedTexts } } }": types.TextsOfApplicantDocument,
    "query TextsOfApplicantSevenTimes($id: ID!) {\n  a1: application(id: $id) { applicant { ...MaskedTexts } }\n  a2: application(id: $id) { applicant { ...MaskedTexts } }\n  a3: application(id: $id) { applicant { ...MaskedTexts } }\n  a4: application(id: $id) { applicant { ...MaskedTexts } }\n  a5: application(id: $id) { applicant { ...MaskedTexts } }\n  a6: application(id: $id) { applicant { ...MaskedTexts } }\n  b: companyApplications { items { applicant { ...MaskedTexts } } }\n}": types.TextsOfApplicantSevenTimesDocument,
    "fragment WholeApplicant on Applicant {\n  isRevealed fullName email phoneNumber pictureUrl cvUrl portfolioUrl education technicalSkills softSkills workExperience\n}": types.WholeApplicantFragmentDoc,
    "query ApplicantAsSeen($id: ID!) { application(id: $id) { applicant { ...WholeApplicant } } }": types.ApplicantAsSeenDocument,
    "query ApplicantsFound($name: String) { companyApplications(search: $name) { totalCount items { id applicant { fullName } } } }": types.ApplicantsFoundDocument,
    "query ApplicationAsSeen($id: ID!) { application(id: $id) { status jobTitle companyName selectedInterview { date } } }": types.ApplicationAsSeenDocument,
    "query InterviewsOfCalendar($from: LocalDate, $to: LocalDate) { interviews(from: $from, to: $to) { jobTitle status joinUrl } }": types.InterviewsOfCalendarDocument,
    "query JoiningAndMoving($id: ID!) {\n  application(id: $id) { joinUrl interviewDetails { link } viewerCanRequestReschedule viewerCanRespondToReschedule }\n}": types.JoiningAndMovingDocument,
    "mutation ReleaseSeat { releaseSlot { errors { ...Refusal } } }": types.ReleaseSeatDocument,
    "fragment DayApplication on Application { jobTitle status applicationDate selectedInterview { date start } }": types.DayApplicationFragmentDoc,
    "query SeekerDay { seekerDashboard {\n  seeker { fullName profileCompletion } applicationCounts { total pending accepted rejected } applicationsThisMonth lastApplicationDate\n  upcomingInterview { ...DayApplication } recommendedJobs { title } recentApplications { ...DayApplication }\n} }": types.SeekerDayDocument,
    "query WhoSits($slotId: ID!) { companyApplications(slotId: $slotId) { totalCount items {\n  id jobId status jobTitle companyName selectedInterview { date start end } interviewDetails { venue link additionalInfo } joinUrl rejectionNotice\n  applicant { ...WholeApplicant }\n} } }": types.WhoSitsDocument,
    "fragment CountedJob on Job {\n  id title companyName companyLogo salary { formatted } skills interviewAvailability { id state conflict { jobTitle } } viewerCanApply viewerApplication { id status }\n}": types.CountedJobFragmentDoc,
    "fragment CountedApplication on Application {\n  id status jobTitle companyName job { ...CountedJob applicationCounts { total } } applicant { fullName email workExperience } viewerCanDecide viewerCanWithdraw viewerCanAddDetails\n}": types.CountedApplicationFragmentDoc,
    "query CountedJobRead($jobId: ID!) { job(id: $jobId) { ...CountedJob } }": types.CountedJobReadDocument,
    "query CountedJobs { jobs { totalCount items { ...CountedJob } } }": types.CountedJobsDocument,
    "query CountedOwnApplications { myApplications { ...CountedApplication } }": types.CountedOwnApplicationsDocument,
    "query CountedCompanyApplications { companyApplications { totalCount items { ...CountedApplication } } }": types.CountedCompanyApplicationsDocument,
    "query CountedCompanyJobs { companyJobs { totalCount items { ...CountedJob applicationCounts { total } } } }": types.CountedCompanyJobsDocument,
    "query CountedCompanyDay { companyDashboard {\n    tokenBalance applicationCounts { total } applicationsByDay { date pending } firstActiveJobs { ...CountedJob } recentApplications { ...CountedApplication }\n  } }": types.CountedCompanyDayDocument,
    "query CountedSeekerDay { seekerDashboard {\n    seeker { fullName profileCompletion } recommendedJobs { ...CountedJob } recentApplications { ...CountedApplication }\n  } }": types.CountedSeekerDayDocument,
    "query CardsOfOwnApplications { myApplications { job { title } } }": types.CardsOfOwnApplicationsDocument,
    "query TextsOfOwnApplications { myApplications { job { title description skills } } }": types.TextsOfOwnApplicationsDocument,
    "fragment WholeJob on Job { title ... on Job { description skills } }": types.WholeJobFragmentDoc,
    "query WholeJobsOfOwnApplications { myApplications { job { ...WholeJob } } }": types.WholeJobsOfOwnApplicationsDocument,
    "mutation AcceptCounted($input: AcceptApplicationInput!) { acceptApplication(input: $input) { application { status } errors { code } } }": types.AcceptCountedDocument,
    "query WaysOfParty($id: ID!) { application(id: $id) {\n  status viewerCanDecide viewerCanAccept viewerCanRequestReschedule viewerCanRespondToReschedule viewerCanCounterReschedule viewerCanAddDetails applicant { isRevealed }\n} }": types.WaysOfPartyDocument,
    "mutation SaveVenue($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { errors { ...Refusal } } }": types.SaveVenueDocument,
    "query OffersOfTokens { tokenPackages { viewerCanBuy } }": types.OffersOfTokensDocument,
    "query JobContent($id: ID!) { job(id: $id) { title location description employmentType skills salary { min max period } } }": types.JobContentDocument,
    "query DuplicatedJob($id: ID!) { job(id: $id) { isActive interviewAvailability { id } } }": types.DuplicatedJobDocument,
    "query CompanyJobsListed($search: String, $status: JobStatusFilter, $page: Int) {\n  companyJobs(search: $search, status: $status, page: $page) { items { title isActive } totalCount page pageSize pageCount }\n}": types.CompanyJobsListedDocument,
    "mutation SaveNoSlots { saveInterviewSlots(input: { jobId: \"x\", slots: [] }) { errors { code } } }": types.SaveNoSlotsDocument,
    "query ApplicantsCounted { companyApplications { totalCount } }": types.ApplicantsCountedDocument,
    "query JobCardsKept { jobs { items { id companyName locationTypes } } }": types.JobCardsKeptDocument,
    "mutation RenameCompany($name: String!) { updateCompanyProfile(input: { companyName: $name }) { errors { message } } }": types.RenameCompanyDocument,
    "query ProfileVersionToVerify($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": types.ProfileVersionToVerifyDocument,
    "query JobsSearched($search: String!, $employmentType: EmploymentType, $page: Int) {\n  jobs(search: $search, employmentType: $employmentType, page: $page) { totalCount pageCount page items { id title } }\n}": types.JobsSearchedDocument,
    "mutation RenameCompanyOfJobs($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { code } } }": types.RenameCompanyOfJobsDocument,
    "query JobsAtSize($search: String, $employmentType: EmploymentType, $page: Int) {\n  jobs(search: $search, employmentType: $employmentType, page: $page) {\n    totalCount items { id title companyName companyLogo salary { formatted } skills location employmentType viewerApplication { id } }\n  }\n}": types.JobsAtSizeDocument,
    "query SessionUsed { viewer { id } }": types.SessionUsedDocument,
    "query JobTitlesFound($search: String) { jobs(search: $search) { totalCount items { title } } }": types.JobTitlesFoundDocument,
    "query CompanyJobsCounted { companyJobs { totalCount } }": types.CompanyJobsCountedDocument,
    "mutation PostNothing { createJob(input: {}) { errors { code } } }": types.PostNothingDocument,
    "query SalaryOfJob($id: ID!) { job(id: $id) { salary { min max formatted } } }": types.SalaryOfJobDocument,
    "query SalariesAndSkills { companyJobs { items { salary { formatted } skills } } }": types.SalariesAndSkillsDocument,
    "query NursingJobs($page: Int, $type: EmploymentType) {\n  jobs(search: \"perawat\", page: $page, employmentType: $type) { totalCount pageCount items { title } }\n}": types.NursingJobsDocument,
    "query OwnJobsListed($search: String, $status: JobStatusFilter, $page: Int) {\n  companyJobs(search: $search, status: $status, page: $page) { totalCount pageSize pageCount items { title } }\n}": types.OwnJobsListedDocument,
    "query SlotsAsShown($id: ID!) { job(id: $id) { interviewAvailability { id date start end locationType maxApplicants isReserved } } }": types.SlotsAsShownDocument,
    "query NoticesOfOwnApplications { myApplications { status jobTitle rejectionNotice job { id } } }": types.NoticesOfOwnApplicationsDocument,
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": types.SignInDocument,
    "mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }": types.VerifyCompanyProfileDocument,
    "mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }": types.RevokeCompanyProfileDocument,
    "mutation SetActive($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }": types.SetActiveDocument,
    "mutation DeletePostedJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }": types.DeletePostedJobDocument,
    "mutation DuplicatePostedJob($id: ID!) {\n  duplicateJob(jobId: $id) {\n    job { id isActive isVisibleToSeekers autoCloseDate interviewAvailability { id } } errors { ...Refusal }\n  }\n}": types.DuplicatePostedJobDocument,
    "mutation SaveSlots($input: SaveInterviewSlotsInput!) {\n  saveInterviewSlots(input: $input) {\n    job { interviewAvailability { id start maxApplicants isReserved } }\n    droppedSlots { start } untouchedSlots { start } keptReservedSlots errors { ...Refusal }\n  }\n}": types.SaveSlotsDocument,
    "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { ...Refusal } }\n}": types.PostJobDocument,
    "fragment Refusal on UserError { code message field }": types.RefusalFragmentDoc,
    "fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }": types.OutcomeFragmentDoc,
    "mutation HoldSeat($id: ID!) { holdSlot(slotId: $id) { heldUntil errors { ...Refusal } } }": types.HoldSeatDocument,
    "mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": types.ApplyDocument,
    "mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": types.AcceptDocument,
    "mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }": types.RejectDocument,
    "mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": types.WithdrawDocument,
    "fragment BoughtInvoice on TokenInvoice {\n  id merchantRef reference status amount tokens bonus packageName checkoutUrl viewerCanPay expiresAt\n}": types.BoughtInvoiceFragmentDoc,
    "mutation Buy($packageId: ID!) { createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }": types.BuyDocument,
    "mutation Confirm($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) {\n    outcome invoice { ...BoughtInvoice } company { tokenBalance } errors { ...Refusal }\n  }\n}": types.ConfirmDocument,
    "query Invoices { tokenInvoices { items { ...BoughtInvoice } } }": types.InvoicesDocument,
    "query Tokens($id: ID!) { company(id: $id) { tokenBalance } }": types.TokensDocument,
    "fragment ViewerState on Viewer { id email emailVerified isGoogleAccount hasPassword roles activeRole isProfileComplete }": types.ViewerStateFragmentDoc,
    "fragment SignInResult on ViewerPayload { viewer { ...ViewerState } errors { ...Refusal } }": types.SignInResultFragmentDoc,
    "mutation RegisterSeekerForm($input: RegisterSeekerInput!) { registerSeeker(input: $input) { ...SignInResult } }": types.RegisterSeekerFormDocument,
    "mutation RegisterCompanyForm($input: RegisterCompanyInput!) { registerCompany(input: $input) { ...SignInResult } }": types.RegisterCompanyFormDocument,
    "mutation LogIn($input: LoginInput!) { login(input: $input) { ...SignInResult } }": types.LogInDocument,
    "query WhoAmI { viewer { ...ViewerState } }": types.WhoAmIDocument,
    "fragment Rescheduled on ApplicationPayload {\n  application {\n    id status viewerCanRequestReschedule viewerCanRespondToReschedule selectedInterview { date start }\n    interviewRescheduleRequest { status requestedBy reason newInterview { date start locationType } }\n    rescheduleHistory { status requestedBy }\n  }\n  errors { ...Refusal }\n}": types.RescheduledFragmentDoc,
    "mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Rescheduled } }": types.AskForAnotherTimeDocument,
    "mutation AnswerProposedTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Rescheduled } }": types.AnswerProposedTimeDocument,
    "mutation StartFactor($password: String) {\n  startSecondFactor(input: { password: $password }) { enrolment { secret uri qrCode } errors { ...Refusal } }\n}": types.StartFactorDocument,
    "mutation ConfirmFactor($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": types.ConfirmFactorDocument,
    "mutation ProveAgain($code: String) { stepUp(input: { code: $code }) { provedUntil errors { ...Refusal } } }": types.ProveAgainDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SmokePostJob($input: CreateJobInput!) { createJob(input: $input) { job { id interviewAvailability { id } } errors { ...Refusal } } }"): typeof import('./graphql').SmokePostJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeOpenJob($id: ID!) { job(id: $id) { id title viewerCanApply interviewAvailability { id state } } }"): typeof import('./graphql').SmokeOpenJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SmokeApply($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }"): typeof import('./graphql').SmokeApplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokePending($jobId: ID!) {\n  companyApplications(jobId: $jobId) {\n    items { id status applicant { fullName isRevealed email phoneNumber pictureUrl cvUrl portfolioUrl education workExperience technicalSkills softSkills } }\n  }\n}"): typeof import('./graphql').SmokePendingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeOwn { myApplications { id status jobTitle } }"): typeof import('./graphql').SmokeOwnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SmokeWithdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }"): typeof import('./graphql').SmokeWithdrawDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokePosted($title: String!) { companyJobs(search: $title) { items { id title } } }"): typeof import('./graphql').SmokePostedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SmokeDeleteJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }"): typeof import('./graphql').SmokeDeleteJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeVisitor { viewer { id } }"): typeof import('./graphql').SmokeVisitorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeOwnApplications { myApplications { id } }"): typeof import('./graphql').SmokeOwnApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeWhoAmI { viewer { ...SmokePerson } }"): typeof import('./graphql').SmokeWhoAmIDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeJobList { jobs { totalCount items { id title companyName } } }"): typeof import('./graphql').SmokeJobListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeJob($id: ID!) { job(id: $id) { id title description skills interviewAvailability { id startsAt state } } }"): typeof import('./graphql').SmokeJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeSeekerDashboard {\n  seekerDashboard { seeker { id profileCompletion } applicationCounts { total } recentApplications { id status } recommendedJobs { id title } upcomingInterview { id } }\n}"): typeof import('./graphql').SmokeSeekerDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeApplications { myApplications { id status jobTitle companyName selectedInterview { startsAt } } }"): typeof import('./graphql').SmokeApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeInterviews { interviews { id status selectedInterview { startsAt endsAt } } }"): typeof import('./graphql').SmokeInterviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeCompanyDashboard {\n  companyDashboard { totalJobs activeJobs closedJobs tokenBalance applicationCounts { total pending } recentApplications { id status } upcomingInterviews { id } }\n}"): typeof import('./graphql').SmokeCompanyDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeCompanyJobs { companyJobs { totalCount items { id title isActive companyId } } }"): typeof import('./graphql').SmokeCompanyJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeApplicants { companyApplications { totalCount items { id status companyId applicant { fullName isRevealed email } } } }"): typeof import('./graphql').SmokeApplicantsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeTokens { tokenTransactions { items { id type } } tokenPackages { id } }"): typeof import('./graphql').SmokeTokensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeAdminDashboard {\n  adminDashboard { companiesAwaiting flaggedPayments applicationsByDay { date accepted pending rejected } latestActivities { id details } tokenSales { amount } }\n}"): typeof import('./graphql').SmokeAdminDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeAdminCompanies { adminCompanies(pageSize: 5) { items { id companyName isVerified } } }"): typeof import('./graphql').SmokeAdminCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeAdminJobs { adminJobs(pageSize: 5) { items { id title companyName } } }"): typeof import('./graphql').SmokeAdminJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeAdminApplications { adminApplications(pageSize: 5) { items { id status jobTitle } } }"): typeof import('./graphql').SmokeAdminApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeAdminPayments { adminFlaggedPayments(pageSize: 5) { items { id flag } } adminTokenTransactions(pageSize: 5) { items { id type } } }"): typeof import('./graphql').SmokeAdminPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeAuditTrail { adminAuditTrail(pageSize: 5) { items { id action adminName } } }"): typeof import('./graphql').SmokeAuditTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SmokePerson on Viewer {\n  id email emailVerified isGoogleAccount activeRole mustEnrol seeker { id fullName phoneNumber } company { id companyName isVerified }\n}"): typeof import('./graphql').SmokePersonFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SmokeSignIn($input: LoginInput!) { login(input: $input) { viewer { ...SmokePerson } errors { ...Refusal } } }"): typeof import('./graphql').SmokeSignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SmokeLogout { logout { errors { ...Refusal } } }"): typeof import('./graphql').SmokeLogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SmokeStillSignedIn { viewer { id } }"): typeof import('./graphql').SmokeStillSignedInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationDays { companyDashboard { applicationsByDay { date pending accepted rejected } } }"): typeof import('./graphql').ApplicationDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SlotsOfJobPage($id: ID!) { job(id: $id) {\n  title viewerCanApply viewerApplication { status }\n  interviewAvailability { start state conflict { applicationId jobTitle companyName date start end } } } }"): typeof import('./graphql').SlotsOfJobPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DecisionLeft($id: ID!) { application(id: $id) { status viewerCanDecide selectedInterview { start } } }"): typeof import('./graphql').DecisionLeftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnApplicationIds { myApplications { id } }"): typeof import('./graphql').OwnApplicationIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectSeveral($ids: [ID!]!) {\n  rejectApplications(applicationIds: $ids) { applications { id status } errors { ...Refusal } }\n}"): typeof import('./graphql').RejectSeveralDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveDetails($input: SaveInterviewDetailsInput!) {\n  saveInterviewDetails(input: $input) { application { joinUrl interviewDetails { venue link } } errors { ...Refusal } }\n}"): typeof import('./graphql').SaveDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedDetails($id: ID!) { application(id: $id) { joinUrl interviewDetails { venue } } }"): typeof import('./graphql').SavedDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeBack($id: ID!) {\n  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }\n}"): typeof import('./graphql').TakeBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyApplicationsListed($jobId: ID, $status: ApplicationStatus, $page: Int) {\n  companyApplications(jobId: $jobId, status: $status, page: $page) { totalCount page pageSize pageCount items { id status } }\n}"): typeof import('./graphql').CompanyApplicationsListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyDay { companyDashboard {\n  tokenBalance totalJobs activeJobs closedJobs applicationCounts { total pending accepted rejected } upcomingInterviewCount\n  firstActiveJobs { title } upcomingInterviews { jobTitle selectedInterview { start } } recentApplications { jobTitle selectedInterview { start } }\n} }"): typeof import('./graphql').CompanyDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NextInterview { seekerDashboard { upcomingInterview { selectedInterview { start } } } }"): typeof import('./graphql').NextInterviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InterviewStarts { interviews { jobTitle selectedInterview { start } } }"): typeof import('./graphql').InterviewStartsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobTitleShown($id: ID!) { job(id: $id) { title isCompanyVerified } }"): typeof import('./graphql').JobTitleShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WaysOnFromApplication($id: ID!) { application(id: $id) { viewerCanOpenJob viewerCanOpenCompany } }"): typeof import('./graphql').WaysOnFromApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TitleOfApplication($id: ID!) { application(id: $id) { id job { title } } }"): typeof import('./graphql').TitleOfApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TitleAndWaysOfApplication($id: ID!) { application(id: $id) { id job { title } viewerCanOpenJob viewerCanOpenCompany } }"): typeof import('./graphql').TitleAndWaysOfApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecommendedTitles { seekerDashboard { recommendedJobs { title } } }"): typeof import('./graphql').RecommendedTitlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SlotConflicts($id: ID!) { job(id: $id) { interviewAvailability { conflict { jobTitle } } } }"): typeof import('./graphql').SlotConflictsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MaskedTexts on Applicant { technicalSkills softSkills workExperience }"): typeof import('./graphql').MaskedTextsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TextsOfApplicant($id: ID!) { application(id: $id) { applicant { ...MaskedTexts } } }"): typeof import('./graphql').TextsOfApplicantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TextsOfApplicantSevenTimes($id: ID!) {\n  a1: application(id: $id) { applicant { ...MaskedTexts } }\n  a2: application(id: $id) { applicant { ...MaskedTexts } }\n  a3: application(id: $id) { applicant { ...MaskedTexts } }\n  a4: application(id: $id) { applicant { ...MaskedTexts } }\n  a5: application(id: $id) { applicant { ...MaskedTexts } }\n  a6: application(id: $id) { applicant { ...MaskedTexts } }\n  b: companyApplications { items { applicant { ...MaskedTexts } } }\n}"): typeof import('./graphql').TextsOfApplicantSevenTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WholeApplicant on Applicant {\n  isRevealed fullName email phoneNumber pictureUrl cvUrl portfolioUrl education technicalSkills softSkills workExperience\n}"): typeof import('./graphql').WholeApplicantFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantAsSeen($id: ID!) { application(id: $id) { applicant { ...WholeApplicant } } }"): typeof import('./graphql').ApplicantAsSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantsFound($name: String) { companyApplications(search: $name) { totalCount items { id applicant { fullName } } } }"): typeof import('./graphql').ApplicantsFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationAsSeen($id: ID!) { application(id: $id) { status jobTitle companyName selectedInterview { date } } }"): typeof import('./graphql').ApplicationAsSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InterviewsOfCalendar($from: LocalDate, $to: LocalDate) { interviews(from: $from, to: $to) { jobTitle status joinUrl } }"): typeof import('./graphql').InterviewsOfCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JoiningAndMoving($id: ID!) {\n  application(id: $id) { joinUrl interviewDetails { link } viewerCanRequestReschedule viewerCanRespondToReschedule }\n}"): typeof import('./graphql').JoiningAndMovingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseSeat { releaseSlot { errors { ...Refusal } } }"): typeof import('./graphql').ReleaseSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DayApplication on Application { jobTitle status applicationDate selectedInterview { date start } }"): typeof import('./graphql').DayApplicationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeekerDay { seekerDashboard {\n  seeker { fullName profileCompletion } applicationCounts { total pending accepted rejected } applicationsThisMonth lastApplicationDate\n  upcomingInterview { ...DayApplication } recommendedJobs { title } recentApplications { ...DayApplication }\n} }"): typeof import('./graphql').SeekerDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WhoSits($slotId: ID!) { companyApplications(slotId: $slotId) { totalCount items {\n  id jobId status jobTitle companyName selectedInterview { date start end } interviewDetails { venue link additionalInfo } joinUrl rejectionNotice\n  applicant { ...WholeApplicant }\n} } }"): typeof import('./graphql').WhoSitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CountedJob on Job {\n  id title companyName companyLogo salary { formatted } skills interviewAvailability { id state conflict { jobTitle } } viewerCanApply viewerApplication { id status }\n}"): typeof import('./graphql').CountedJobFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CountedApplication on Application {\n  id status jobTitle companyName job { ...CountedJob applicationCounts { total } } applicant { fullName email workExperience } viewerCanDecide viewerCanWithdraw viewerCanAddDetails\n}"): typeof import('./graphql').CountedApplicationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountedJobRead($jobId: ID!) { job(id: $jobId) { ...CountedJob } }"): typeof import('./graphql').CountedJobReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountedJobs { jobs { totalCount items { ...CountedJob } } }"): typeof import('./graphql').CountedJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountedOwnApplications { myApplications { ...CountedApplication } }"): typeof import('./graphql').CountedOwnApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountedCompanyApplications { companyApplications { totalCount items { ...CountedApplication } } }"): typeof import('./graphql').CountedCompanyApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountedCompanyJobs { companyJobs { totalCount items { ...CountedJob applicationCounts { total } } } }"): typeof import('./graphql').CountedCompanyJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountedCompanyDay { companyDashboard {\n    tokenBalance applicationCounts { total } applicationsByDay { date pending } firstActiveJobs { ...CountedJob } recentApplications { ...CountedApplication }\n  } }"): typeof import('./graphql').CountedCompanyDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountedSeekerDay { seekerDashboard {\n    seeker { fullName profileCompletion } recommendedJobs { ...CountedJob } recentApplications { ...CountedApplication }\n  } }"): typeof import('./graphql').CountedSeekerDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CardsOfOwnApplications { myApplications { job { title } } }"): typeof import('./graphql').CardsOfOwnApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TextsOfOwnApplications { myApplications { job { title description skills } } }"): typeof import('./graphql').TextsOfOwnApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WholeJob on Job { title ... on Job { description skills } }"): typeof import('./graphql').WholeJobFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WholeJobsOfOwnApplications { myApplications { job { ...WholeJob } } }"): typeof import('./graphql').WholeJobsOfOwnApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptCounted($input: AcceptApplicationInput!) { acceptApplication(input: $input) { application { status } errors { code } } }"): typeof import('./graphql').AcceptCountedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WaysOfParty($id: ID!) { application(id: $id) {\n  status viewerCanDecide viewerCanAccept viewerCanRequestReschedule viewerCanRespondToReschedule viewerCanCounterReschedule viewerCanAddDetails applicant { isRevealed }\n} }"): typeof import('./graphql').WaysOfPartyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveVenue($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').SaveVenueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OffersOfTokens { tokenPackages { viewerCanBuy } }"): typeof import('./graphql').OffersOfTokensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobContent($id: ID!) { job(id: $id) { title location description employmentType skills salary { min max period } } }"): typeof import('./graphql').JobContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DuplicatedJob($id: ID!) { job(id: $id) { isActive interviewAvailability { id } } }"): typeof import('./graphql').DuplicatedJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyJobsListed($search: String, $status: JobStatusFilter, $page: Int) {\n  companyJobs(search: $search, status: $status, page: $page) { items { title isActive } totalCount page pageSize pageCount }\n}"): typeof import('./graphql').CompanyJobsListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveNoSlots { saveInterviewSlots(input: { jobId: \"x\", slots: [] }) { errors { code } } }"): typeof import('./graphql').SaveNoSlotsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantsCounted { companyApplications { totalCount } }"): typeof import('./graphql').ApplicantsCountedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobCardsKept { jobs { items { id companyName locationTypes } } }"): typeof import('./graphql').JobCardsKeptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameCompany($name: String!) { updateCompanyProfile(input: { companyName: $name }) { errors { message } } }"): typeof import('./graphql').RenameCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProfileVersionToVerify($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }"): typeof import('./graphql').ProfileVersionToVerifyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsSearched($search: String!, $employmentType: EmploymentType, $page: Int) {\n  jobs(search: $search, employmentType: $employmentType, page: $page) { totalCount pageCount page items { id title } }\n}"): typeof import('./graphql').JobsSearchedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameCompanyOfJobs($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { code } } }"): typeof import('./graphql').RenameCompanyOfJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsAtSize($search: String, $employmentType: EmploymentType, $page: Int) {\n  jobs(search: $search, employmentType: $employmentType, page: $page) {\n    totalCount items { id title companyName companyLogo salary { formatted } skills location employmentType viewerApplication { id } }\n  }\n}"): typeof import('./graphql').JobsAtSizeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SessionUsed { viewer { id } }"): typeof import('./graphql').SessionUsedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobTitlesFound($search: String) { jobs(search: $search) { totalCount items { title } } }"): typeof import('./graphql').JobTitlesFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyJobsCounted { companyJobs { totalCount } }"): typeof import('./graphql').CompanyJobsCountedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PostNothing { createJob(input: {}) { errors { code } } }"): typeof import('./graphql').PostNothingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SalaryOfJob($id: ID!) { job(id: $id) { salary { min max formatted } } }"): typeof import('./graphql').SalaryOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SalariesAndSkills { companyJobs { items { salary { formatted } skills } } }"): typeof import('./graphql').SalariesAndSkillsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NursingJobs($page: Int, $type: EmploymentType) {\n  jobs(search: \"perawat\", page: $page, employmentType: $type) { totalCount pageCount items { title } }\n}"): typeof import('./graphql').NursingJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnJobsListed($search: String, $status: JobStatusFilter, $page: Int) {\n  companyJobs(search: $search, status: $status, page: $page) { totalCount pageSize pageCount items { title } }\n}"): typeof import('./graphql').OwnJobsListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SlotsAsShown($id: ID!) { job(id: $id) { interviewAvailability { id date start end locationType maxApplicants isReserved } } }"): typeof import('./graphql').SlotsAsShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NoticesOfOwnApplications { myApplications { status jobTitle rejectionNotice job { id } } }"): typeof import('./graphql').NoticesOfOwnApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }"): typeof import('./graphql').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').VerifyCompanyProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').RevokeCompanyProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetActive($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').SetActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePostedJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }"): typeof import('./graphql').DeletePostedJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DuplicatePostedJob($id: ID!) {\n  duplicateJob(jobId: $id) {\n    job { id isActive isVisibleToSeekers autoCloseDate interviewAvailability { id } } errors { ...Refusal }\n  }\n}"): typeof import('./graphql').DuplicatePostedJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveSlots($input: SaveInterviewSlotsInput!) {\n  saveInterviewSlots(input: $input) {\n    job { interviewAvailability { id start maxApplicants isReserved } }\n    droppedSlots { start } untouchedSlots { start } keptReservedSlots errors { ...Refusal }\n  }\n}"): typeof import('./graphql').SaveSlotsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { ...Refusal } }\n}"): typeof import('./graphql').PostJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Refusal on UserError { code message field }"): typeof import('./graphql').RefusalFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }"): typeof import('./graphql').OutcomeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HoldSeat($id: ID!) { holdSlot(slotId: $id) { heldUntil errors { ...Refusal } } }"): typeof import('./graphql').HoldSeatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }"): typeof import('./graphql').ApplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }"): typeof import('./graphql').AcceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }"): typeof import('./graphql').RejectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }"): typeof import('./graphql').WithdrawDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BoughtInvoice on TokenInvoice {\n  id merchantRef reference status amount tokens bonus packageName checkoutUrl viewerCanPay expiresAt\n}"): typeof import('./graphql').BoughtInvoiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Buy($packageId: ID!) { createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }"): typeof import('./graphql').BuyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Confirm($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) {\n    outcome invoice { ...BoughtInvoice } company { tokenBalance } errors { ...Refusal }\n  }\n}"): typeof import('./graphql').ConfirmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Invoices { tokenInvoices { items { ...BoughtInvoice } } }"): typeof import('./graphql').InvoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Tokens($id: ID!) { company(id: $id) { tokenBalance } }"): typeof import('./graphql').TokensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ViewerState on Viewer { id email emailVerified isGoogleAccount hasPassword roles activeRole isProfileComplete }"): typeof import('./graphql').ViewerStateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SignInResult on ViewerPayload { viewer { ...ViewerState } errors { ...Refusal } }"): typeof import('./graphql').SignInResultFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterSeekerForm($input: RegisterSeekerInput!) { registerSeeker(input: $input) { ...SignInResult } }"): typeof import('./graphql').RegisterSeekerFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterCompanyForm($input: RegisterCompanyInput!) { registerCompany(input: $input) { ...SignInResult } }"): typeof import('./graphql').RegisterCompanyFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogIn($input: LoginInput!) { login(input: $input) { ...SignInResult } }"): typeof import('./graphql').LogInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WhoAmI { viewer { ...ViewerState } }"): typeof import('./graphql').WhoAmIDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Rescheduled on ApplicationPayload {\n  application {\n    id status viewerCanRequestReschedule viewerCanRespondToReschedule selectedInterview { date start }\n    interviewRescheduleRequest { status requestedBy reason newInterview { date start locationType } }\n    rescheduleHistory { status requestedBy }\n  }\n  errors { ...Refusal }\n}"): typeof import('./graphql').RescheduledFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Rescheduled } }"): typeof import('./graphql').AskForAnotherTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerProposedTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Rescheduled } }"): typeof import('./graphql').AnswerProposedTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartFactor($password: String) {\n  startSecondFactor(input: { password: $password }) { enrolment { secret uri qrCode } errors { ...Refusal } }\n}"): typeof import('./graphql').StartFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmFactor($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }"): typeof import('./graphql').ConfirmFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProveAgain($code: String) { stepUp(input: { code: $code }) { provedUntil errors { ...Refusal } } }"): typeof import('./graphql').ProveAgainDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
