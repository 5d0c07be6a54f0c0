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
    "mutation VerifyMailedAddress($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { ...Refusal } } }": typeof types.VerifyMailedAddressDocument,
    "mutation RegisterToHire($input: RegisterCompanyInput!) {\n  registerCompany(input: $input) { viewer { company { id } } errors { ...Refusal } }\n}": typeof types.RegisterToHireDocument,
    "query VersionToVerify($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": typeof types.VersionToVerifyDocument,
    "mutation VerifyToHire($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }": typeof types.VerifyToHireDocument,
    "mutation PostToApply($input: CreateJobInput!) { createJob(input: $input) { job { id } errors { ...Refusal } } }": typeof types.PostToApplyDocument,
    "mutation AcceptFromPhone($id: ID!) {\n  acceptApplication(input: { applicationId: $id, interviewLink: \"https://meet.example/braga\" }) { ...Outcome }\n}": typeof types.AcceptFromPhoneDocument,
    "mutation RegisterToApply($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { ...Refusal } } }": typeof types.RegisterToApplyDocument,
    "query FirstSlot($id: ID!) { job(id: $id) { interviewAvailability { id } } }": typeof types.FirstSlotDocument,
    "mutation ApplyFromAfar($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }": typeof types.ApplyFromAfarDocument,
    "query PlantedFiles { viewer { seeker { cvUrl portfolioUrl } } }": typeof types.PlantedFilesDocument,
    "mutation RegisterOwnSeeker($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { message } } }": typeof types.RegisterOwnSeekerDocument,
    "mutation RegisterOwnCompany($input: RegisterCompanyInput!) {\n    registerCompany(input: $input) { viewer { company { id } } errors { message } }\n  }": typeof types.RegisterOwnCompanyDocument,
    "mutation VerifyOwnEmail($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { message } } }": typeof types.VerifyOwnEmailDocument,
    "query OwnCompany($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": typeof types.OwnCompanyDocument,
    "mutation VerifyOwnCompany($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { message } } }": typeof types.VerifyOwnCompanyDocument,
    "mutation PostOwnJob($input: CreateJobInput!) { createJob(input: $input) { job { id title } errors { message } } }": typeof types.PostOwnJobDocument,
    "mutation SignInWithoutForm($input: LoginInput!) { login(input: $input) { errors { message } } }": typeof types.SignInWithoutFormDocument,
    "mutation BuyToRefund { createTokenInvoice(packageId: \"tokens-1\") { invoice { reference } } }": typeof types.BuyToRefundDocument,
    "mutation EndMeanwhile { logout { errors { message } } }": typeof types.EndMeanwhileDocument,
    "mutation RegisterForTwoFactors($input: RegisterCompanyInput!) { registerCompany(input: $input) { errors { message } } }": typeof types.RegisterForTwoFactorsDocument,
    "query PlantedIds { viewer { seeker { id } company { id } } }": typeof types.PlantedIdsDocument,
    "mutation PlantVerification($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }": typeof types.PlantVerificationDocument,
    "mutation PlantRevocation($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }": typeof types.PlantRevocationDocument,
    "mutation PlantRejection($input: RejectCompanyInput!) { rejectCompany(input: $input) { errors { ...Refusal } } }": typeof types.PlantRejectionDocument,
    "mutation PlantSeeker($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { ...Refusal } } }": typeof types.PlantSeekerDocument,
    "mutation PlantSeekerProfile($input: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $input) { errors { ...Refusal } } }": typeof types.PlantSeekerProfileDocument,
    "mutation PlantCompany($input: RegisterCompanyInput!) { registerCompany(input: $input) { errors { ...Refusal } } }": typeof types.PlantCompanyDocument,
    "mutation PlantVerifiedEmail($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { ...Refusal } } }": typeof types.PlantVerifiedEmailDocument,
    "mutation PlantCompleteProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": typeof types.PlantCompleteProfileDocument,
    "mutation PlantCompanyProfile($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { ...Refusal } } }": typeof types.PlantCompanyProfileDocument,
    "query PlantedVersion($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": typeof types.PlantedVersionDocument,
    "mutation PlantJob($input: CreateJobInput!) { createJob(input: $input) { job { id interviewAvailability { id } } errors { ...Refusal } } }": typeof types.PlantJobDocument,
    "mutation PlantApplication($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }": typeof types.PlantApplicationDocument,
    "mutation PlantRefusal($applicationId: ID!) { rejectApplication(applicationId: $applicationId) { ...Outcome } }": typeof types.PlantRefusalDocument,
    "mutation PlantWithdrawal($applicationId: ID!) { withdrawApplication(applicationId: $applicationId) { ...Outcome } }": typeof types.PlantWithdrawalDocument,
    "mutation PlantDeletion($jobId: ID!) { deleteJob(jobId: $jobId) { errors { ...Refusal } } }": typeof types.PlantDeletionDocument,
    "mutation PlantAcceptance($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": typeof types.PlantAcceptanceDocument,
    "mutation PlantDetails($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }": typeof types.PlantDetailsDocument,
    "mutation PlantRequest($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Outcome } }": typeof types.PlantRequestDocument,
    "mutation PlantResponse($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Outcome } }": typeof types.PlantResponseDocument,
    "mutation PlantView($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }": typeof types.PlantViewDocument,
    "mutation PlantSearch($input: SaveSearchInput!) { saveSearch(input: $input) { errors { ...Refusal } } }": typeof types.PlantSearchDocument,
    "mutation PlantJobReport($input: ReportJobInput!) { reportJob(input: $input) { errors { ...Refusal } } }": typeof types.PlantJobReportDocument,
    "mutation PlantCompanyReport($input: ReportCompanyInput!) { reportCompany(input: $input) { company { id } errors { ...Refusal } } }": typeof types.PlantCompanyReportDocument,
    "mutation PlantPause($input: PauseJobInput!) { pauseJob(input: $input) { errors { ...Refusal } } }": typeof types.PlantPauseDocument,
    "mutation PlantPauseAnswer($input: AnswerPauseInput!) { answerPause(input: $input) { errors { ...Refusal } } }": typeof types.PlantPauseAnswerDocument,
    "mutation PlantDismissal($input: DismissReportInput!) { dismissReport(input: $input) { errors { ...Refusal } } }": typeof types.PlantDismissalDocument,
    "query LookBeforeBreach($id: ID!) { application(id: $id) { applicant { email } } }": typeof types.LookBeforeBreachDocument,
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
    "mutation JudgeSignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": typeof types.JudgeSignInDocument,
    "query RelatedTitles($search: String!, $page: Int!) {\n  relatedJobs(search: $search, page: $page) { items { title companyName } pageCount }\n}": typeof types.RelatedTitlesDocument,
    "query AnsweredApplications {\n  myApplications { rejectionNotice interviewRescheduleRequest { reason } rescheduleHistory { reason } }\n}": typeof types.AnsweredApplicationsDocument,
    "query AnsweredApplication($id: ID!) {\n  application(id: $id) { rejectionNotice interviewRescheduleRequest { reason } }\n}": typeof types.AnsweredApplicationDocument,
    "query AnsweredSalaries($search: String) {\n  jobs(search: $search) { items { salary { formatted } } }\n}": typeof types.AnsweredSalariesDocument,
    "query AnsweredPackages { tokenPackages { packageName } }": typeof types.AnsweredPackagesDocument,
    "query AnsweredPurchases {\n  tokenInvoices { items { id packageName } } tokenTransactions { items { type packageName } }\n}": typeof types.AnsweredPurchasesDocument,
    "query AnsweredReceipt($id: ID!) { tokenReceipt(invoiceId: $id) { packageName } }": typeof types.AnsweredReceiptDocument,
    "query AnsweredTransactions($companyId: ID) {\n  adminTokenTransactions(companyId: $companyId) { items { type packageName } }\n}": typeof types.AnsweredTransactionsDocument,
    "query AnsweredDevices { mySessions { device isCurrent } }": typeof types.AnsweredDevicesDocument,
    "query HiddenJob($id: ID!) { job(id: $id) { id title } }": typeof types.HiddenJobDocument,
    "query HiddenCompany($id: ID!) { company(id: $id) { id companyName } }": typeof types.HiddenCompanyDocument,
    "query HiddenApplication($id: ID!) { application(id: $id) { id status } }": typeof types.HiddenApplicationDocument,
    "mutation HoldHiddenSlot($id: ID!) { holdSlot(slotId: $id) { errors { ...Refusal } } }": typeof types.HoldHiddenSlotDocument,
    "mutation ViewHiddenJob($id: ID!) { recordJobView(jobId: $id, search: \"sopir\") { errors { ...Refusal } } }": typeof types.ViewHiddenJobDocument,
    "mutation ApplyToHiddenJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { ...Refusal } } }": typeof types.ApplyToHiddenJobDocument,
    "mutation WithdrawHidden($id: ID!) { withdrawApplication(applicationId: $id) { errors { ...Refusal } } }": typeof types.WithdrawHiddenDocument,
    "mutation MoveHidden($id: ID!) {\n      requestReschedule(input: { applicationId: $id, time: { date: \"2026-11-27\", start: \"10:00\", end: \"10:30\", locationType: ONLINE } }) { errors { ...Refusal } }\n    }": typeof types.MoveHiddenDocument,
    "mutation AnswerHidden($id: ID!) { respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { errors { ...Refusal } } }": typeof types.AnswerHiddenDocument,
    "mutation EndHiddenSession($id: ID!) { endSession(id: $id) { errors { ...Refusal } } }": typeof types.EndHiddenSessionDocument,
    "mutation TurnOffHidden($id: ID!) { setSavedSearchCadence(id: $id, cadence: OFF) { savedSearch { name } errors { ...Refusal } } }": typeof types.TurnOffHiddenDocument,
    "mutation DeleteHiddenSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { ...Refusal } } }": typeof types.DeleteHiddenSearchDocument,
    "mutation ResetOfAddress($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }": typeof types.ResetOfAddressDocument,
    "mutation RequestToGuess($input: RequestRescheduleInput!) {\n  requestReschedule(input: $input) { application { interviewRescheduleRequest { id } } }\n}": typeof types.RequestToGuessDocument,
    "query JobOfNoOne($id: ID!) { job(id: $id) { id } }": typeof types.JobOfNoOneDocument,
    "query ApplicationOfNoOne($id: ID!) { application(id: $id) { id } }": typeof types.ApplicationOfNoOneDocument,
    "query CompanyOfNoOne($id: ID!) { company(id: $id) { id } }": typeof types.CompanyOfNoOneDocument,
    "query ApplicantsOfNoJob($id: ID!) { companyApplications(jobId: $id) { totalCount } }": typeof types.ApplicantsOfNoJobDocument,
    "mutation HoldNoSlot($id: ID!) { holdSlot(slotId: $id) { errors { code } } }": typeof types.HoldNoSlotDocument,
    "mutation ViewNoJob($id: ID!) { recordJobView(jobId: $id, search: \"sopir\") { errors { code } } }": typeof types.ViewNoJobDocument,
    "mutation DeleteNoSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { code } } }": typeof types.DeleteNoSearchDocument,
    "mutation ApplyToNoJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { code } } }": typeof types.ApplyToNoJobDocument,
    "mutation AcceptNoOne($id: ID!) { acceptApplication(input: { applicationId: $id, slotId: $id }) { errors { code } } }": typeof types.AcceptNoOneDocument,
    "mutation ReportNoJob($id: ID!) { reportJob(input: { jobId: $id, reason: OTHER, text: \"x\" }) { errors { code } } }": typeof types.ReportNoJobDocument,
    "mutation ReportNoCompany($id: ID!) { reportCompany(input: { companyId: $id, reason: OTHER, text: \"x\" }) { errors { code } } }": typeof types.ReportNoCompanyDocument,
    "mutation AnswerNoPause($id: ID!) { answerPause(input: { jobId: $id, text: \"x\" }) { errors { code } } }": typeof types.AnswerNoPauseDocument,
    "mutation PauseNoJob($id: ID!) { pauseJob(input: { jobId: $id, reason: \"x\" }) { errors { code } } }": typeof types.PauseNoJobDocument,
    "mutation ResumeNoJob($id: ID!) { resumeJob(jobId: $id) { errors { code } } }": typeof types.ResumeNoJobDocument,
    "mutation DismissNoReports($id: ID!) { dismissReport(input: { id: $id, version: 1, note: \"x\" }) { errors { code } } }": typeof types.DismissNoReportsDocument,
    "mutation DismissNoFlags($id: ID!) { dismissFlags(input: { jobId: $id, version: 1, note: \"x\" }) { errors { code } } }": typeof types.DismissNoFlagsDocument,
    "query FlaggedAfterNothing($id: String) { adminFlaggedPostings(after: $id) { endCursor } }": typeof types.FlaggedAfterNothingDocument,
    "query ReportsAfterNothing($id: String) { adminReports(after: $id) { endCursor } }": typeof types.ReportsAfterNothingDocument,
    "mutation DeleteNoJob($id: ID!) { deleteJob(jobId: $id) { errors { code } } }": typeof types.DeleteNoJobDocument,
    "query LedgerAfterNothing($id: String) { tokenTransactions(after: $id) { endCursor } }": typeof types.LedgerAfterNothingDocument,
    "query AdminCompanyOfNoOne($id: ID!) { adminCompany(id: $id) { id } }": typeof types.AdminCompanyOfNoOneDocument,
    "query CompaniesAfterNothing($id: String) { adminCompanies(after: $id) { endCursor } }": typeof types.CompaniesAfterNothingDocument,
    "fragment ListedApplication on Application {\n  id status interview: selectedInterview { date start end locationType } interviewDetails { venue } joinUrl rejectionNotice\n  job { id title location employmentType salary { formatted } description skills createdAt isActive }\n  applicant { fullName email education technicalSkills workExperience }\n}": typeof types.ListedApplicationFragmentDoc,
    "fragment ListStretch on AdminApplicationConnection { items { ...ListedApplication } }": typeof types.ListStretchFragmentDoc,
    "query WholeList { list: adminApplications { items { ...ListedApplication } } }": typeof types.WholeListDocument,
    "query ListByFragments { list: adminApplications { ...ListStretch } }": typeof types.ListByFragmentsDocument,
    "query ListInPieces { list: adminApplications { items { id status joinUrl job { id title } applicant { fullName } } items { ...ListedApplication } } }": typeof types.ListInPiecesDocument,
    "query ListInline { list: adminApplications { ... on AdminApplicationConnection { items { ... on Application { ...ListedApplication } } } } }": typeof types.ListInlineDocument,
    "query ListOfNames { list: adminApplications { items { id status job { id title } applicant { fullName email } } } }": typeof types.ListOfNamesDocument,
    "query ListOfInterviews { list: adminApplications { items { id interview: selectedInterview { date } } } }": typeof types.ListOfInterviewsDocument,
    "query ListOfEducation { list: adminApplications { items { id applicant { education } } } }": typeof types.ListOfEducationDocument,
    "query ListOfPlaces { list: adminApplications { items { id job { location } } } }": typeof types.ListOfPlacesDocument,
    "query NameFromGoogle { viewer { seeker { fullName } } }": typeof types.NameFromGoogleDocument,
    "mutation FinishWithCode($code: String) { finishSignIn(input: { code: $code }) { ...SignInResult } }": typeof types.FinishWithCodeDocument,
    "query IsGoogleOffered { signInOptions { google } }": typeof types.IsGoogleOfferedDocument,
    "mutation LoginWithoutLimiter { login(input: { email: \"a@b.test\", password: \"x\" }) { errors { code } } }": typeof types.LoginWithoutLimiterDocument,
    "query Own { viewer { id } }": typeof types.OwnDocument,
    "mutation LogoutOfBoth { logout { errors { code } } }": typeof types.LogoutOfBothDocument,
    "mutation RefusedLogin($input: LoginInput!) { login(input: $input) { errors { code } } }": typeof types.RefusedLoginDocument,
    "mutation RefusedPassword($p: String) { login(input: { email: \"a@b.test\", password: $p }) { errors { code } } }": typeof types.RefusedPasswordDocument,
    "query RefusedOption($e: EmploymentType) { jobs(employmentType: $e) { totalCount } }": typeof types.RefusedOptionDocument,
    "query RefusedNumber($n: Int) { jobs(page: $n) { totalCount } }": typeof types.RefusedNumberDocument,
    "query RefusedBoolean($b: Boolean!) { viewer { id @include(if: $b) } }": typeof types.RefusedBooleanDocument,
    "mutation RefusedIds($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }": typeof types.RefusedIdsDocument,
    "mutation SetOwnLanguage($language: Language!) { setLanguage(language: $language) { viewer { language } errors { code } } }": typeof types.SetOwnLanguageDocument,
    "query OwnLanguage { viewer { language } }": typeof types.OwnLanguageDocument,
    "query ApplicationsInALanguage { myApplications { id } }": typeof types.ApplicationsInALanguageDocument,
    "query JobInALanguage($id: ID!) { job(id: $id) { id } }": typeof types.JobInALanguageDocument,
    "mutation VerifyLogged($code: String!) { verifyEmail(oobCode: $code) { errors { code } } }": typeof types.VerifyLoggedDocument,
    "mutation ForgetLogged($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }": typeof types.ForgetLoggedDocument,
    "mutation ResetLogged($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code } } }": typeof types.ResetLoggedDocument,
    "query ApplicantsLogged($search: String) { companyApplications(search: $search) { items { id applicant { fullName email phoneNumber } } } }": typeof types.ApplicantsLoggedDocument,
    "query UsersLogged($search: String) { adminUsers(search: $search) { items { id } } }": typeof types.UsersLoggedDocument,
    "query JobLogged($id: ID!) { job(id: $id) { id } }": typeof types.JobLoggedDocument,
    "query JobsLogged($page: Int) { jobs(page: $page) { totalCount } }": typeof types.JobsLoggedDocument,
    "query ViewerLogged { viewer { id } }": typeof types.ViewerLoggedDocument,
    "mutation LoginLogged($input: LoginInput!) { login(input: $input) { errors { code } } }": typeof types.LoginLoggedDocument,
    "query ViewerUnderHeaders { viewer { id } }": typeof types.ViewerUnderHeadersDocument,
    "mutation LoginForCookie($input: LoginInput!) { login(input: $input) { errors { code } } }": typeof types.LoginForCookieDocument,
    "mutation EndTheSession { logout { isSignedOut errors { code } } }": typeof types.EndTheSessionDocument,
    "query WhoseSession { viewer { id email } }": typeof types.WhoseSessionDocument,
    "mutation RenameFromOldPage { updateSeekerProfile(input: { fullName: \"Changed\" }) { errors { code } } }": typeof types.RenameFromOldPageDocument,
    "mutation SwitchTo($role: Role!) { switchRole(input: { role: $role }) { viewer { activeRole } errors { ...Refusal } } }": typeof types.SwitchToDocument,
    "query Receipt($id: ID!) { tokenReceipt(invoiceId: $id) {\n  id number paidAt companyName companyNpwp packageName tokens bonus amount paymentMethod reference isRefunded issuer includedVatPercent\n} }": typeof types.ReceiptDocument,
    "query BoughtWithReceipts { tokenInvoices { items { id status viewerCanOpenReceipt } } }": typeof types.BoughtWithReceiptsDocument,
    "mutation RenameLogged { updateSeekerProfile(input: { fullName: \"Planted Person\" }) { errors { code } } }": typeof types.RenameLoggedDocument,
    "mutation Planted($input: LoginInput!) { login(input: $input) { errors { code } } }": typeof types.PlantedDocument,
    "mutation LoginGoneWrong { login(input: { email: \"budi@people.test\", password: \"Rahasia-123\" }) { errors { code } } }": typeof types.LoginGoneWrongDocument,
    "query CompaniesByStatus($status: VerificationStatus, $search: String, $after: String) {\n  adminCompanies(status: $status, search: $search, after: $after) { items { id companyName records { verificationStatus } } endCursor }\n}": typeof types.CompaniesByStatusDocument,
    "query LatestActivities { adminDashboard { latestActivities { action details timestamp } } }": typeof types.LatestActivitiesDocument,
    "query CostOfUsers($search: String) {\n    found: adminUsers(search: $search) { items { id fullName email phoneNumber technicalSkills softSkills cvUrl portfolioUrl pictureUrl createdAt } }\n  }": typeof types.CostOfUsersDocument,
    "query CostOfApplications($search: String) {\n    found: adminApplications(search: $search) { items { id status job { id title companyName } applicant { fullName email pictureUrl } } }\n  }": typeof types.CostOfApplicationsDocument,
    "query CostOfTransactions($search: String) {\n    found: adminTokenTransactions(search: $search) { items { id type status companyName jobTitle } }\n  }": typeof types.CostOfTransactionsDocument,
    "query CostOfCompanies($search: String) {\n    found: adminCompanies(search: $search) { items { id records { email verifiedBy { name } } } }\n  }": typeof types.CostOfCompaniesDocument,
    "query CostOfJobs($search: String) {\n    found: adminJobs(search: $search) { items { id title companyName applicationCounts { total pending } } }\n  }": typeof types.CostOfJobsDocument,
    "query UsersListed($search: String, $after: String) {\n  adminUsers(search: $search, after: $after) {\n    items { id fullName email phoneNumber education technicalSkills softSkills createdAt cvUrl portfolioUrl pictureUrl } endCursor\n  }\n}": typeof types.UsersListedDocument,
    "query ApplicationsListed($search: String, $after: String, $status: ApplicationStatus) {\n  adminApplications(search: $search, after: $after, status: $status) {\n    items { id status jobId job { id title companyName } applicant { fullName email pictureUrl } applicationDate } endCursor\n  }\n}": typeof types.ApplicationsListedDocument,
    "query TransactionsListed($search: String, $after: String, $type: TransactionType, $status: InvoiceStatus) {\n  adminTokenTransactions(search: $search, after: $after, type: $type, status: $status) {\n    items {\n      id type status companyId companyName tokens totalAmount amountReceived packageName jobTitle reference merchantRef paymentMethod paidAt timestamp\n    }\n    endCursor\n  }\n}": typeof types.TransactionsListedDocument,
    "query JobIdsListed($search: String, $order: AdminJobOrder) { adminJobs(search: $search, order: $order) { items { id } } }": typeof types.JobIdsListedDocument,
    "query ListsOfDays($since: LocalDate, $until: LocalDate, $search: String) {\n  adminUsers(since: $since, until: $until, search: $search) { items { fullName } matching }\n  adminTokenTransactions(since: $since, until: $until, search: $search) {\n    items { type } matching\n    sums { purchases { count companies tokens amount amountReceived } refunds { count companies tokens amount } usage { count tokens } grants { count } }\n  }\n}": typeof types.ListsOfDaysDocument,
    "query DashboardFigures {\n  adminDashboard {\n    companiesAwaiting flaggedPayments tokenSales { since purchases tokens amount } applicationsByDay { date pending accepted rejected } latestActivities { id }\n  }\n}": typeof types.DashboardFiguresDocument,
    "query UsersForOthers { adminUsers { endCursor } }": typeof types.UsersForOthersDocument,
    "query ApplicationsForOthers { adminApplications { endCursor } }": typeof types.ApplicationsForOthersDocument,
    "query TransactionsForOthers { adminTokenTransactions { endCursor } }": typeof types.TransactionsForOthersDocument,
    "query JobsForOthers { adminJobs { endCursor } }": typeof types.JobsForOthersDocument,
    "query DashboardForOthers { adminDashboard { companiesAwaiting } }": typeof types.DashboardForOthersDocument,
    "query ReceiptsOfDays($since: LocalDate, $until: LocalDate, $companyId: ID, $pageSize: Int, $after: String) {\n  adminRevealReceipts(since: $since, until: $until, companyId: $companyId, pageSize: $pageSize, after: $after) {\n    items { day kind details companyName administrator { name } userId userName applicationId jobTitle times } endCursor matching\n  }\n}": typeof types.ReceiptsOfDaysDocument,
    "query PausesListed($isEnded: Boolean, $companyId: ID, $since: LocalDate) {\n  adminJobPauses(isEnded: $isEnded, companyId: $companyId, since: $since) {\n    items { jobId jobTitle companyName reason answer administrator { id } pausedAt resumedAt } matching\n  }\n}": typeof types.PausesListedDocument,
    "query PausesOfJob($id: ID!) { adminJob(id: $id) { pauses { reason resumedAt administrator { id } } } }": typeof types.PausesOfJobDocument,
    "query SilentCompanies($olderThanDays: Int, $pageSize: Int, $after: String) {\n  adminSilentCompanies(olderThanDays: $olderThanDays, pageSize: $pageSize, after: $after) {\n    items { company { id companyName records { email } } waitingSince applicationId waiting } endCursor\n  }\n}": typeof types.SilentCompaniesDocument,
    "query DataExportsListed($since: LocalDate, $until: LocalDate) {\n  adminDataExports(since: $since, until: $until) { items { accountId email requestedAs wasMade endedAt } matching }\n}": typeof types.DataExportsListedDocument,
    "query AdministratorsListed { adminAdministrators { id name secondFactorSince } }": typeof types.AdministratorsListedDocument,
    "query ApplicantSeen($id: ID!) { application(id: $id) { applicant { fullName email } } }": typeof types.ApplicantSeenDocument,
    "query ReadsOfOversight($adminId: ID, $exportsOnly: Boolean, $since: LocalDate, $until: LocalDate) {\n  adminAuditTrail(adminId: $adminId, exportsOnly: $exportsOnly, since: $since, until: $until) {\n    items { action subjects filter details } matching\n  }\n}": typeof types.ReadsOfOversightDocument,
    "query CostOfReceipts($pageSize: Int) {\n    adminRevealReceipts(pageSize: $pageSize) { items { companyName administrator { name } userName } matching }\n  }": typeof types.CostOfReceiptsDocument,
    "query CostOfPauses($pageSize: Int) {\n    adminJobPauses(pageSize: $pageSize) { items { reason administrator { name } } matching }\n  }": typeof types.CostOfPausesDocument,
    "query CostOfSilentCompanies($pageSize: Int) {\n    adminSilentCompanies(olderThanDays: 1, pageSize: $pageSize) { items { company { companyName } waiting } }\n  }": typeof types.CostOfSilentCompaniesDocument,
    "query JobsFound($status: AdminJobStatus, $search: String, $companyId: ID, $order: AdminJobOrder, $after: String, $pageSize: Int) {\n  adminJobs(status: $status, search: $search, companyId: $companyId, order: $order, after: $after, pageSize: $pageSize) {\n    items { id title applicationCounts { total pending accepted withdrawn } } endCursor\n  }\n}": typeof types.JobsFoundDocument,
    "query UserWithApplications($id: ID!) {\n  adminUser(id: $id) { user { fullName email } company { companyName } applications { items { id jobTitle } endCursor } }\n}": typeof types.UserWithApplicationsDocument,
    "query CompanyOfUser($id: ID!) { adminUser(id: $id) { company { id records { email } } } }": typeof types.CompanyOfUserDocument,
    "query AfterRemovalOfJob($id: ID!, $job: ID!) {\n  adminApplication(id: $id) {\n    application { status job { id } jobTitle companyName } user { id fullName } tokenTransactions { type tokens applicationId }\n    job { isRemoved job { title companyName } company { id companyName } }\n  }\n  adminJob(id: $job) { isRemoved job { title applicationCounts { total } interviewAvailability { start } } company { companyName } applications { items { id } } }\n  adminApplications(jobId: $job) { items { id jobTitle companyName job { id } } }\n}": typeof types.AfterRemovalOfJobDocument,
    "query UserNameFound($id: ID!) { found: adminUser(id: $id) { user { fullName } } }": typeof types.UserNameFoundDocument,
    "query JobTitleFound($id: ID!) { found: adminJob(id: $id) { job { title } } }": typeof types.JobTitleFoundDocument,
    "query ApplicationStatusFound($id: ID!) { found: adminApplication(id: $id) { application { status } } }": typeof types.ApplicationStatusFoundDocument,
    "query CostOfUser($id: ID!) {\n    adminUser(id: $id) { user { id fullName } company { id } applications { items { id job { title } applicant { email } } } }\n  }": typeof types.CostOfUserDocument,
    "query CostOfJob($id: ID!) {\n    adminJob(id: $id) { job { id title applicationCounts { total } interviewAvailability { id } } company { id } applications { items { id applicant { email } } } }\n  }": typeof types.CostOfJobDocument,
    "query CostOfApplication($id: ID!) {\n    adminApplication(id: $id) { application { id job { id } } user { id } job { company { id } } tokenTransactions { id } }\n  }": typeof types.CostOfApplicationDocument,
    "query TransactionsOfCompany($companyId: ID, $status: InvoiceStatus, $type: TransactionType, $pageSize: Int) {\n  adminTokenTransactions(companyId: $companyId, status: $status, type: $type, pageSize: $pageSize) { items { type merchantRef applicationId } endCursor }\n}": typeof types.TransactionsOfCompanyDocument,
    "query PlaceInCompanies($after: String, $pageSize: Int) { adminCompanies(after: $after, pageSize: $pageSize) { endCursor } }": typeof types.PlaceInCompaniesDocument,
    "query PlaceInUsers($after: String, $pageSize: Int) { adminUsers(after: $after, pageSize: $pageSize) { endCursor } }": typeof types.PlaceInUsersDocument,
    "query PlaceInApplications($after: String, $pageSize: Int) { adminApplications(after: $after, pageSize: $pageSize) { endCursor } }": typeof types.PlaceInApplicationsDocument,
    "query PlaceInTransactions($after: String, $pageSize: Int) { adminTokenTransactions(after: $after, pageSize: $pageSize) { endCursor } }": typeof types.PlaceInTransactionsDocument,
    "query PlaceInJobs($after: String, $pageSize: Int) { adminJobs(after: $after, pageSize: $pageSize) { endCursor } }": typeof types.PlaceInJobsDocument,
    "query PlaceInFlaggedPayments($after: String, $pageSize: Int) { adminFlaggedPayments(after: $after, pageSize: $pageSize) { endCursor } }": typeof types.PlaceInFlaggedPaymentsDocument,
    "query PlaceInAuditTrail($after: String, $pageSize: Int) { adminAuditTrail(after: $after, pageSize: $pageSize) { endCursor } }": typeof types.PlaceInAuditTrailDocument,
    "query ApplicationDays { companyDashboard { applicationsByDay { date pending accepted rejected } } }": typeof types.ApplicationDaysDocument,
    "query DecisionLeft($id: ID!) { application(id: $id) { status viewerCanDecide selectedInterview { start } } }": typeof types.DecisionLeftDocument,
    "query OwnApplicationIds { myApplications { id } }": typeof types.OwnApplicationIdsDocument,
    "mutation RejectSeveral($ids: [ID!]!) {\n  rejectApplications(applicationIds: $ids) { applications { id status } errors { ...Refusal } }\n}": typeof types.RejectSeveralDocument,
    "mutation TakeBack($id: ID!) {\n  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }\n}": typeof types.TakeBackDocument,
    "query CompanyApplicationsListed($jobId: ID, $status: ApplicationStatus, $page: Int) {\n  companyApplications(jobId: $jobId, status: $status, page: $page) { totalCount page pageSize pageCount items { id status } }\n}": typeof types.CompanyApplicationsListedDocument,
    "fragment MaskedTexts on Applicant { technicalSkills softSkills workExperience }": typeof types.MaskedTextsFragmentDoc,
    "query TextsOfApplicant($id: ID!) { application(id: $id) { applicant { ...MaskedTexts } } }": typeof types.TextsOfApplicantDocument,
    "query TextsOfApplicantSevenTimes($id: ID!) {\n  a1: application(id: $id) { applicant { ...MaskedTexts } }\n  a2: application(id: $id) { applicant { ...MaskedTexts } }\n  a3: application(id: $id) { applicant { ...MaskedTexts } }\n  a4: application(id: $id) { applicant { ...MaskedTexts } }\n  a5: application(id: $id) { applicant { ...MaskedTexts } }\n  a6: application(id: $id) { applicant { ...MaskedTexts } }\n  b: companyApplications { items { applicant { ...MaskedTexts } } }\n}": typeof types.TextsOfApplicantSevenTimesDocument,
    "fragment WholeApplicant on Applicant {\n  isRevealed fullName email phoneNumber pictureUrl cvUrl portfolioUrl education technicalSkills softSkills workExperience\n}": typeof types.WholeApplicantFragmentDoc,
    "query ApplicantAsSeen($id: ID!) { application(id: $id) { applicant { ...WholeApplicant } } }": typeof types.ApplicantAsSeenDocument,
    "query ApplicantsFound($name: String) { companyApplications(search: $name) { totalCount items { id applicant { fullName } } } }": typeof types.ApplicantsFoundDocument,
    "query ApplicationAsSeen($id: ID!) { application(id: $id) { status jobTitle companyName selectedInterview { date } } }": typeof types.ApplicationAsSeenDocument,
    "query InterviewsOfCalendar($from: LocalDate, $to: LocalDate) { interviews(from: $from, to: $to) { jobTitle status joinUrl } }": typeof types.InterviewsOfCalendarDocument,
    "mutation ReleaseSeat { releaseSlot { errors { ...Refusal } } }": typeof types.ReleaseSeatDocument,
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
    "query CompanyReadByAdmin($id: ID!) { adminCompany(id: $id) { id } }": typeof types.CompanyReadByAdminDocument,
    "query EmailReadByAdmin($id: ID!) { adminCompany(id: $id) { records { email } } }": typeof types.EmailReadByAdminDocument,
    "query PhoneReadByAdmin($id: ID!) { found: adminCompany(id: $id) { records { phoneNumber } } }": typeof types.PhoneReadByAdminDocument,
    "query PhoneRead($id: ID!) { found: company(id: $id) { records { phoneNumber } } }": typeof types.PhoneReadDocument,
    "query ApplicantRead($id: ID!) { application(id: $id) { applicant { fullName phoneNumber } } }": typeof types.ApplicantReadDocument,
    "query ApplicationRead($id: ID!) { application(id: $id) { id } }": typeof types.ApplicationReadDocument,
    "query EmailsRead($search: String) { adminCompanies(search: $search) { items { records { email } } } }": typeof types.EmailsReadDocument,
    "query ActionsOfDashboard { adminDashboard { latestActivities { action } } }": typeof types.ActionsOfDashboardDocument,
    "query CompaniesRead($search: String) { adminCompanies(search: $search) { endCursor } }": typeof types.CompaniesReadDocument,
    "query UsersRead($search: String) { adminUsers(search: $search) { endCursor } }": typeof types.UsersReadDocument,
    "query ApplicationsRead($search: String) { adminApplications(search: $search) { endCursor } }": typeof types.ApplicationsReadDocument,
    "query TransactionsRead($search: String) { adminTokenTransactions(search: $search) { endCursor } }": typeof types.TransactionsReadDocument,
    "query TrailInALanguage($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action details adminName namedSubjects { name } } }\n}": typeof types.TrailInALanguageDocument,
    "query ActivitiesInALanguage {\n  adminDashboard { latestActivities { details adminName } }\n}": typeof types.ActivitiesInALanguageDocument,
    "query DecidersInALanguage($id: ID!) {\n  adminCompany(id: $id) { records { verifiedBy { name } } lastDecision { adminName changes { before } } }\n}": typeof types.DecidersInALanguageDocument,
    "mutation DismissInALanguage($id: ID!) {\n  dismissFlaggedPayment(input: { id: $id, note: \"A test\" }) { errors { code } }\n}": typeof types.DismissInALanguageDocument,
    "query TrailSeen($kind: AuditKind, $adminId: ID, $after: String) {\n  adminAuditTrail(kind: $kind, adminId: $adminId, after: $after) {\n    items { id kind action details comment adminId adminName companyId companyName subjects filter before after }\n    endCursor administrators { id name }\n  }\n}": typeof types.TrailSeenDocument,
    "query SubjectsNamed($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action namedSubjects { id kind name } } }\n}": typeof types.SubjectsNamedDocument,
    "query EveryKindOfRead($company: ID!, $user: ID!, $job: ID!, $application: ID!) {\n  adminCompany(id: $company) { id } adminUser(id: $user) { user { id } } adminJob(id: $job) { isRemoved } adminApplication(id: $application) { user { id } }\n  adminTokenTransactions(companyId: $company) { items { id } } adminUsers(search: \"sari subjek\") { items { id } }\n}": typeof types.EveryKindOfReadDocument,
    "query CompanyLookedAt($id: ID!) { adminCompany(id: $id) { id } }": typeof types.CompanyLookedAtDocument,
    "query UsersLookedAt { adminUsers { items { id } } }": typeof types.UsersLookedAtDocument,
    "query NamesOfTheDay($adminId: ID, $companyId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action details companyName namedSubjects { kind name } } }\n  adminTokenTransactions(companyId: $companyId) { items { type companyName } }\n}": typeof types.NamesOfTheDayDocument,
    "query PurchasesNamed($search: String) {\n  adminTokenTransactions(search: $search, type: PURCHASE) { items { companyName } }\n}": typeof types.PurchasesNamedDocument,
    "query OldTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { id details } }\n}": typeof types.OldTrailDocument,
    "mutation TurnFactorOffByProof($input: OwnerProofInput!) { turnOffSecondFactor(input: $input) { errors { ...Refusal } } }": typeof types.TurnFactorOffByProofDocument,
    "mutation RenewCodesByProof($input: OwnerProofInput!) { renewRecoveryCodes(input: $input) { recoveryCodes errors { ...Refusal } } }": typeof types.RenewCodesByProofDocument,
    "mutation CompleteByProof($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": typeof types.CompleteByProofDocument,
    "query OwnEnrolment { viewer { mustEnrol hasSecondFactor activeRole adminName } }": typeof types.OwnEnrolmentDocument,
    "query MustEnrolAlone { viewer { mustEnrol } }": typeof types.MustEnrolAloneDocument,
    "query EnrolmentAndAdminDashboard { viewer { mustEnrol hasSecondFactor activeRole } adminDashboard { companiesAwaiting } }": typeof types.EnrolmentAndAdminDashboardDocument,
    "query EnrolmentAndSeekerDashboard { viewer { mustEnrol } seekerDashboard { __typename } }": typeof types.EnrolmentAndSeekerDashboardDocument,
    "query TypesOfSchema { __schema { types { name fields { name } } } }": typeof types.TypesOfSchemaDocument,
    "mutation FifteenLogins($email: String) {\n  a0: login(input: { email: $email, password: \"Wrong-0234\" }) { errors { code } }\n  a1: login(input: { email: $email, password: \"Wrong-1234\" }) { errors { code } }\n  a2: login(input: { email: $email, password: \"Wrong-2234\" }) { errors { code } }\n  a3: login(input: { email: $email, password: \"Wrong-3234\" }) { errors { code } }\n  a4: login(input: { email: $email, password: \"Wrong-4234\" }) { errors { code } }\n  a5: login(input: { email: $email, password: \"Wrong-5234\" }) { errors { code } }\n  a6: login(input: { email: $email, password: \"Wrong-6234\" }) { errors { code } }\n  a7: login(input: { email: $email, password: \"Wrong-7234\" }) { errors { code } }\n  a8: login(input: { email: $email, password: \"Wrong-8234\" }) { errors { code } }\n  a9: login(input: { email: $email, password: \"Wrong-9234\" }) { errors { code } }\n  a10: login(input: { email: $email, password: \"Wrong-10234\" }) { errors { code } }\n  a11: login(input: { email: $email, password: \"Wrong-11234\" }) { errors { code } }\n  a12: login(input: { email: $email, password: \"Wrong-12234\" }) { errors { code } }\n  a13: login(input: { email: $email, password: \"Wrong-13234\" }) { errors { code } }\n  a14: login(input: { email: $email, password: \"Wrong-14234\" }) { errors { code } }\n}": typeof types.FifteenLoginsDocument,
    "mutation LeaveBrowser { logout { isSignedOut errors { ...Refusal } } }": typeof types.LeaveBrowserDocument,
    "mutation CompleteWithPassword($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": typeof types.CompleteWithPasswordDocument,
    "mutation ThisWasNotMe($token: String!) { disownRegistration(token: $token) { isDisowned errors { ...Refusal } } }": typeof types.ThisWasNotMeDocument,
    "query OwnSecondFactor { mySecondFactor { isOn confirmedAt recoveryCodesLeft } }": typeof types.OwnSecondFactorDocument,
    "mutation TurnFactorOff($input: OwnerProofInput!) { turnOffSecondFactor(input: $input) { errors { ...Refusal } } }": typeof types.TurnFactorOffDocument,
    "mutation RenewRecoveryCodes($input: OwnerProofInput!) { renewRecoveryCodes(input: $input) { recoveryCodes errors { ...Refusal } } }": typeof types.RenewRecoveryCodesDocument,
    "mutation ConfirmFactorAtOnce($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": typeof types.ConfirmFactorAtOnceDocument,
    "fragment BrowserSession on AccountSession { id device lastUsedAt isCurrent }": typeof types.BrowserSessionFragmentDoc,
    "query BrowsersOfViewer { mySessions { ...BrowserSession } }": typeof types.BrowsersOfViewerDocument,
    "mutation EndBrowserSession($id: ID!) { endSession(id: $id) { sessions { ...BrowserSession } errors { ...Refusal } } }": typeof types.EndBrowserSessionDocument,
    "mutation EndOtherBrowsers { endOtherSessions { sessions { ...BrowserSession } errors { ...Refusal } } }": typeof types.EndOtherBrowsersDocument,
    "query ApplicantsOfAJobForSupport($id: ID!) {\n  adminJob(id: $id) { job { title } applications { items { id } } }\n}": typeof types.ApplicantsOfAJobForSupportDocument,
    "query JobForSupport($id: ID!) { adminJob(id: $id) { job { title } } }": typeof types.JobForSupportDocument,
    "query DashboardWithoutFreshCode { adminDashboard { flaggedPayments } }": typeof types.DashboardWithoutFreshCodeDocument,
    "query OwnAdminName { viewer { adminName } }": typeof types.OwnAdminNameDocument,
    "query CompanyDay { companyDashboard {\n  tokenBalance totalJobs activeJobs closedJobs applicationCounts { total pending accepted rejected } upcomingInterviewCount\n  firstActiveJobs { title } upcomingInterviews { jobTitle selectedInterview { start } } recentApplications { jobTitle selectedInterview { start } }\n} }": typeof types.CompanyDayDocument,
    "query NextInterview { seekerDashboard { upcomingInterview { selectedInterview { start } } } }": typeof types.NextInterviewDocument,
    "query InterviewStarts { interviews { jobTitle selectedInterview { start } } }": typeof types.InterviewStartsDocument,
    "query OwnConsents {\n  consents { changes { kind version isGiven createdAt } mails { kind isOn } }\n}": typeof types.OwnConsentsDocument,
    "mutation ChooseMails($input: UpdateMailPreferencesInput!) {\n  updateMailPreferences(input: $input) { consents { mails { kind isOn } } errors { ...Refusal } }\n}": typeof types.ChooseMailsDocument,
    "query IsAskedToAgree { viewer { isAskedToAgree } }": typeof types.IsAskedToAgreeDocument,
    "mutation AgreeInTest($version: String!) {\n  agreeToSupplement(version: $version) { errors { ...Refusal } }\n}": typeof types.AgreeInTestDocument,
    "mutation SignOutUnasked { logout { isSignedOut } }": typeof types.SignOutUnaskedDocument,
    "mutation ViewBeforeExport($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }": typeof types.ViewBeforeExportDocument,
    "mutation ViewPlanted($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }": typeof types.ViewPlantedDocument,
    "query LookUpPlanted($search: String) {\n  adminUsers(search: $search) { items { id } } adminCompanies(search: $search) { items { id } }\n}": typeof types.LookUpPlantedDocument,
    "query ApplicantOfLeaving($id: ID!) {\n  application(id: $id) {\n    status rescheduleHistory { reason } applicant { isRevealed fullName email phoneNumber education workExperience technicalSkills softSkills cvUrl }\n  }\n}": typeof types.ApplicantOfLeavingDocument,
    "query OwnOfLeaving { myApplications { id status jobTitle companyName rejectionNotice } }": typeof types.OwnOfLeavingDocument,
    "query JobsOfLeaving { jobs { items { id } } }": typeof types.JobsOfLeavingDocument,
    "query RightsOfLeaving($id: ID!) { application(id: $id) { viewerCanAccept viewerCanDecide } }": typeof types.RightsOfLeavingDocument,
    "query MyErasure { myErasure { role state dueAt } }": typeof types.MyErasureDocument,
    "query ViewerWithoutErasure { viewer { id seeker { id } company { id } } }": typeof types.ViewerWithoutErasureDocument,
    "query ViewerWithErasure { viewer { id seeker { id } company { id } erasure { role state dueAt } } }": typeof types.ViewerWithErasureDocument,
    "mutation RegisterWithFiles($input: RegisterSeekerInput!) {\n  registerSeeker(input: $input) { viewer { seeker { cvUrl portfolioUrl } } errors { code field } }\n}": typeof types.RegisterWithFilesDocument,
    "mutation SaveSeekerFiles($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { cvUrl portfolioUrl pictureUrl workExperience } errors { code field } }\n}": typeof types.SaveSeekerFilesDocument,
    "mutation SaveCompanyFiles($input: UpdateCompanyProfileInput!) {\n  updateCompanyProfile(input: $input) { company { logoUrl isVerified records { deedUrl } } errors { code field } }\n}": typeof types.SaveCompanyFilesDocument,
    "query OwnDeed { viewer { company { records { deedUrl } } } }": typeof types.OwnDeedDocument,
    "mutation SaveDetails($input: SaveInterviewDetailsInput!) {\n  saveInterviewDetails(input: $input) { application { joinUrl interviewDetails { venue link } } errors { ...Refusal } }\n}": typeof types.SaveDetailsDocument,
    "query SavedDetails($id: ID!) { application(id: $id) { joinUrl interviewDetails { venue } } }": typeof types.SavedDetailsDocument,
    "query JoiningAndMoving($id: ID!) {\n  application(id: $id) { joinUrl interviewDetails { link } viewerCanRequestReschedule viewerCanRespondToReschedule }\n}": typeof types.JoiningAndMovingDocument,
    "query SlotsOfJobPage($id: ID!) { job(id: $id) {\n  title viewerCanApply viewerApplication { status }\n  interviewAvailability { start state conflict { applicationId jobTitle companyName date start end } } } }": typeof types.SlotsOfJobPageDocument,
    "query CompanyJobsListed($search: String, $status: JobStatusFilter, $page: Int) {\n  companyJobs(search: $search, status: $status, page: $page) { items { title isActive } totalCount page pageSize pageCount }\n}": typeof types.CompanyJobsListedDocument,
    "mutation SaveNoSlots { saveInterviewSlots(input: { jobId: \"x\", slots: [] }) { errors { code } } }": typeof types.SaveNoSlotsDocument,
    "query ApplicantsCounted { companyApplications { totalCount } }": typeof types.ApplicantsCountedDocument,
    "query JobCardsKept { jobs { items { id companyName locationTypes } } }": typeof types.JobCardsKeptDocument,
    "mutation RenameCompany($name: String!) { updateCompanyProfile(input: { companyName: $name }) { errors { message } } }": typeof types.RenameCompanyDocument,
    "query ProfileVersionToVerify($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": typeof types.ProfileVersionToVerifyDocument,
    "query JobFlags($id: ID!) { adminJob(id: $id) { flags { jobId reason evidence } } }": typeof types.JobFlagsDocument,
    "query ListedFlags($companyId: ID!) { adminJobs(companyId: $companyId) { items { id } flags { jobId reason } } }": typeof types.ListedFlagsDocument,
    "query JobsByFlag($companyId: ID!, $flag: FlagReason!, $search: String, $after: String) {\n  adminJobs(companyId: $companyId, flag: $flag, search: $search, after: $after, pageSize: 1) { items { id } endCursor }\n}": typeof types.JobsByFlagDocument,
    "query FlaggedButShown($id: ID!) { job(id: $id) { isVisibleToSeekers } }": typeof types.FlaggedButShownDocument,
    "query JobTitleShown($id: ID!) { job(id: $id) { title isCompanyVerified } }": typeof types.JobTitleShownDocument,
    "query WaysOnFromApplication($id: ID!) { application(id: $id) { viewerCanOpenJob viewerCanOpenCompany } }": typeof types.WaysOnFromApplicationDocument,
    "query TitleOfApplication($id: ID!) { application(id: $id) { id job { title } } }": typeof types.TitleOfApplicationDocument,
    "query TitleAndWaysOfApplication($id: ID!) { application(id: $id) { id job { title } viewerCanOpenJob viewerCanOpenCompany } }": typeof types.TitleAndWaysOfApplicationDocument,
    "query RecommendedTitles { seekerDashboard { recommendedJobs { title } } }": typeof types.RecommendedTitlesDocument,
    "query SlotConflicts($id: ID!) { job(id: $id) { interviewAvailability { conflict { jobTitle } } } }": typeof types.SlotConflictsDocument,
    "query SuggestFor($prefix: String!) { jobSuggestions(prefix: $prefix) { kind text jobs } }": typeof types.SuggestForDocument,
    "mutation CloseSuggested($jobId: ID!) {\n  setJobActive(input: { jobId: $jobId, isActive: false }) { errors { ...Refusal } }\n}": typeof types.CloseSuggestedDocument,
    "query SuggestionVisit { viewer { id } }": typeof types.SuggestionVisitDocument,
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
    "query FalseFriends($search: String!, $page: Int) {\n  relatedJobs(search: $search, page: $page) { pageCount items { title } }\n}": typeof types.FalseFriendsDocument,
    "query RelatedTo($search: String!) {\n  relatedJobs(search: $search) { correctedSearch relatedSearches items { title } }\n}": typeof types.RelatedToDocument,
    "mutation RecordView($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }": typeof types.RecordViewDocument,
    "query ViewedTerms($id: ID!) { job(id: $id) { title viewedTerms { term seekers } } }": typeof types.ViewedTermsDocument,
    "query ListedWithTerms { companyJobs { items { id viewedTerms { term seekers } } } }": typeof types.ListedWithTermsDocument,
    "query ListedWithoutTerms { companyJobs { items { id } } }": typeof types.ListedWithoutTermsDocument,
    "query OfferedWithTerms { jobs { items { id viewedTerms { term } } } }": typeof types.OfferedWithTermsDocument,
    "mutation ConfirmForeignInvoice($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome invoice { id } company { id } errors { ...Refusal } }\n}": typeof types.ConfirmForeignInvoiceDocument,
    "mutation BuyPackage($packageId: ID!) { createTokenInvoice(packageId: $packageId) { errors { ...Refusal } } }": typeof types.BuyPackageDocument,
    "query PurchasesByPage($after: String) {\n  tokenInvoices(after: $after) { endCursor items { merchantRef createdAt viewerCanPay checkoutUrl } }\n}": typeof types.PurchasesByPageDocument,
    "query DismissalsOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { details comment before after companyId } }\n}": typeof types.DismissalsOnTrailDocument,
    "mutation DismissReport($input: DismissFlaggedPaymentInput!) {\n  dismissFlaggedPayment(input: $input) { payment { id flag viewerCanDismiss } errors { ...Refusal } }\n}": typeof types.DismissReportDocument,
    "query LedgerOfPurchases { tokenTransactions { items { type amount balanceAfter packageName price merchantRef } } }": typeof types.LedgerOfPurchasesDocument,
    "query ReplaysOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { details before after } }\n}": typeof types.ReplaysOnTrailDocument,
    "mutation ReplayAsAnother($id: ID!) { replayPaymentCallback(id: $id) { outcome } }": typeof types.ReplayAsAnotherDocument,
    "query OwnHeldJob($id: ID!) {\n  job(id: $id) { isActive isPaused isVisibleToSeekers pause { reason isHeld viewerCanAnswer } }\n}": typeof types.OwnHeldJobDocument,
    "query SeenHeldJob($id: ID!) { job(id: $id) { title } }": typeof types.SeenHeldJobDocument,
    "query SearchHeld($search: String!) {\n  jobs(search: $search) { items { id } } relatedJobs(search: $search) { items { id } } jobSuggestions(prefix: $search) { text }\n}": typeof types.SearchHeldDocument,
    "query CopyOfHeld { myRecords { pauses { reason } } }": typeof types.CopyOfHeldDocument,
    "query HeldOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId) { items { kind action comment companyId before after namedSubjects { id } } }\n}": typeof types.HeldOnTrailDocument,
    "query JobsListed($search: String!) {\n  jobs(search: $search) { items { id } totalCount }\n  relatedJobs(search: $search) { items { id } }\n  seekerDashboard { recommendedJobs { id } }\n}": typeof types.JobsListedDocument,
    "query PausedJobPage($id: ID!) { job(id: $id) { title isPaused pause { reason } } }": typeof types.PausedJobPageDocument,
    "query OwnPausedJob($id: ID!) {\n  job(id: $id) { isActive isPaused isVisibleToSeekers pause { reason answer viewerCanAnswer } }\n}": typeof types.OwnPausedJobDocument,
    "query StatusOfApplication($id: ID!) { application(id: $id) { status viewerCanOpenJob viewerCanAccept } }": typeof types.StatusOfApplicationDocument,
    "query PausesOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, kind: CHANGE) {\n    items { action details comment companyId before after namedSubjects { id kind name } }\n  }\n}": typeof types.PausesOnTrailDocument,
    "query ReportsOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId) { items { kind action details comment companyId filter namedSubjects { id kind name } } }\n}": typeof types.ReportsOnTrailDocument,
    "query ReportedByMe($jobId: ID!, $companyId: ID!) {\n  job(id: $jobId) { viewerHasReported } company(id: $companyId) { viewerHasReported }\n}": typeof types.ReportedByMeDocument,
    "query Receipts($applicationId: ID, $after: String) {\n  myRevealReceipts(applicationId: $applicationId, after: $after) {\n    items { id isSupport companyName accountCode applicationId jobTitle kind details day firstAt lastAt times } endCursor neverShown\n  }\n}": typeof types.ReceiptsDocument,
    "query NameShown($id: ID!) { application(id: $id) { applicant { fullName } } }": typeof types.NameShownDocument,
    "query ContactShown($id: ID!) { application(id: $id) { applicant { email phoneNumber } } }": typeof types.ContactShownDocument,
    "query OpenPartShown($id: ID!) { application(id: $id) { applicant { isRevealed education cvUrl } } }": typeof types.OpenPartShownDocument,
    "query TextsShown($id: ID!) { application(id: $id) { applicant { technicalSkills workExperience } } }": typeof types.TextsShownDocument,
    "query ListShown { companyApplications { items { applicant { fullName email } } } }": typeof types.ListShownDocument,
    "query LedgerShown { tokenTransactions { items { type application { id applicant { isRevealed fullName } } } } }": typeof types.LedgerShownDocument,
    "query FoundByName($name: String, $page: Int) { companyApplications(search: $name, page: $page) { totalCount } }": typeof types.FoundByNameDocument,
    "query UserShown($id: ID!) { adminUser(id: $id) { user { fullName phoneNumber } } }": typeof types.UserShownDocument,
    "query UsersShown($search: String) { adminUsers(search: $search) { items { fullName email } } }": typeof types.UsersShownDocument,
    "query UserIdsShown($search: String) { adminUsers(search: $search) { items { id } } }": typeof types.UserIdsShownDocument,
    "query AdminApplicationShown($id: ID!) { adminApplication(id: $id) { user { email } application { applicant { fullName } } } }": typeof types.AdminApplicationShownDocument,
    "mutation DeleteSavedSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { ...Refusal } } }": typeof types.DeleteSavedSearchDocument,
    "mutation SetCadence($id: ID!, $cadence: SavedSearchCadence!) {\n  setSavedSearchCadence(id: $id, cadence: $cadence) { savedSearch { id cadence } errors { ...Refusal } }\n}": typeof types.SetCadenceDocument,
    "mutation CompleteOwnProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": typeof types.CompleteOwnProfileDocument,
    "mutation NameAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { fullName education } errors { ...Refusal } }\n}": typeof types.NameAfterSaveDocument,
    "query OwnSeekerName { viewer { seeker { fullName } } }": typeof types.OwnSeekerNameDocument,
    "mutation CompletionAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { profileCompletion } errors { ...Refusal } }\n}": typeof types.CompletionAfterSaveDocument,
    "fragment DayApplication on Application { jobTitle status applicationDate selectedInterview { date start } }": typeof types.DayApplicationFragmentDoc,
    "query SeekerDay { seekerDashboard {\n  seeker { fullName profileCompletion } applicationCounts { total pending accepted rejected } applicationsThisMonth lastApplicationDate\n  upcomingInterview { ...DayApplication } recommendedJobs { title } recentApplications { ...DayApplication }\n} }": typeof types.SeekerDayDocument,
    "query PackagesOnOffer { tokenPackages { tokens bonus price popular special } }": typeof types.PackagesOnOfferDocument,
    "query IdsOfTokenTransactions { tokenTransactions { items { id } } }": typeof types.IdsOfTokenTransactionsDocument,
    "mutation RenameInRace($companyName: String) { updateCompanyProfile(input: { companyName: $companyName }) { errors { ...Refusal } } }": typeof types.RenameInRaceDocument,
    "query OwnProfileVersion { viewer { company { isVerified records { profileVersion } } } }": typeof types.OwnProfileVersionDocument,
    "query LastDecisionForAdmin($id: ID!) { found: adminCompany(id: $id) { lastDecision { ...DecisionSeen } } }": typeof types.LastDecisionForAdminDocument,
    "query LastDecisionForAll($id: ID!) { found: company(id: $id) { lastDecision { ...DecisionSeen } } }": typeof types.LastDecisionForAllDocument,
    "query CompanyIdsFound($search: String) { adminCompanies(search: $search) { items { id } } }": typeof types.CompanyIdsFoundDocument,
    "query LastDecisionsFound($search: String) { adminCompanies(search: $search) { items { id lastDecision { ...DecisionSeen } } } }": typeof types.LastDecisionsFoundDocument,
    "mutation ChangeWebsite($website: String) {\n  updateCompanyProfile(input: { companyName: \"PT Tautan\", website: $website }) { errors { ...Refusal } }\n}": typeof types.ChangeWebsiteDocument,
    "mutation SaveInterviewLink($applicationId: ID!, $link: String) {\n  saveInterviewDetails(input: { applicationId: $applicationId, venue: \"Lantai 3\", link: $link }) { errors { ...Refusal } }\n}": typeof types.SaveInterviewLinkDocument,
    "query VerificationQueue($search: String, $after: String, $pageSize: Int) {\n  adminCompanies(order: LONGEST_WAITING, search: $search, after: $after, pageSize: $pageSize) {\n    items { companyName records { verificationStatus waitingSince waitingAs profileVersion } } endCursor\n  }\n}": typeof types.VerificationQueueDocument,
    "query ToldOfRevocation { viewer { company { isRevoked revocationNote isRejected rejectionReason } } }": typeof types.ToldOfRevocationDocument,
    "query CompaniesByOrigin($isImported: Boolean, $status: VerificationStatus) {\n  adminCompanies(search: \"pt asal\", isImported: $isImported, status: $status) { items { id } }\n}": typeof types.CompaniesByOriginDocument,
    "fragment Deciders on Company { records { verifiedBy { id name } rejectedBy { id name } } }": typeof types.DecidersFragmentDoc,
    "query DecidersForAdmin($id: ID!) { adminCompany(id: $id) { ...Deciders } }": typeof types.DecidersForAdminDocument,
    "query DecidersForCompany($id: ID!) { company(id: $id) { ...Deciders } }": typeof types.DecidersForCompanyDocument,
    "mutation EditVerifiedProfile($input: UpdateCompanyProfileInput!) {\n  updateCompanyProfile(input: $input) { hasChanged company { isVerified records { verificationStatus profileVersion } } errors { ...Refusal } }\n}": typeof types.EditVerifiedProfileDocument,
    "query TitlesVisibleToSeekers($search: String) { jobs(search: $search) { items { title } } }": typeof types.TitlesVisibleToSeekersDocument,
    "query OwnRejection { viewer { company { isRejected rejectionReason } } }": typeof types.OwnRejectionDocument,
    "query CompanyForSeeker($id: ID!) { company(id: $id) { companyName isVerified tokenBalance } }": typeof types.CompanyForSeekerDocument,
    "query LatestDecisions { adminDashboard { latestActivities { action comment companyId } } }": typeof types.LatestDecisionsDocument,
    "query SeekerJobs { viewer { id } }": typeof types.SeekerJobsDocument,
    "query JobsSearched($search: String!, $employmentType: EmploymentType, $page: Int) {\n  jobs(search: $search, employmentType: $employmentType, page: $page) { totalCount pageCount page items { id title } }\n}": typeof types.JobsSearchedDocument,
    "mutation RenameCompanyOfJobs($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { code } } }": typeof types.RenameCompanyOfJobsDocument,
    "query JobsFreeSoon($search: String!) {\n  jobs(search: $search, filter: { freeWithinDays: 7 }) { items { title } }\n  relatedJobs(search: $search, filter: { freeWithinDays: 7 }) { items { title } }\n}": typeof types.JobsFreeSoonDocument,
    "query RandomLists($search: String!, $type: EmploymentType, $filter: JobFilterInput, $whole: JobFilterInput, $page: Int) {\n  jobs(search: $search, employmentType: $type, filter: $filter, page: $page) { totalCount page pageCount items { id } }\n  relatedJobs(search: $search, filter: $whole, page: $page) {\n    totalCount page pageCount items { id } correctedSearch relatedSearches\n  }\n}": typeof types.RandomListsDocument,
    "query RandomCounts($search: String!, $filter: JobFilterInput) {\n  ofJobs: jobFilterCounts(search: $search, filter: $filter) { ...ChoicesCounted }\n  ofRelated: jobFilterCounts(search: $search, filter: $filter, related: true) { ...ChoicesCounted }\n}\nfragment ChoicesCounted on JobFilterCounts {\n  employmentTypes { value jobs } places { id jobs } salaries { value jobs }\n  interviewTypes { value jobs } freeWithin { value jobs } postedWithin { value jobs }\n}": typeof types.RandomCountsDocument,
    "mutation MailCodeToOwner { mailOwnerCode { sentTo errors { ...Refusal } } }": typeof types.MailCodeToOwnerDocument,
    "mutation ThisChangeWasNotMe($code: String!) { undoAccessChange(code: $code) { undone errors { ...Refusal } } }": typeof types.ThisChangeWasNotMeDocument,
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": typeof types.SignInDocument,
    "mutation RejectTooMany($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }": typeof types.RejectTooManyDocument,
    "mutation SaveTooManySkills($skills: [String!]) { updateSeekerProfile(input: { technicalSkills: $skills }) { errors { code } } }": typeof types.SaveTooManySkillsDocument,
    "query SearchHard($search: String) { jobs(search: $search) { totalCount } }": typeof types.SearchHardDocument,
    "query LastPossiblePage { jobs(page: 2147483647) { totalCount items { id } } }": typeof types.LastPossiblePageDocument,
    "fragment DecisionSeen on CompanyDecision { decision adminName comment changes { field before now } }": typeof types.DecisionSeenFragmentDoc,
    "fragment Decided on CompanyPayload {\n  company { isVerified records { verificationStatus profileVersion rejectionReason } lastDecision { ...DecisionSeen } } errors { ...Refusal }\n}": typeof types.DecidedFragmentDoc,
    "mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { decided: verifyCompany(input: $input) { ...Decided } }": typeof types.VerifyCompanyProfileDocument,
    "mutation RejectCompanyProfile($input: RejectCompanyInput!) { decided: rejectCompany(input: $input) { ...Decided } }": typeof types.RejectCompanyProfileDocument,
    "mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { decided: revokeCompany(input: $input) { ...Decided } }": typeof types.RevokeCompanyProfileDocument,
    "fragment ExportSeen on DataExport { id state progress requestedAt expiresAt byteSize url }": typeof types.ExportSeenFragmentDoc,
    "mutation RequestExport { requestDataExport { dataExport { ...ExportSeen } errors { ...Refusal } } }": typeof types.RequestExportDocument,
    "query ExportState { myDataExport { ...ExportSeen } }": typeof types.ExportStateDocument,
    "mutation VerifyByLink($code: String!) {\n  verifyEmail(oobCode: $code) { role wasVerifiedBefore disownToken errors { ...Refusal } }\n}": typeof types.VerifyByLinkDocument,
    "mutation MailLinkAgain { resendVerificationEmail { sentTo errors { ...Refusal } } }": typeof types.MailLinkAgainDocument,
    "mutation RequestErasure($input: RequestErasureInput!) {\n  requestErasure(input: $input) { erasure { role state dueAt } isSignedOut errors { ...Refusal } }\n}": typeof types.RequestErasureDocument,
    "mutation CancelErasure { cancelErasure { isCancelled errors { ...Refusal } } }": typeof types.CancelErasureDocument,
    "query JobsWhileFrozen { jobs { totalCount } }": typeof types.JobsWhileFrozenDocument,
    "mutation CloseWhileStopping($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { code } } }": typeof types.CloseWhileStoppingDocument,
    "mutation LoginWithoutMajority { login(input: { email: \"a@people.test\", password: \"Rahasia-123\" }) { errors { code } } }": typeof types.LoginWithoutMajorityDocument,
    "mutation ApplyUnderLoad($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": typeof types.ApplyUnderLoadDocument,
    "mutation AcceptUnderLoad($id: ID!) { answer: acceptApplication(input: { applicationId: $id }) { ...Outcome } }": typeof types.AcceptUnderLoadDocument,
    "mutation RequestUnderLoad($id: ID!, $time: ProposedTimeInput!) { answer: requestReschedule(input: { applicationId: $id, time: $time }) { ...Outcome } }": typeof types.RequestUnderLoadDocument,
    "mutation MoveUnderLoad($id: ID!) { answer: respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { ...Outcome } }": typeof types.MoveUnderLoadDocument,
    "mutation BuyUnderLoad($packageId: ID!) { answer: createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }": typeof types.BuyUnderLoadDocument,
    "mutation AcceptOnTheWay($id: ID!) { answer: acceptApplication(input: { applicationId: $id }) { ...Outcome } }": typeof types.AcceptOnTheWayDocument,
    "mutation RejectOnTheWay($id: ID!) { answer: rejectApplication(applicationId: $id) { ...Outcome } }": typeof types.RejectOnTheWayDocument,
    "mutation WithdrawOnTheWay($id: ID!) { answer: withdrawApplication(applicationId: $id) { ...Outcome } }": typeof types.WithdrawOnTheWayDocument,
    "mutation ApplyOnTheWay($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": typeof types.ApplyOnTheWayDocument,
    "mutation RequestOnTheWay($input: RequestRescheduleInput!) { answer: requestReschedule(input: $input) { ...Outcome } }": typeof types.RequestOnTheWayDocument,
    "mutation RespondOnTheWay($input: RespondToRescheduleInput!) { answer: respondToReschedule(input: $input) { ...Outcome } }": typeof types.RespondOnTheWayDocument,
    "query JobsOnTheWay { jobs { totalCount items { id } } }": typeof types.JobsOnTheWayDocument,
    "query ApplicationsOnTheWay { myApplications { id status } }": typeof types.ApplicationsOnTheWayDocument,
    "mutation ConfirmOnTheWay($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome errors { code message } }\n}": typeof types.ConfirmOnTheWayDocument,
    "query NameOfRevealed($id: ID!) { application(id: $id) { applicant { fullName } } }": typeof types.NameOfRevealedDocument,
    "query EmailOfRevealed($id: ID!) { application(id: $id) { applicant { email } } }": typeof types.EmailOfRevealedDocument,
    "query PhoneOfRevealed($id: ID!) { application(id: $id) { applicant { phoneNumber } } }": typeof types.PhoneOfRevealedDocument,
    "query ListOfRevealed { companyApplications { items { id applicant { fullName email } } } }": typeof types.ListOfRevealedDocument,
    "fragment FlaggedReport on FlaggedPayment {\n  id flag isVerified signature event body merchantRef viewerCanReplay invoice { companyId companyName status amount tokens }\n}": typeof types.FlaggedReportFragmentDoc,
    "query FlaggedReports($flag: PaymentFlag, $after: String, $pageSize: Int) {\n  adminFlaggedPayments(flag: $flag, after: $after, pageSize: $pageSize) { items { ...FlaggedReport } endCursor }\n}": typeof types.FlaggedReportsDocument,
    "mutation ReplayReport($id: ID!) {\n  replayPaymentCallback(id: $id) { outcome payment { ...FlaggedReport } errors { ...Refusal } }\n}": typeof types.ReplayReportDocument,
    "query FlaggedQueue($after: String, $pageSize: Int) {\n  adminFlaggedPostings(after: $after, pageSize: $pageSize) {\n    items {\n      id flaggedAt isOpen isRemoved version viewerCanPause viewerCanResume viewerCanDismiss\n      job { id title isPaused pause { reason isHeld answer } }\n      flags { reason evidence copiedJobId }\n      company { id companyName createdAt isVerified }\n      companyFlags { reason count }\n      history { verifiedSince pauses }\n    }\n    endCursor\n  }\n}": typeof types.FlaggedQueueDocument,
    "mutation DismissFlagsOf($input: DismissFlagsInput!) {\n  dismissFlags(input: $input) { posting { isOpen } errors { ...Refusal } }\n}": typeof types.DismissFlagsOfDocument,
    "mutation SayWhereItIs($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }": typeof types.SayWhereItIsDocument,
    "mutation SetActive($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }": typeof types.SetActiveDocument,
    "mutation DeletePostedJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }": typeof types.DeletePostedJobDocument,
    "mutation SaveSlots($input: SaveInterviewSlotsInput!) {\n  saveInterviewSlots(input: $input) {\n    job { interviewAvailability { id start maxApplicants isReserved } }\n    droppedSlots { start } untouchedSlots { start } keptReservedSlots errors { ...Refusal }\n  }\n}": typeof types.SaveSlotsDocument,
    "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { ...Refusal } }\n}": typeof types.PostJobDocument,
    "fragment Refusal on UserError { code message field }": typeof types.RefusalFragmentDoc,
    "fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }": typeof types.OutcomeFragmentDoc,
    "mutation HoldSeat($id: ID!) { holdSlot(slotId: $id) { heldUntil errors { ...Refusal } } }": typeof types.HoldSeatDocument,
    "mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": typeof types.ApplyDocument,
    "mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": typeof types.AcceptDocument,
    "mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }": typeof types.RejectDocument,
    "mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": typeof types.WithdrawDocument,
    "mutation ChooseLanguage($language: Language!) { setLanguage(language: $language) { errors { code } } }": typeof types.ChooseLanguageDocument,
    "mutation AskForResetLink($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }": typeof types.AskForResetLinkDocument,
    "mutation ResetByLink($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { ...Refusal } } }": typeof types.ResetByLinkDocument,
    "mutation ChangeOwnPassword($input: ChangePasswordInput!) { changePassword(input: $input) { errors { ...Refusal } } }": typeof types.ChangeOwnPasswordDocument,
    "mutation SetFirstPassword($input: SetPasswordInput!) { setPassword(input: $input) { errors { ...Refusal } } }": typeof types.SetFirstPasswordDocument,
    "fragment BoughtInvoice on TokenInvoice {\n  id merchantRef reference status amount tokens bonus packageName checkoutUrl viewerCanPay expiresAt\n}": typeof types.BoughtInvoiceFragmentDoc,
    "mutation Buy($packageId: ID!) { createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }": typeof types.BuyDocument,
    "mutation Confirm($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) {\n    outcome invoice { ...BoughtInvoice } company { tokenBalance } errors { ...Refusal }\n  }\n}": typeof types.ConfirmDocument,
    "query Invoices { tokenInvoices { items { ...BoughtInvoice } } }": typeof types.InvoicesDocument,
    "query Tokens($id: ID!) { company(id: $id) { tokenBalance } }": typeof types.TokensDocument,
    "mutation ChangeSeekerProfile($input: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $input) { errors { ...Refusal } } }": typeof types.ChangeSeekerProfileDocument,
    "mutation ChangeCompanyProfile($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { ...Refusal } } }": typeof types.ChangeCompanyProfileDocument,
    "fragment ViewerState on Viewer { id email emailVerified isGoogleAccount hasPassword roles activeRole isProfileComplete }": typeof types.ViewerStateFragmentDoc,
    "fragment SignInResult on ViewerPayload { viewer { ...ViewerState } errors { ...Refusal } }": typeof types.SignInResultFragmentDoc,
    "mutation RegisterSeekerForm($input: RegisterSeekerInput!) { registerSeeker(input: $input) { ...SignInResult } }": typeof types.RegisterSeekerFormDocument,
    "mutation RegisterCompanyForm($input: RegisterCompanyInput!) { registerCompany(input: $input) { ...SignInResult } }": typeof types.RegisterCompanyFormDocument,
    "mutation LogIn($input: LoginInput!) { login(input: $input) { ...SignInResult } }": typeof types.LogInDocument,
    "query WhoAmI { viewer { ...ViewerState } }": typeof types.WhoAmIDocument,
    "mutation ReportAJob($input: ReportJobInput!) {\n  reportJob(input: $input) { job { viewerHasReported } errors { ...Refusal } }\n}": typeof types.ReportAJobDocument,
    "mutation ReportACompany($input: ReportCompanyInput!) {\n  reportCompany(input: $input) { company { viewerHasReported } errors { ...Refusal } }\n}": typeof types.ReportACompanyDocument,
    "mutation PauseAJob($input: PauseJobInput!) {\n  pauseJob(input: $input) { group { id isOpen viewerCanPause viewerCanResume } errors { ...Refusal } }\n}": typeof types.PauseAJobDocument,
    "mutation ResumeAJob($jobId: ID!) {\n  resumeJob(jobId: $jobId) { group { id isOpen } errors { ...Refusal } }\n}": typeof types.ResumeAJobDocument,
    "mutation AnswerAPause($input: AnswerPauseInput!) {\n  answerPause(input: $input) { job { pause { answer viewerCanAnswer } } errors { ...Refusal } }\n}": typeof types.AnswerAPauseDocument,
    "mutation DismissReportsOf($input: DismissReportInput!) {\n  dismissReport(input: $input) { group { isOpen openReports } errors { ...Refusal } }\n}": typeof types.DismissReportsOfDocument,
    "query ReportQueue($after: String, $pageSize: Int, $order: ReportOrder) {\n  adminReports(after: $after, pageSize: $pageSize, order: $order) {\n    items {\n      id isOpen openReports newestAt version viewerCanPause viewerCanResume viewerCanDismiss\n      job { id title isPaused pause { reason answer viewerCanAnswer } }\n      company { id companyName records { verificationStatus } }\n      reasons { reason count }\n      reports { reason text createdAt reporterName }\n      history { verifiedSince pauses rejections revocations reports }\n    }\n    endCursor\n  }\n}": typeof types.ReportQueueDocument,
    "fragment Rescheduled on ApplicationPayload {\n  application {\n    id status viewerCanRequestReschedule viewerCanRespondToReschedule selectedInterview { date start }\n    interviewRescheduleRequest { status requestedBy reason newInterview { date start locationType } }\n    rescheduleHistory { status requestedBy }\n  }\n  errors { ...Refusal }\n}": typeof types.RescheduledFragmentDoc,
    "mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Rescheduled } }": typeof types.AskForAnotherTimeDocument,
    "mutation AnswerProposedTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Rescheduled } }": typeof types.AnswerProposedTimeDocument,
    "mutation SaveSearch($input: SaveSearchInput!) {\n  saveSearch(input: $input) { savedSearch { id name search cadence } errors { ...Refusal } }\n}": typeof types.SaveSearchDocument,
    "query SavedSearches { savedSearches {\n  id name search cadence createdAt\n  filter { employmentType placeId placeName salaryFrom interviewType freeWithinDays postedWithinDays }\n} }": typeof types.SavedSearchesDocument,
    "mutation StartFactor($input: OwnerProofInput!) {\n  startSecondFactor(input: $input) { enrolment { secret uri qrCode } errors { ...Refusal } }\n}": typeof types.StartFactorDocument,
    "mutation ConfirmFactor($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": typeof types.ConfirmFactorDocument,
    "mutation ProveAgain($code: String) { stepUp(input: { code: $code }) { provedUntil errors { ...Refusal } } }": typeof types.ProveAgainDocument,
    "query OwnSessions { mySessions { id } }": typeof types.OwnSessionsDocument,
};
const documents: Documents = {
    "mutation VerifyMailedAddress($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { ...Refusal } } }": types.VerifyMailedAddressDocument,
    "mutation RegisterToHire($input: RegisterCompanyInput!) {\n  registerCompany(input: $input) { viewer { company { id } } errors { ...Refusal } }\n}": types.RegisterToHireDocument,
    "query VersionToVerify($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": types.VersionToVerifyDocument,
    "mutation VerifyToHire($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }": types.VerifyToHireDocument,
    "mutation PostToApply($input: CreateJobInput!) { createJob(input: $input) { job { id } errors { ...Refusal } } }": types.PostToApplyDocument,
    "mutation AcceptFromPhone($id: ID!) {\n  acceptApplication(input: { applicationId: $id, interviewLink: \"https://meet.example/braga\" }) { ...Outcome }\n}": types.AcceptFromPhoneDocument,
    "mutation RegisterToApply($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { ...Refusal } } }": types.RegisterToApplyDocument,
    "query FirstSlot($id: ID!) { job(id: $id) { interviewAvailability { id } } }": types.FirstSlotDocument,
    "mutation ApplyFromAfar($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }": types.ApplyFromAfarDocument,
    "query PlantedFiles { viewer { seeker { cvUrl portfolioUrl } } }": types.PlantedFilesDocument,
    "mutation RegisterOwnSeeker($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { message } } }": types.RegisterOwnSeekerDocument,
    "mutation RegisterOwnCompany($input: RegisterCompanyInput!) {\n    registerCompany(input: $input) { viewer { company { id } } errors { message } }\n  }": types.RegisterOwnCompanyDocument,
    "mutation VerifyOwnEmail($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { message } } }": types.VerifyOwnEmailDocument,
    "query OwnCompany($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": types.OwnCompanyDocument,
    "mutation VerifyOwnCompany($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { message } } }": types.VerifyOwnCompanyDocument,
    "mutation PostOwnJob($input: CreateJobInput!) { createJob(input: $input) { job { id title } errors { message } } }": types.PostOwnJobDocument,
    "mutation SignInWithoutForm($input: LoginInput!) { login(input: $input) { errors { message } } }": types.SignInWithoutFormDocument,
    "mutation BuyToRefund { createTokenInvoice(packageId: \"tokens-1\") { invoice { reference } } }": types.BuyToRefundDocument,
    "mutation EndMeanwhile { logout { errors { message } } }": types.EndMeanwhileDocument,
    "mutation RegisterForTwoFactors($input: RegisterCompanyInput!) { registerCompany(input: $input) { errors { message } } }": types.RegisterForTwoFactorsDocument,
    "query PlantedIds { viewer { seeker { id } company { id } } }": types.PlantedIdsDocument,
    "mutation PlantVerification($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }": types.PlantVerificationDocument,
    "mutation PlantRevocation($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }": types.PlantRevocationDocument,
    "mutation PlantRejection($input: RejectCompanyInput!) { rejectCompany(input: $input) { errors { ...Refusal } } }": types.PlantRejectionDocument,
    "mutation PlantSeeker($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { ...Refusal } } }": types.PlantSeekerDocument,
    "mutation PlantSeekerProfile($input: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $input) { errors { ...Refusal } } }": types.PlantSeekerProfileDocument,
    "mutation PlantCompany($input: RegisterCompanyInput!) { registerCompany(input: $input) { errors { ...Refusal } } }": types.PlantCompanyDocument,
    "mutation PlantVerifiedEmail($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { ...Refusal } } }": types.PlantVerifiedEmailDocument,
    "mutation PlantCompleteProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": types.PlantCompleteProfileDocument,
    "mutation PlantCompanyProfile($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { ...Refusal } } }": types.PlantCompanyProfileDocument,
    "query PlantedVersion($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": types.PlantedVersionDocument,
    "mutation PlantJob($input: CreateJobInput!) { createJob(input: $input) { job { id interviewAvailability { id } } errors { ...Refusal } } }": types.PlantJobDocument,
    "mutation PlantApplication($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }": types.PlantApplicationDocument,
    "mutation PlantRefusal($applicationId: ID!) { rejectApplication(applicationId: $applicationId) { ...Outcome } }": types.PlantRefusalDocument,
    "mutation PlantWithdrawal($applicationId: ID!) { withdrawApplication(applicationId: $applicationId) { ...Outcome } }": types.PlantWithdrawalDocument,
    "mutation PlantDeletion($jobId: ID!) { deleteJob(jobId: $jobId) { errors { ...Refusal } } }": types.PlantDeletionDocument,
    "mutation PlantAcceptance($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": types.PlantAcceptanceDocument,
    "mutation PlantDetails($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }": types.PlantDetailsDocument,
    "mutation PlantRequest($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Outcome } }": types.PlantRequestDocument,
    "mutation PlantResponse($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Outcome } }": types.PlantResponseDocument,
    "mutation PlantView($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }": types.PlantViewDocument,
    "mutation PlantSearch($input: SaveSearchInput!) { saveSearch(input: $input) { errors { ...Refusal } } }": types.PlantSearchDocument,
    "mutation PlantJobReport($input: ReportJobInput!) { reportJob(input: $input) { errors { ...Refusal } } }": types.PlantJobReportDocument,
    "mutation PlantCompanyReport($input: ReportCompanyInput!) { reportCompany(input: $input) { company { id } errors { ...Refusal } } }": types.PlantCompanyReportDocument,
    "mutation PlantPause($input: PauseJobInput!) { pauseJob(input: $input) { errors { ...Refusal } } }": types.PlantPauseDocument,
    "mutation PlantPauseAnswer($input: AnswerPauseInput!) { answerPause(input: $input) { errors { ...Refusal } } }": types.PlantPauseAnswerDocument,
    "mutation PlantDismissal($input: DismissReportInput!) { dismissReport(input: $input) { errors { ...Refusal } } }": types.PlantDismissalDocument,
    "query LookBeforeBreach($id: ID!) { application(id: $id) { applicant { email } } }": types.LookBeforeBreachDocument,
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
    "mutation JudgeSignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": types.JudgeSignInDocument,
    "query RelatedTitles($search: String!, $page: Int!) {\n  relatedJobs(search: $search, page: $page) { items { title companyName } pageCount }\n}": types.RelatedTitlesDocument,
    "query AnsweredApplications {\n  myApplications { rejectionNotice interviewRescheduleRequest { reason } rescheduleHistory { reason } }\n}": types.AnsweredApplicationsDocument,
    "query AnsweredApplication($id: ID!) {\n  application(id: $id) { rejectionNotice interviewRescheduleRequest { reason } }\n}": types.AnsweredApplicationDocument,
    "query AnsweredSalaries($search: String) {\n  jobs(search: $search) { items { salary { formatted } } }\n}": types.AnsweredSalariesDocument,
    "query AnsweredPackages { tokenPackages { packageName } }": types.AnsweredPackagesDocument,
    "query AnsweredPurchases {\n  tokenInvoices { items { id packageName } } tokenTransactions { items { type packageName } }\n}": types.AnsweredPurchasesDocument,
    "query AnsweredReceipt($id: ID!) { tokenReceipt(invoiceId: $id) { packageName } }": types.AnsweredReceiptDocument,
    "query AnsweredTransactions($companyId: ID) {\n  adminTokenTransactions(companyId: $companyId) { items { type packageName } }\n}": types.AnsweredTransactionsDocument,
    "query AnsweredDevices { mySessions { device isCurrent } }": types.AnsweredDevicesDocument,
    "query HiddenJob($id: ID!) { job(id: $id) { id title } }": types.HiddenJobDocument,
    "query HiddenCompany($id: ID!) { company(id: $id) { id companyName } }": types.HiddenCompanyDocument,
    "query HiddenApplication($id: ID!) { application(id: $id) { id status } }": types.HiddenApplicationDocument,
    "mutation HoldHiddenSlot($id: ID!) { holdSlot(slotId: $id) { errors { ...Refusal } } }": types.HoldHiddenSlotDocument,
    "mutation ViewHiddenJob($id: ID!) { recordJobView(jobId: $id, search: \"sopir\") { errors { ...Refusal } } }": types.ViewHiddenJobDocument,
    "mutation ApplyToHiddenJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { ...Refusal } } }": types.ApplyToHiddenJobDocument,
    "mutation WithdrawHidden($id: ID!) { withdrawApplication(applicationId: $id) { errors { ...Refusal } } }": types.WithdrawHiddenDocument,
    "mutation MoveHidden($id: ID!) {\n      requestReschedule(input: { applicationId: $id, time: { date: \"2026-11-27\", start: \"10:00\", end: \"10:30\", locationType: ONLINE } }) { errors { ...Refusal } }\n    }": types.MoveHiddenDocument,
    "mutation AnswerHidden($id: ID!) { respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { errors { ...Refusal } } }": types.AnswerHiddenDocument,
    "mutation EndHiddenSession($id: ID!) { endSession(id: $id) { errors { ...Refusal } } }": types.EndHiddenSessionDocument,
    "mutation TurnOffHidden($id: ID!) { setSavedSearchCadence(id: $id, cadence: OFF) { savedSearch { name } errors { ...Refusal } } }": types.TurnOffHiddenDocument,
    "mutation DeleteHiddenSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { ...Refusal } } }": types.DeleteHiddenSearchDocument,
    "mutation ResetOfAddress($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }": types.ResetOfAddressDocument,
    "mutation RequestToGuess($input: RequestRescheduleInput!) {\n  requestReschedule(input: $input) { application { interviewRescheduleRequest { id } } }\n}": types.RequestToGuessDocument,
    "query JobOfNoOne($id: ID!) { job(id: $id) { id } }": types.JobOfNoOneDocument,
    "query ApplicationOfNoOne($id: ID!) { application(id: $id) { id } }": types.ApplicationOfNoOneDocument,
    "query CompanyOfNoOne($id: ID!) { company(id: $id) { id } }": types.CompanyOfNoOneDocument,
    "query ApplicantsOfNoJob($id: ID!) { companyApplications(jobId: $id) { totalCount } }": types.ApplicantsOfNoJobDocument,
    "mutation HoldNoSlot($id: ID!) { holdSlot(slotId: $id) { errors { code } } }": types.HoldNoSlotDocument,
    "mutation ViewNoJob($id: ID!) { recordJobView(jobId: $id, search: \"sopir\") { errors { code } } }": types.ViewNoJobDocument,
    "mutation DeleteNoSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { code } } }": types.DeleteNoSearchDocument,
    "mutation ApplyToNoJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { code } } }": types.ApplyToNoJobDocument,
    "mutation AcceptNoOne($id: ID!) { acceptApplication(input: { applicationId: $id, slotId: $id }) { errors { code } } }": types.AcceptNoOneDocument,
    "mutation ReportNoJob($id: ID!) { reportJob(input: { jobId: $id, reason: OTHER, text: \"x\" }) { errors { code } } }": types.ReportNoJobDocument,
    "mutation ReportNoCompany($id: ID!) { reportCompany(input: { companyId: $id, reason: OTHER, text: \"x\" }) { errors { code } } }": types.ReportNoCompanyDocument,
    "mutation AnswerNoPause($id: ID!) { answerPause(input: { jobId: $id, text: \"x\" }) { errors { code } } }": types.AnswerNoPauseDocument,
    "mutation PauseNoJob($id: ID!) { pauseJob(input: { jobId: $id, reason: \"x\" }) { errors { code } } }": types.PauseNoJobDocument,
    "mutation ResumeNoJob($id: ID!) { resumeJob(jobId: $id) { errors { code } } }": types.ResumeNoJobDocument,
    "mutation DismissNoReports($id: ID!) { dismissReport(input: { id: $id, version: 1, note: \"x\" }) { errors { code } } }": types.DismissNoReportsDocument,
    "mutation DismissNoFlags($id: ID!) { dismissFlags(input: { jobId: $id, version: 1, note: \"x\" }) { errors { code } } }": types.DismissNoFlagsDocument,
    "query FlaggedAfterNothing($id: String) { adminFlaggedPostings(after: $id) { endCursor } }": types.FlaggedAfterNothingDocument,
    "query ReportsAfterNothing($id: String) { adminReports(after: $id) { endCursor } }": types.ReportsAfterNothingDocument,
    "mutation DeleteNoJob($id: ID!) { deleteJob(jobId: $id) { errors { code } } }": types.DeleteNoJobDocument,
    "query LedgerAfterNothing($id: String) { tokenTransactions(after: $id) { endCursor } }": types.LedgerAfterNothingDocument,
    "query AdminCompanyOfNoOne($id: ID!) { adminCompany(id: $id) { id } }": types.AdminCompanyOfNoOneDocument,
    "query CompaniesAfterNothing($id: String) { adminCompanies(after: $id) { endCursor } }": types.CompaniesAfterNothingDocument,
    "fragment ListedApplication on Application {\n  id status interview: selectedInterview { date start end locationType } interviewDetails { venue } joinUrl rejectionNotice\n  job { id title location employmentType salary { formatted } description skills createdAt isActive }\n  applicant { fullName email education technicalSkills workExperience }\n}": types.ListedApplicationFragmentDoc,
    "fragment ListStretch on AdminApplicationConnection { items { ...ListedApplication } }": types.ListStretchFragmentDoc,
    "query WholeList { list: adminApplications { items { ...ListedApplication } } }": types.WholeListDocument,
    "query ListByFragments { list: adminApplications { ...ListStretch } }": types.ListByFragmentsDocument,
    "query ListInPieces { list: adminApplications { items { id status joinUrl job { id title } applicant { fullName } } items { ...ListedApplication } } }": types.ListInPiecesDocument,
    "query ListInline { list: adminApplications { ... on AdminApplicationConnection { items { ... on Application { ...ListedApplication } } } } }": types.ListInlineDocument,
    "query ListOfNames { list: adminApplications { items { id status job { id title } applicant { fullName email } } } }": types.ListOfNamesDocument,
    "query ListOfInterviews { list: adminApplications { items { id interview: selectedInterview { date } } } }": types.ListOfInterviewsDocument,
    "query ListOfEducation { list: adminApplications { items { id applicant { education } } } }": types.ListOfEducationDocument,
    "query ListOfPlaces { list: adminApplications { items { id job { location } } } }": types.ListOfPlacesDocument,
    "query NameFromGoogle { viewer { seeker { fullName } } }": types.NameFromGoogleDocument,
    "mutation FinishWithCode($code: String) { finishSignIn(input: { code: $code }) { ...SignInResult } }": types.FinishWithCodeDocument,
    "query IsGoogleOffered { signInOptions { google } }": types.IsGoogleOfferedDocument,
    "mutation LoginWithoutLimiter { login(input: { email: \"a@b.test\", password: \"x\" }) { errors { code } } }": types.LoginWithoutLimiterDocument,
    "query Own { viewer { id } }": types.OwnDocument,
    "mutation LogoutOfBoth { logout { errors { code } } }": types.LogoutOfBothDocument,
    "mutation RefusedLogin($input: LoginInput!) { login(input: $input) { errors { code } } }": types.RefusedLoginDocument,
    "mutation RefusedPassword($p: String) { login(input: { email: \"a@b.test\", password: $p }) { errors { code } } }": types.RefusedPasswordDocument,
    "query RefusedOption($e: EmploymentType) { jobs(employmentType: $e) { totalCount } }": types.RefusedOptionDocument,
    "query RefusedNumber($n: Int) { jobs(page: $n) { totalCount } }": types.RefusedNumberDocument,
    "query RefusedBoolean($b: Boolean!) { viewer { id @include(if: $b) } }": types.RefusedBooleanDocument,
    "mutation RefusedIds($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }": types.RefusedIdsDocument,
    "mutation SetOwnLanguage($language: Language!) { setLanguage(language: $language) { viewer { language } errors { code } } }": types.SetOwnLanguageDocument,
    "query OwnLanguage { viewer { language } }": types.OwnLanguageDocument,
    "query ApplicationsInALanguage { myApplications { id } }": types.ApplicationsInALanguageDocument,
    "query JobInALanguage($id: ID!) { job(id: $id) { id } }": types.JobInALanguageDocument,
    "mutation VerifyLogged($code: String!) { verifyEmail(oobCode: $code) { errors { code } } }": types.VerifyLoggedDocument,
    "mutation ForgetLogged($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }": types.ForgetLoggedDocument,
    "mutation ResetLogged($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code } } }": types.ResetLoggedDocument,
    "query ApplicantsLogged($search: String) { companyApplications(search: $search) { items { id applicant { fullName email phoneNumber } } } }": types.ApplicantsLoggedDocument,
    "query UsersLogged($search: String) { adminUsers(search: $search) { items { id } } }": types.UsersLoggedDocument,
    "query JobLogged($id: ID!) { job(id: $id) { id } }": types.JobLoggedDocument,
    "query JobsLogged($page: Int) { jobs(page: $page) { totalCount } }": types.JobsLoggedDocument,
    "query ViewerLogged { viewer { id } }": types.ViewerLoggedDocument,
    "mutation LoginLogged($input: LoginInput!) { login(input: $input) { errors { code } } }": types.LoginLoggedDocument,
    "query ViewerUnderHeaders { viewer { id } }": types.ViewerUnderHeadersDocument,
    "mutation LoginForCookie($input: LoginInput!) { login(input: $input) { errors { code } } }": types.LoginForCookieDocument,
    "mutation EndTheSession { logout { isSignedOut errors { code } } }": types.EndTheSessionDocument,
    "query WhoseSession { viewer { id email } }": types.WhoseSessionDocument,
    "mutation RenameFromOldPage { updateSeekerProfile(input: { fullName: \"Changed\" }) { errors { code } } }": types.RenameFromOldPageDocument,
    "mutation SwitchTo($role: Role!) { switchRole(input: { role: $role }) { viewer { activeRole } errors { ...Refusal } } }": types.SwitchToDocument,
    "query Receipt($id: ID!) { tokenReceipt(invoiceId: $id) {\n  id number paidAt companyName companyNpwp packageName tokens bonus amount paymentMethod reference isRefunded issuer includedVatPercent\n} }": types.ReceiptDocument,
    "query BoughtWithReceipts { tokenInvoices { items { id status viewerCanOpenReceipt } } }": types.BoughtWithReceiptsDocument,
    "mutation RenameLogged { updateSeekerProfile(input: { fullName: \"Planted Person\" }) { errors { code } } }": types.RenameLoggedDocument,
    "mutation Planted($input: LoginInput!) { login(input: $input) { errors { code } } }": types.PlantedDocument,
    "mutation LoginGoneWrong { login(input: { email: \"budi@people.test\", password: \"Rahasia-123\" }) { errors { code } } }": types.LoginGoneWrongDocument,
    "query CompaniesByStatus($status: VerificationStatus, $search: String, $after: String) {\n  adminCompanies(status: $status, search: $search, after: $after) { items { id companyName records { verificationStatus } } endCursor }\n}": types.CompaniesByStatusDocument,
    "query LatestActivities { adminDashboard { latestActivities { action details timestamp } } }": types.LatestActivitiesDocument,
    "query CostOfUsers($search: String) {\n    found: adminUsers(search: $search) { items { id fullName email phoneNumber technicalSkills softSkills cvUrl portfolioUrl pictureUrl createdAt } }\n  }": types.CostOfUsersDocument,
    "query CostOfApplications($search: String) {\n    found: adminApplications(search: $search) { items { id status job { id title companyName } applicant { fullName email pictureUrl } } }\n  }": types.CostOfApplicationsDocument,
    "query CostOfTransactions($search: String) {\n    found: adminTokenTransactions(search: $search) { items { id type status companyName jobTitle } }\n  }": types.CostOfTransactionsDocument,
    "query CostOfCompanies($search: String) {\n    found: adminCompanies(search: $search) { items { id records { email verifiedBy { name } } } }\n  }": types.CostOfCompaniesDocument,
    "query CostOfJobs($search: String) {\n    found: adminJobs(search: $search) { items { id title companyName applicationCounts { total pending } } }\n  }": types.CostOfJobsDocument,
    "query UsersListed($search: String, $after: String) {\n  adminUsers(search: $search, after: $after) {\n    items { id fullName email phoneNumber education technicalSkills softSkills createdAt cvUrl portfolioUrl pictureUrl } endCursor\n  }\n}": types.UsersListedDocument,
    "query ApplicationsListed($search: String, $after: String, $status: ApplicationStatus) {\n  adminApplications(search: $search, after: $after, status: $status) {\n    items { id status jobId job { id title companyName } applicant { fullName email pictureUrl } applicationDate } endCursor\n  }\n}": types.ApplicationsListedDocument,
    "query TransactionsListed($search: String, $after: String, $type: TransactionType, $status: InvoiceStatus) {\n  adminTokenTransactions(search: $search, after: $after, type: $type, status: $status) {\n    items {\n      id type status companyId companyName tokens totalAmount amountReceived packageName jobTitle reference merchantRef paymentMethod paidAt timestamp\n    }\n    endCursor\n  }\n}": types.TransactionsListedDocument,
    "query JobIdsListed($search: String, $order: AdminJobOrder) { adminJobs(search: $search, order: $order) { items { id } } }": types.JobIdsListedDocument,
    "query ListsOfDays($since: LocalDate, $until: LocalDate, $search: String) {\n  adminUsers(since: $since, until: $until, search: $search) { items { fullName } matching }\n  adminTokenTransactions(since: $since, until: $until, search: $search) {\n    items { type } matching\n    sums { purchases { count companies tokens amount amountReceived } refunds { count companies tokens amount } usage { count tokens } grants { count } }\n  }\n}": types.ListsOfDaysDocument,
    "query DashboardFigures {\n  adminDashboard {\n    companiesAwaiting flaggedPayments tokenSales { since purchases tokens amount } applicationsByDay { date pending accepted rejected } latestActivities { id }\n  }\n}": types.DashboardFiguresDocument,
    "query UsersForOthers { adminUsers { endCursor } }": types.UsersForOthersDocument,
    "query ApplicationsForOthers { adminApplications { endCursor } }": types.ApplicationsForOthersDocument,
    "query TransactionsForOthers { adminTokenTransactions { endCursor } }": types.TransactionsForOthersDocument,
    "query JobsForOthers { adminJobs { endCursor } }": types.JobsForOthersDocument,
    "query DashboardForOthers { adminDashboard { companiesAwaiting } }": types.DashboardForOthersDocument,
    "query ReceiptsOfDays($since: LocalDate, $until: LocalDate, $companyId: ID, $pageSize: Int, $after: String) {\n  adminRevealReceipts(since: $since, until: $until, companyId: $companyId, pageSize: $pageSize, after: $after) {\n    items { day kind details companyName administrator { name } userId userName applicationId jobTitle times } endCursor matching\n  }\n}": types.ReceiptsOfDaysDocument,
    "query PausesListed($isEnded: Boolean, $companyId: ID, $since: LocalDate) {\n  adminJobPauses(isEnded: $isEnded, companyId: $companyId, since: $since) {\n    items { jobId jobTitle companyName reason answer administrator { id } pausedAt resumedAt } matching\n  }\n}": types.PausesListedDocument,
    "query PausesOfJob($id: ID!) { adminJob(id: $id) { pauses { reason resumedAt administrator { id } } } }": types.PausesOfJobDocument,
    "query SilentCompanies($olderThanDays: Int, $pageSize: Int, $after: String) {\n  adminSilentCompanies(olderThanDays: $olderThanDays, pageSize: $pageSize, after: $after) {\n    items { company { id companyName records { email } } waitingSince applicationId waiting } endCursor\n  }\n}": types.SilentCompaniesDocument,
    "query DataExportsListed($since: LocalDate, $until: LocalDate) {\n  adminDataExports(since: $since, until: $until) { items { accountId email requestedAs wasMade endedAt } matching }\n}": types.DataExportsListedDocument,
    "query AdministratorsListed { adminAdministrators { id name secondFactorSince } }": types.AdministratorsListedDocument,
    "query ApplicantSeen($id: ID!) { application(id: $id) { applicant { fullName email } } }": types.ApplicantSeenDocument,
    "query ReadsOfOversight($adminId: ID, $exportsOnly: Boolean, $since: LocalDate, $until: LocalDate) {\n  adminAuditTrail(adminId: $adminId, exportsOnly: $exportsOnly, since: $since, until: $until) {\n    items { action subjects filter details } matching\n  }\n}": types.ReadsOfOversightDocument,
    "query CostOfReceipts($pageSize: Int) {\n    adminRevealReceipts(pageSize: $pageSize) { items { companyName administrator { name } userName } matching }\n  }": types.CostOfReceiptsDocument,
    "query CostOfPauses($pageSize: Int) {\n    adminJobPauses(pageSize: $pageSize) { items { reason administrator { name } } matching }\n  }": types.CostOfPausesDocument,
    "query CostOfSilentCompanies($pageSize: Int) {\n    adminSilentCompanies(olderThanDays: 1, pageSize: $pageSize) { items { company { companyName } waiting } }\n  }": types.CostOfSilentCompaniesDocument,
    "query JobsFound($status: AdminJobStatus, $search: String, $companyId: ID, $order: AdminJobOrder, $after: String, $pageSize: Int) {\n  adminJobs(status: $status, search: $search, companyId: $companyId, order: $order, after: $after, pageSize: $pageSize) {\n    items { id title applicationCounts { total pending accepted withdrawn } } endCursor\n  }\n}": types.JobsFoundDocument,
    "query UserWithApplications($id: ID!) {\n  adminUser(id: $id) { user { fullName email } company { companyName } applications { items { id jobTitle } endCursor } }\n}": types.UserWithApplicationsDocument,
    "query CompanyOfUser($id: ID!) { adminUser(id: $id) { company { id records { email } } } }": types.CompanyOfUserDocument,
    "query AfterRemovalOfJob($id: ID!, $job: ID!) {\n  adminApplication(id: $id) {\n    application { status job { id } jobTitle companyName } user { id fullName } tokenTransactions { type tokens applicationId }\n    job { isRemoved job { title companyName } company { id companyName } }\n  }\n  adminJob(id: $job) { isRemoved job { title applicationCounts { total } interviewAvailability { start } } company { companyName } applications { items { id } } }\n  adminApplications(jobId: $job) { items { id jobTitle companyName job { id } } }\n}": types.AfterRemovalOfJobDocument,
    "query UserNameFound($id: ID!) { found: adminUser(id: $id) { user { fullName } } }": types.UserNameFoundDocument,
    "query JobTitleFound($id: ID!) { found: adminJob(id: $id) { job { title } } }": types.JobTitleFoundDocument,
    "query ApplicationStatusFound($id: ID!) { found: adminApplication(id: $id) { application { status } } }": types.ApplicationStatusFoundDocument,
    "query CostOfUser($id: ID!) {\n    adminUser(id: $id) { user { id fullName } company { id } applications { items { id job { title } applicant { email } } } }\n  }": types.CostOfUserDocument,
    "query CostOfJob($id: ID!) {\n    adminJob(id: $id) { job { id title applicationCounts { total } interviewAvailability { id } } company { id } applications { items { id applicant { email } } } }\n  }": types.CostOfJobDocument,
    "query CostOfApplication($id: ID!) {\n    adminApplication(id: $id) { application { id job { id } } user { id } job { company { id } } tokenTransactions { id } }\n  }": types.CostOfApplicationDocument,
    "query TransactionsOfCompany($companyId: ID, $status: InvoiceStatus, $type: TransactionType, $pageSize: Int) {\n  adminTokenTransactions(companyId: $companyId, status: $status, type: $type, pageSize: $pageSize) { items { type merchantRef applicationId } endCursor }\n}": types.TransactionsOfCompanyDocument,
    "query PlaceInCompanies($after: String, $pageSize: Int) { adminCompanies(after: $after, pageSize: $pageSize) { endCursor } }": types.PlaceInCompaniesDocument,
    "query PlaceInUsers($after: String, $pageSize: Int) { adminUsers(after: $after, pageSize: $pageSize) { endCursor } }": types.PlaceInUsersDocument,
    "query PlaceInApplications($after: String, $pageSize: Int) { adminApplications(after: $after, pageSize: $pageSize) { endCursor } }": types.PlaceInApplicationsDocument,
    "query PlaceInTransactions($after: String, $pageSize: Int) { adminTokenTransactions(after: $after, pageSize: $pageSize) { endCursor } }": types.PlaceInTransactionsDocument,
    "query PlaceInJobs($after: String, $pageSize: Int) { adminJobs(after: $after, pageSize: $pageSize) { endCursor } }": types.PlaceInJobsDocument,
    "query PlaceInFlaggedPayments($after: String, $pageSize: Int) { adminFlaggedPayments(after: $after, pageSize: $pageSize) { endCursor } }": types.PlaceInFlaggedPaymentsDocument,
    "query PlaceInAuditTrail($after: String, $pageSize: Int) { adminAuditTrail(after: $after, pageSize: $pageSize) { endCursor } }": types.PlaceInAuditTrailDocument,
    "query ApplicationDays { companyDashboard { applicationsByDay { date pending accepted rejected } } }": types.ApplicationDaysDocument,
    "query DecisionLeft($id: ID!) { application(id: $id) { status viewerCanDecide selectedInterview { start } } }": types.DecisionLeftDocument,
    "query OwnApplicationIds { myApplications { id } }": types.OwnApplicationIdsDocument,
    "mutation RejectSeveral($ids: [ID!]!) {\n  rejectApplications(applicationIds: $ids) { applications { id status } errors { ...Refusal } }\n}": types.RejectSeveralDocument,
    "mutation TakeBack($id: ID!) {\n  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }\n}": types.TakeBackDocument,
    "query CompanyApplicationsListed($jobId: ID, $status: ApplicationStatus, $page: Int) {\n  companyApplications(jobId: $jobId, status: $status, page: $page) { totalCount page pageSize pageCount items { id status } }\n}": types.CompanyApplicationsListedDocument,
    "fragment MaskedTexts on Applicant { technicalSkills softSkills workExperience }": types.MaskedTextsFragmentDoc,
    "query TextsOfApplicant($id: ID!) { application(id: $id) { applicant { ...MaskedTexts } } }": types.TextsOfApplicantDocument,
    "query TextsOfApplicantSevenTimes($id: ID!) {\n  a1: application(id: $id) { applicant { ...MaskedTexts } }\n  a2: application(id: $id) { applicant { ...MaskedTexts } }\n  a3: application(id: $id) { applicant { ...MaskedTexts } }\n  a4: application(id: $id) { applicant { ...MaskedTexts } }\n  a5: application(id: $id) { applicant { ...MaskedTexts } }\n  a6: application(id: $id) { applicant { ...MaskedTexts } }\n  b: companyApplications { items { applicant { ...MaskedTexts } } }\n}": types.TextsOfApplicantSevenTimesDocument,
    "fragment WholeApplicant on Applicant {\n  isRevealed fullName email phoneNumber pictureUrl cvUrl portfolioUrl education technicalSkills softSkills workExperience\n}": types.WholeApplicantFragmentDoc,
    "query ApplicantAsSeen($id: ID!) { application(id: $id) { applicant { ...WholeApplicant } } }": types.ApplicantAsSeenDocument,
    "query ApplicantsFound($name: String) { companyApplications(search: $name) { totalCount items { id applicant { fullName } } } }": types.ApplicantsFoundDocument,
    "query ApplicationAsSeen($id: ID!) { application(id: $id) { status jobTitle companyName selectedInterview { date } } }": types.ApplicationAsSeenDocument,
    "query InterviewsOfCalendar($from: LocalDate, $to: LocalDate) { interviews(from: $from, to: $to) { jobTitle status joinUrl } }": types.InterviewsOfCalendarDocument,
    "mutation ReleaseSeat { releaseSlot { errors { ...Refusal } } }": types.ReleaseSeatDocument,
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
    "query CompanyReadByAdmin($id: ID!) { adminCompany(id: $id) { id } }": types.CompanyReadByAdminDocument,
    "query EmailReadByAdmin($id: ID!) { adminCompany(id: $id) { records { email } } }": types.EmailReadByAdminDocument,
    "query PhoneReadByAdmin($id: ID!) { found: adminCompany(id: $id) { records { phoneNumber } } }": types.PhoneReadByAdminDocument,
    "query PhoneRead($id: ID!) { found: company(id: $id) { records { phoneNumber } } }": types.PhoneReadDocument,
    "query ApplicantRead($id: ID!) { application(id: $id) { applicant { fullName phoneNumber } } }": types.ApplicantReadDocument,
    "query ApplicationRead($id: ID!) { application(id: $id) { id } }": types.ApplicationReadDocument,
    "query EmailsRead($search: String) { adminCompanies(search: $search) { items { records { email } } } }": types.EmailsReadDocument,
    "query ActionsOfDashboard { adminDashboard { latestActivities { action } } }": types.ActionsOfDashboardDocument,
    "query CompaniesRead($search: String) { adminCompanies(search: $search) { endCursor } }": types.CompaniesReadDocument,
    "query UsersRead($search: String) { adminUsers(search: $search) { endCursor } }": types.UsersReadDocument,
    "query ApplicationsRead($search: String) { adminApplications(search: $search) { endCursor } }": types.ApplicationsReadDocument,
    "query TransactionsRead($search: String) { adminTokenTransactions(search: $search) { endCursor } }": types.TransactionsReadDocument,
    "query TrailInALanguage($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action details adminName namedSubjects { name } } }\n}": types.TrailInALanguageDocument,
    "query ActivitiesInALanguage {\n  adminDashboard { latestActivities { details adminName } }\n}": types.ActivitiesInALanguageDocument,
    "query DecidersInALanguage($id: ID!) {\n  adminCompany(id: $id) { records { verifiedBy { name } } lastDecision { adminName changes { before } } }\n}": types.DecidersInALanguageDocument,
    "mutation DismissInALanguage($id: ID!) {\n  dismissFlaggedPayment(input: { id: $id, note: \"A test\" }) { errors { code } }\n}": types.DismissInALanguageDocument,
    "query TrailSeen($kind: AuditKind, $adminId: ID, $after: String) {\n  adminAuditTrail(kind: $kind, adminId: $adminId, after: $after) {\n    items { id kind action details comment adminId adminName companyId companyName subjects filter before after }\n    endCursor administrators { id name }\n  }\n}": types.TrailSeenDocument,
    "query SubjectsNamed($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action namedSubjects { id kind name } } }\n}": types.SubjectsNamedDocument,
    "query EveryKindOfRead($company: ID!, $user: ID!, $job: ID!, $application: ID!) {\n  adminCompany(id: $company) { id } adminUser(id: $user) { user { id } } adminJob(id: $job) { isRemoved } adminApplication(id: $application) { user { id } }\n  adminTokenTransactions(companyId: $company) { items { id } } adminUsers(search: \"sari subjek\") { items { id } }\n}": types.EveryKindOfReadDocument,
    "query CompanyLookedAt($id: ID!) { adminCompany(id: $id) { id } }": types.CompanyLookedAtDocument,
    "query UsersLookedAt { adminUsers { items { id } } }": types.UsersLookedAtDocument,
    "query NamesOfTheDay($adminId: ID, $companyId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action details companyName namedSubjects { kind name } } }\n  adminTokenTransactions(companyId: $companyId) { items { type companyName } }\n}": types.NamesOfTheDayDocument,
    "query PurchasesNamed($search: String) {\n  adminTokenTransactions(search: $search, type: PURCHASE) { items { companyName } }\n}": types.PurchasesNamedDocument,
    "query OldTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { id details } }\n}": types.OldTrailDocument,
    "mutation TurnFactorOffByProof($input: OwnerProofInput!) { turnOffSecondFactor(input: $input) { errors { ...Refusal } } }": types.TurnFactorOffByProofDocument,
    "mutation RenewCodesByProof($input: OwnerProofInput!) { renewRecoveryCodes(input: $input) { recoveryCodes errors { ...Refusal } } }": types.RenewCodesByProofDocument,
    "mutation CompleteByProof($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": types.CompleteByProofDocument,
    "query OwnEnrolment { viewer { mustEnrol hasSecondFactor activeRole adminName } }": types.OwnEnrolmentDocument,
    "query MustEnrolAlone { viewer { mustEnrol } }": types.MustEnrolAloneDocument,
    "query EnrolmentAndAdminDashboard { viewer { mustEnrol hasSecondFactor activeRole } adminDashboard { companiesAwaiting } }": types.EnrolmentAndAdminDashboardDocument,
    "query EnrolmentAndSeekerDashboard { viewer { mustEnrol } seekerDashboard { __typename } }": types.EnrolmentAndSeekerDashboardDocument,
    "query TypesOfSchema { __schema { types { name fields { name } } } }": types.TypesOfSchemaDocument,
    "mutation FifteenLogins($email: String) {\n  a0: login(input: { email: $email, password: \"Wrong-0234\" }) { errors { code } }\n  a1: login(input: { email: $email, password: \"Wrong-1234\" }) { errors { code } }\n  a2: login(input: { email: $email, password: \"Wrong-2234\" }) { errors { code } }\n  a3: login(input: { email: $email, password: \"Wrong-3234\" }) { errors { code } }\n  a4: login(input: { email: $email, password: \"Wrong-4234\" }) { errors { code } }\n  a5: login(input: { email: $email, password: \"Wrong-5234\" }) { errors { code } }\n  a6: login(input: { email: $email, password: \"Wrong-6234\" }) { errors { code } }\n  a7: login(input: { email: $email, password: \"Wrong-7234\" }) { errors { code } }\n  a8: login(input: { email: $email, password: \"Wrong-8234\" }) { errors { code } }\n  a9: login(input: { email: $email, password: \"Wrong-9234\" }) { errors { code } }\n  a10: login(input: { email: $email, password: \"Wrong-10234\" }) { errors { code } }\n  a11: login(input: { email: $email, password: \"Wrong-11234\" }) { errors { code } }\n  a12: login(input: { email: $email, password: \"Wrong-12234\" }) { errors { code } }\n  a13: login(input: { email: $email, password: \"Wrong-13234\" }) { errors { code } }\n  a14: login(input: { email: $email, password: \"Wrong-14234\" }) { errors { code } }\n}": types.FifteenLoginsDocument,
    "mutation LeaveBrowser { logout { isSignedOut errors { ...Refusal } } }": types.LeaveBrowserDocument,
    "mutation CompleteWithPassword($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": types.CompleteWithPasswordDocument,
    "mutation ThisWasNotMe($token: String!) { disownRegistration(token: $token) { isDisowned errors { ...Refusal } } }": types.ThisWasNotMeDocument,
    "query OwnSecondFactor { mySecondFactor { isOn confirmedAt recoveryCodesLeft } }": types.OwnSecondFactorDocument,
    "mutation TurnFactorOff($input: OwnerProofInput!) { turnOffSecondFactor(input: $input) { errors { ...Refusal } } }": types.TurnFactorOffDocument,
    "mutation RenewRecoveryCodes($input: OwnerProofInput!) { renewRecoveryCodes(input: $input) { recoveryCodes errors { ...Refusal } } }": types.RenewRecoveryCodesDocument,
    "mutation ConfirmFactorAtOnce($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": types.ConfirmFactorAtOnceDocument,
    "fragment BrowserSession on AccountSession { id device lastUsedAt isCurrent }": types.BrowserSessionFragmentDoc,
    "query BrowsersOfViewer { mySessions { ...BrowserSession } }": types.BrowsersOfViewerDocument,
    "mutation EndBrowserSession($id: ID!) { endSession(id: $id) { sessions { ...BrowserSession } errors { ...Refusal } } }": types.EndBrowserSessionDocument,
    "mutation EndOtherBrowsers { endOtherSessions { sessions { ...BrowserSession } errors { ...Refusal } } }": types.EndOtherBrowsersDocument,
    "query ApplicantsOfAJobForSupport($id: ID!) {\n  adminJob(id: $id) { job { title } applications { items { id } } }\n}": types.ApplicantsOfAJobForSupportDocument,
    "query JobForSupport($id: ID!) { adminJob(id: $id) { job { title } } }": types.JobForSupportDocument,
    "query DashboardWithoutFreshCode { adminDashboard { flaggedPayments } }": types.DashboardWithoutFreshCodeDocument,
    "query OwnAdminName { viewer { adminName } }": types.OwnAdminNameDocument,
    "query CompanyDay { companyDashboard {\n  tokenBalance totalJobs activeJobs closedJobs applicationCounts { total pending accepted rejected } upcomingInterviewCount\n  firstActiveJobs { title } upcomingInterviews { jobTitle selectedInterview { start } } recentApplications { jobTitle selectedInterview { start } }\n} }": types.CompanyDayDocument,
    "query NextInterview { seekerDashboard { upcomingInterview { selectedInterview { start } } } }": types.NextInterviewDocument,
    "query InterviewStarts { interviews { jobTitle selectedInterview { start } } }": types.InterviewStartsDocument,
    "query OwnConsents {\n  consents { changes { kind version isGiven createdAt } mails { kind isOn } }\n}": types.OwnConsentsDocument,
    "mutation ChooseMails($input: UpdateMailPreferencesInput!) {\n  updateMailPreferences(input: $input) { consents { mails { kind isOn } } errors { ...Refusal } }\n}": types.ChooseMailsDocument,
    "query IsAskedToAgree { viewer { isAskedToAgree } }": types.IsAskedToAgreeDocument,
    "mutation AgreeInTest($version: String!) {\n  agreeToSupplement(version: $version) { errors { ...Refusal } }\n}": types.AgreeInTestDocument,
    "mutation SignOutUnasked { logout { isSignedOut } }": types.SignOutUnaskedDocument,
    "mutation ViewBeforeExport($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }": types.ViewBeforeExportDocument,
    "mutation ViewPlanted($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }": types.ViewPlantedDocument,
    "query LookUpPlanted($search: String) {\n  adminUsers(search: $search) { items { id } } adminCompanies(search: $search) { items { id } }\n}": types.LookUpPlantedDocument,
    "query ApplicantOfLeaving($id: ID!) {\n  application(id: $id) {\n    status rescheduleHistory { reason } applicant { isRevealed fullName email phoneNumber education workExperience technicalSkills softSkills cvUrl }\n  }\n}": types.ApplicantOfLeavingDocument,
    "query OwnOfLeaving { myApplications { id status jobTitle companyName rejectionNotice } }": types.OwnOfLeavingDocument,
    "query JobsOfLeaving { jobs { items { id } } }": types.JobsOfLeavingDocument,
    "query RightsOfLeaving($id: ID!) { application(id: $id) { viewerCanAccept viewerCanDecide } }": types.RightsOfLeavingDocument,
    "query MyErasure { myErasure { role state dueAt } }": types.MyErasureDocument,
    "query ViewerWithoutErasure { viewer { id seeker { id } company { id } } }": types.ViewerWithoutErasureDocument,
    "query ViewerWithErasure { viewer { id seeker { id } company { id } erasure { role state dueAt } } }": types.ViewerWithErasureDocument,
    "mutation RegisterWithFiles($input: RegisterSeekerInput!) {\n  registerSeeker(input: $input) { viewer { seeker { cvUrl portfolioUrl } } errors { code field } }\n}": types.RegisterWithFilesDocument,
    "mutation SaveSeekerFiles($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { cvUrl portfolioUrl pictureUrl workExperience } errors { code field } }\n}": types.SaveSeekerFilesDocument,
    "mutation SaveCompanyFiles($input: UpdateCompanyProfileInput!) {\n  updateCompanyProfile(input: $input) { company { logoUrl isVerified records { deedUrl } } errors { code field } }\n}": types.SaveCompanyFilesDocument,
    "query OwnDeed { viewer { company { records { deedUrl } } } }": types.OwnDeedDocument,
    "mutation SaveDetails($input: SaveInterviewDetailsInput!) {\n  saveInterviewDetails(input: $input) { application { joinUrl interviewDetails { venue link } } errors { ...Refusal } }\n}": types.SaveDetailsDocument,
    "query SavedDetails($id: ID!) { application(id: $id) { joinUrl interviewDetails { venue } } }": types.SavedDetailsDocument,
    "query JoiningAndMoving($id: ID!) {\n  application(id: $id) { joinUrl interviewDetails { link } viewerCanRequestReschedule viewerCanRespondToReschedule }\n}": types.JoiningAndMovingDocument,
    "query SlotsOfJobPage($id: ID!) { job(id: $id) {\n  title viewerCanApply viewerApplication { status }\n  interviewAvailability { start state conflict { applicationId jobTitle companyName date start end } } } }": types.SlotsOfJobPageDocument,
    "query CompanyJobsListed($search: String, $status: JobStatusFilter, $page: Int) {\n  companyJobs(search: $search, status: $status, page: $page) { items { title isActive } totalCount page pageSize pageCount }\n}": types.CompanyJobsListedDocument,
    "mutation SaveNoSlots { saveInterviewSlots(input: { jobId: \"x\", slots: [] }) { errors { code } } }": types.SaveNoSlotsDocument,
    "query ApplicantsCounted { companyApplications { totalCount } }": types.ApplicantsCountedDocument,
    "query JobCardsKept { jobs { items { id companyName locationTypes } } }": types.JobCardsKeptDocument,
    "mutation RenameCompany($name: String!) { updateCompanyProfile(input: { companyName: $name }) { errors { message } } }": types.RenameCompanyDocument,
    "query ProfileVersionToVerify($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }": types.ProfileVersionToVerifyDocument,
    "query JobFlags($id: ID!) { adminJob(id: $id) { flags { jobId reason evidence } } }": types.JobFlagsDocument,
    "query ListedFlags($companyId: ID!) { adminJobs(companyId: $companyId) { items { id } flags { jobId reason } } }": types.ListedFlagsDocument,
    "query JobsByFlag($companyId: ID!, $flag: FlagReason!, $search: String, $after: String) {\n  adminJobs(companyId: $companyId, flag: $flag, search: $search, after: $after, pageSize: 1) { items { id } endCursor }\n}": types.JobsByFlagDocument,
    "query FlaggedButShown($id: ID!) { job(id: $id) { isVisibleToSeekers } }": types.FlaggedButShownDocument,
    "query JobTitleShown($id: ID!) { job(id: $id) { title isCompanyVerified } }": types.JobTitleShownDocument,
    "query WaysOnFromApplication($id: ID!) { application(id: $id) { viewerCanOpenJob viewerCanOpenCompany } }": types.WaysOnFromApplicationDocument,
    "query TitleOfApplication($id: ID!) { application(id: $id) { id job { title } } }": types.TitleOfApplicationDocument,
    "query TitleAndWaysOfApplication($id: ID!) { application(id: $id) { id job { title } viewerCanOpenJob viewerCanOpenCompany } }": types.TitleAndWaysOfApplicationDocument,
    "query RecommendedTitles { seekerDashboard { recommendedJobs { title } } }": types.RecommendedTitlesDocument,
    "query SlotConflicts($id: ID!) { job(id: $id) { interviewAvailability { conflict { jobTitle } } } }": types.SlotConflictsDocument,
    "query SuggestFor($prefix: String!) { jobSuggestions(prefix: $prefix) { kind text jobs } }": types.SuggestForDocument,
    "mutation CloseSuggested($jobId: ID!) {\n  setJobActive(input: { jobId: $jobId, isActive: false }) { errors { ...Refusal } }\n}": types.CloseSuggestedDocument,
    "query SuggestionVisit { viewer { id } }": types.SuggestionVisitDocument,
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
    "query FalseFriends($search: String!, $page: Int) {\n  relatedJobs(search: $search, page: $page) { pageCount items { title } }\n}": types.FalseFriendsDocument,
    "query RelatedTo($search: String!) {\n  relatedJobs(search: $search) { correctedSearch relatedSearches items { title } }\n}": types.RelatedToDocument,
    "mutation RecordView($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }": types.RecordViewDocument,
    "query ViewedTerms($id: ID!) { job(id: $id) { title viewedTerms { term seekers } } }": types.ViewedTermsDocument,
    "query ListedWithTerms { companyJobs { items { id viewedTerms { term seekers } } } }": types.ListedWithTermsDocument,
    "query ListedWithoutTerms { companyJobs { items { id } } }": types.ListedWithoutTermsDocument,
    "query OfferedWithTerms { jobs { items { id viewedTerms { term } } } }": types.OfferedWithTermsDocument,
    "mutation ConfirmForeignInvoice($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome invoice { id } company { id } errors { ...Refusal } }\n}": types.ConfirmForeignInvoiceDocument,
    "mutation BuyPackage($packageId: ID!) { createTokenInvoice(packageId: $packageId) { errors { ...Refusal } } }": types.BuyPackageDocument,
    "query PurchasesByPage($after: String) {\n  tokenInvoices(after: $after) { endCursor items { merchantRef createdAt viewerCanPay checkoutUrl } }\n}": types.PurchasesByPageDocument,
    "query DismissalsOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { details comment before after companyId } }\n}": types.DismissalsOnTrailDocument,
    "mutation DismissReport($input: DismissFlaggedPaymentInput!) {\n  dismissFlaggedPayment(input: $input) { payment { id flag viewerCanDismiss } errors { ...Refusal } }\n}": types.DismissReportDocument,
    "query LedgerOfPurchases { tokenTransactions { items { type amount balanceAfter packageName price merchantRef } } }": types.LedgerOfPurchasesDocument,
    "query ReplaysOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { details before after } }\n}": types.ReplaysOnTrailDocument,
    "mutation ReplayAsAnother($id: ID!) { replayPaymentCallback(id: $id) { outcome } }": types.ReplayAsAnotherDocument,
    "query OwnHeldJob($id: ID!) {\n  job(id: $id) { isActive isPaused isVisibleToSeekers pause { reason isHeld viewerCanAnswer } }\n}": types.OwnHeldJobDocument,
    "query SeenHeldJob($id: ID!) { job(id: $id) { title } }": types.SeenHeldJobDocument,
    "query SearchHeld($search: String!) {\n  jobs(search: $search) { items { id } } relatedJobs(search: $search) { items { id } } jobSuggestions(prefix: $search) { text }\n}": types.SearchHeldDocument,
    "query CopyOfHeld { myRecords { pauses { reason } } }": types.CopyOfHeldDocument,
    "query HeldOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId) { items { kind action comment companyId before after namedSubjects { id } } }\n}": types.HeldOnTrailDocument,
    "query JobsListed($search: String!) {\n  jobs(search: $search) { items { id } totalCount }\n  relatedJobs(search: $search) { items { id } }\n  seekerDashboard { recommendedJobs { id } }\n}": types.JobsListedDocument,
    "query PausedJobPage($id: ID!) { job(id: $id) { title isPaused pause { reason } } }": types.PausedJobPageDocument,
    "query OwnPausedJob($id: ID!) {\n  job(id: $id) { isActive isPaused isVisibleToSeekers pause { reason answer viewerCanAnswer } }\n}": types.OwnPausedJobDocument,
    "query StatusOfApplication($id: ID!) { application(id: $id) { status viewerCanOpenJob viewerCanAccept } }": types.StatusOfApplicationDocument,
    "query PausesOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, kind: CHANGE) {\n    items { action details comment companyId before after namedSubjects { id kind name } }\n  }\n}": types.PausesOnTrailDocument,
    "query ReportsOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId) { items { kind action details comment companyId filter namedSubjects { id kind name } } }\n}": types.ReportsOnTrailDocument,
    "query ReportedByMe($jobId: ID!, $companyId: ID!) {\n  job(id: $jobId) { viewerHasReported } company(id: $companyId) { viewerHasReported }\n}": types.ReportedByMeDocument,
    "query Receipts($applicationId: ID, $after: String) {\n  myRevealReceipts(applicationId: $applicationId, after: $after) {\n    items { id isSupport companyName accountCode applicationId jobTitle kind details day firstAt lastAt times } endCursor neverShown\n  }\n}": types.ReceiptsDocument,
    "query NameShown($id: ID!) { application(id: $id) { applicant { fullName } } }": types.NameShownDocument,
    "query ContactShown($id: ID!) { application(id: $id) { applicant { email phoneNumber } } }": types.ContactShownDocument,
    "query OpenPartShown($id: ID!) { application(id: $id) { applicant { isRevealed education cvUrl } } }": types.OpenPartShownDocument,
    "query TextsShown($id: ID!) { application(id: $id) { applicant { technicalSkills workExperience } } }": types.TextsShownDocument,
    "query ListShown { companyApplications { items { applicant { fullName email } } } }": types.ListShownDocument,
    "query LedgerShown { tokenTransactions { items { type application { id applicant { isRevealed fullName } } } } }": types.LedgerShownDocument,
    "query FoundByName($name: String, $page: Int) { companyApplications(search: $name, page: $page) { totalCount } }": types.FoundByNameDocument,
    "query UserShown($id: ID!) { adminUser(id: $id) { user { fullName phoneNumber } } }": types.UserShownDocument,
    "query UsersShown($search: String) { adminUsers(search: $search) { items { fullName email } } }": types.UsersShownDocument,
    "query UserIdsShown($search: String) { adminUsers(search: $search) { items { id } } }": types.UserIdsShownDocument,
    "query AdminApplicationShown($id: ID!) { adminApplication(id: $id) { user { email } application { applicant { fullName } } } }": types.AdminApplicationShownDocument,
    "mutation DeleteSavedSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { ...Refusal } } }": types.DeleteSavedSearchDocument,
    "mutation SetCadence($id: ID!, $cadence: SavedSearchCadence!) {\n  setSavedSearchCadence(id: $id, cadence: $cadence) { savedSearch { id cadence } errors { ...Refusal } }\n}": types.SetCadenceDocument,
    "mutation CompleteOwnProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": types.CompleteOwnProfileDocument,
    "mutation NameAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { fullName education } errors { ...Refusal } }\n}": types.NameAfterSaveDocument,
    "query OwnSeekerName { viewer { seeker { fullName } } }": types.OwnSeekerNameDocument,
    "mutation CompletionAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { profileCompletion } errors { ...Refusal } }\n}": types.CompletionAfterSaveDocument,
    "fragment DayApplication on Application { jobTitle status applicationDate selectedInterview { date start } }": types.DayApplicationFragmentDoc,
    "query SeekerDay { seekerDashboard {\n  seeker { fullName profileCompletion } applicationCounts { total pending accepted rejected } applicationsThisMonth lastApplicationDate\n  upcomingInterview { ...DayApplication } recommendedJobs { title } recentApplications { ...DayApplication }\n} }": types.SeekerDayDocument,
    "query PackagesOnOffer { tokenPackages { tokens bonus price popular special } }": types.PackagesOnOfferDocument,
    "query IdsOfTokenTransactions { tokenTransactions { items { id } } }": types.IdsOfTokenTransactionsDocument,
    "mutation RenameInRace($companyName: String) { updateCompanyProfile(input: { companyName: $companyName }) { errors { ...Refusal } } }": types.RenameInRaceDocument,
    "query OwnProfileVersion { viewer { company { isVerified records { profileVersion } } } }": types.OwnProfileVersionDocument,
    "query LastDecisionForAdmin($id: ID!) { found: adminCompany(id: $id) { lastDecision { ...DecisionSeen } } }": types.LastDecisionForAdminDocument,
    "query LastDecisionForAll($id: ID!) { found: company(id: $id) { lastDecision { ...DecisionSeen } } }": types.LastDecisionForAllDocument,
    "query CompanyIdsFound($search: String) { adminCompanies(search: $search) { items { id } } }": types.CompanyIdsFoundDocument,
    "query LastDecisionsFound($search: String) { adminCompanies(search: $search) { items { id lastDecision { ...DecisionSeen } } } }": types.LastDecisionsFoundDocument,
    "mutation ChangeWebsite($website: String) {\n  updateCompanyProfile(input: { companyName: \"PT Tautan\", website: $website }) { errors { ...Refusal } }\n}": types.ChangeWebsiteDocument,
    "mutation SaveInterviewLink($applicationId: ID!, $link: String) {\n  saveInterviewDetails(input: { applicationId: $applicationId, venue: \"Lantai 3\", link: $link }) { errors { ...Refusal } }\n}": types.SaveInterviewLinkDocument,
    "query VerificationQueue($search: String, $after: String, $pageSize: Int) {\n  adminCompanies(order: LONGEST_WAITING, search: $search, after: $after, pageSize: $pageSize) {\n    items { companyName records { verificationStatus waitingSince waitingAs profileVersion } } endCursor\n  }\n}": types.VerificationQueueDocument,
    "query ToldOfRevocation { viewer { company { isRevoked revocationNote isRejected rejectionReason } } }": types.ToldOfRevocationDocument,
    "query CompaniesByOrigin($isImported: Boolean, $status: VerificationStatus) {\n  adminCompanies(search: \"pt asal\", isImported: $isImported, status: $status) { items { id } }\n}": types.CompaniesByOriginDocument,
    "fragment Deciders on Company { records { verifiedBy { id name } rejectedBy { id name } } }": types.DecidersFragmentDoc,
    "query DecidersForAdmin($id: ID!) { adminCompany(id: $id) { ...Deciders } }": types.DecidersForAdminDocument,
    "query DecidersForCompany($id: ID!) { company(id: $id) { ...Deciders } }": types.DecidersForCompanyDocument,
    "mutation EditVerifiedProfile($input: UpdateCompanyProfileInput!) {\n  updateCompanyProfile(input: $input) { hasChanged company { isVerified records { verificationStatus profileVersion } } errors { ...Refusal } }\n}": types.EditVerifiedProfileDocument,
    "query TitlesVisibleToSeekers($search: String) { jobs(search: $search) { items { title } } }": types.TitlesVisibleToSeekersDocument,
    "query OwnRejection { viewer { company { isRejected rejectionReason } } }": types.OwnRejectionDocument,
    "query CompanyForSeeker($id: ID!) { company(id: $id) { companyName isVerified tokenBalance } }": types.CompanyForSeekerDocument,
    "query LatestDecisions { adminDashboard { latestActivities { action comment companyId } } }": types.LatestDecisionsDocument,
    "query SeekerJobs { viewer { id } }": types.SeekerJobsDocument,
    "query JobsSearched($search: String!, $employmentType: EmploymentType, $page: Int) {\n  jobs(search: $search, employmentType: $employmentType, page: $page) { totalCount pageCount page items { id title } }\n}": types.JobsSearchedDocument,
    "mutation RenameCompanyOfJobs($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { code } } }": types.RenameCompanyOfJobsDocument,
    "query JobsFreeSoon($search: String!) {\n  jobs(search: $search, filter: { freeWithinDays: 7 }) { items { title } }\n  relatedJobs(search: $search, filter: { freeWithinDays: 7 }) { items { title } }\n}": types.JobsFreeSoonDocument,
    "query RandomLists($search: String!, $type: EmploymentType, $filter: JobFilterInput, $whole: JobFilterInput, $page: Int) {\n  jobs(search: $search, employmentType: $type, filter: $filter, page: $page) { totalCount page pageCount items { id } }\n  relatedJobs(search: $search, filter: $whole, page: $page) {\n    totalCount page pageCount items { id } correctedSearch relatedSearches\n  }\n}": types.RandomListsDocument,
    "query RandomCounts($search: String!, $filter: JobFilterInput) {\n  ofJobs: jobFilterCounts(search: $search, filter: $filter) { ...ChoicesCounted }\n  ofRelated: jobFilterCounts(search: $search, filter: $filter, related: true) { ...ChoicesCounted }\n}\nfragment ChoicesCounted on JobFilterCounts {\n  employmentTypes { value jobs } places { id jobs } salaries { value jobs }\n  interviewTypes { value jobs } freeWithin { value jobs } postedWithin { value jobs }\n}": types.RandomCountsDocument,
    "mutation MailCodeToOwner { mailOwnerCode { sentTo errors { ...Refusal } } }": types.MailCodeToOwnerDocument,
    "mutation ThisChangeWasNotMe($code: String!) { undoAccessChange(code: $code) { undone errors { ...Refusal } } }": types.ThisChangeWasNotMeDocument,
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": types.SignInDocument,
    "mutation RejectTooMany($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }": types.RejectTooManyDocument,
    "mutation SaveTooManySkills($skills: [String!]) { updateSeekerProfile(input: { technicalSkills: $skills }) { errors { code } } }": types.SaveTooManySkillsDocument,
    "query SearchHard($search: String) { jobs(search: $search) { totalCount } }": types.SearchHardDocument,
    "query LastPossiblePage { jobs(page: 2147483647) { totalCount items { id } } }": types.LastPossiblePageDocument,
    "fragment DecisionSeen on CompanyDecision { decision adminName comment changes { field before now } }": types.DecisionSeenFragmentDoc,
    "fragment Decided on CompanyPayload {\n  company { isVerified records { verificationStatus profileVersion rejectionReason } lastDecision { ...DecisionSeen } } errors { ...Refusal }\n}": types.DecidedFragmentDoc,
    "mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { decided: verifyCompany(input: $input) { ...Decided } }": types.VerifyCompanyProfileDocument,
    "mutation RejectCompanyProfile($input: RejectCompanyInput!) { decided: rejectCompany(input: $input) { ...Decided } }": types.RejectCompanyProfileDocument,
    "mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { decided: revokeCompany(input: $input) { ...Decided } }": types.RevokeCompanyProfileDocument,
    "fragment ExportSeen on DataExport { id state progress requestedAt expiresAt byteSize url }": types.ExportSeenFragmentDoc,
    "mutation RequestExport { requestDataExport { dataExport { ...ExportSeen } errors { ...Refusal } } }": types.RequestExportDocument,
    "query ExportState { myDataExport { ...ExportSeen } }": types.ExportStateDocument,
    "mutation VerifyByLink($code: String!) {\n  verifyEmail(oobCode: $code) { role wasVerifiedBefore disownToken errors { ...Refusal } }\n}": types.VerifyByLinkDocument,
    "mutation MailLinkAgain { resendVerificationEmail { sentTo errors { ...Refusal } } }": types.MailLinkAgainDocument,
    "mutation RequestErasure($input: RequestErasureInput!) {\n  requestErasure(input: $input) { erasure { role state dueAt } isSignedOut errors { ...Refusal } }\n}": types.RequestErasureDocument,
    "mutation CancelErasure { cancelErasure { isCancelled errors { ...Refusal } } }": types.CancelErasureDocument,
    "query JobsWhileFrozen { jobs { totalCount } }": types.JobsWhileFrozenDocument,
    "mutation CloseWhileStopping($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { code } } }": types.CloseWhileStoppingDocument,
    "mutation LoginWithoutMajority { login(input: { email: \"a@people.test\", password: \"Rahasia-123\" }) { errors { code } } }": types.LoginWithoutMajorityDocument,
    "mutation ApplyUnderLoad($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": types.ApplyUnderLoadDocument,
    "mutation AcceptUnderLoad($id: ID!) { answer: acceptApplication(input: { applicationId: $id }) { ...Outcome } }": types.AcceptUnderLoadDocument,
    "mutation RequestUnderLoad($id: ID!, $time: ProposedTimeInput!) { answer: requestReschedule(input: { applicationId: $id, time: $time }) { ...Outcome } }": types.RequestUnderLoadDocument,
    "mutation MoveUnderLoad($id: ID!) { answer: respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { ...Outcome } }": types.MoveUnderLoadDocument,
    "mutation BuyUnderLoad($packageId: ID!) { answer: createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }": types.BuyUnderLoadDocument,
    "mutation AcceptOnTheWay($id: ID!) { answer: acceptApplication(input: { applicationId: $id }) { ...Outcome } }": types.AcceptOnTheWayDocument,
    "mutation RejectOnTheWay($id: ID!) { answer: rejectApplication(applicationId: $id) { ...Outcome } }": types.RejectOnTheWayDocument,
    "mutation WithdrawOnTheWay($id: ID!) { answer: withdrawApplication(applicationId: $id) { ...Outcome } }": types.WithdrawOnTheWayDocument,
    "mutation ApplyOnTheWay($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": types.ApplyOnTheWayDocument,
    "mutation RequestOnTheWay($input: RequestRescheduleInput!) { answer: requestReschedule(input: $input) { ...Outcome } }": types.RequestOnTheWayDocument,
    "mutation RespondOnTheWay($input: RespondToRescheduleInput!) { answer: respondToReschedule(input: $input) { ...Outcome } }": types.RespondOnTheWayDocument,
    "query JobsOnTheWay { jobs { totalCount items { id } } }": types.JobsOnTheWayDocument,
    "query ApplicationsOnTheWay { myApplications { id status } }": types.ApplicationsOnTheWayDocument,
    "mutation ConfirmOnTheWay($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome errors { code message } }\n}": types.ConfirmOnTheWayDocument,
    "query NameOfRevealed($id: ID!) { application(id: $id) { applicant { fullName } } }": types.NameOfRevealedDocument,
    "query EmailOfRevealed($id: ID!) { application(id: $id) { applicant { email } } }": types.EmailOfRevealedDocument,
    "query PhoneOfRevealed($id: ID!) { application(id: $id) { applicant { phoneNumber } } }": types.PhoneOfRevealedDocument,
    "query ListOfRevealed { companyApplications { items { id applicant { fullName email } } } }": types.ListOfRevealedDocument,
    "fragment FlaggedReport on FlaggedPayment {\n  id flag isVerified signature event body merchantRef viewerCanReplay invoice { companyId companyName status amount tokens }\n}": types.FlaggedReportFragmentDoc,
    "query FlaggedReports($flag: PaymentFlag, $after: String, $pageSize: Int) {\n  adminFlaggedPayments(flag: $flag, after: $after, pageSize: $pageSize) { items { ...FlaggedReport } endCursor }\n}": types.FlaggedReportsDocument,
    "mutation ReplayReport($id: ID!) {\n  replayPaymentCallback(id: $id) { outcome payment { ...FlaggedReport } errors { ...Refusal } }\n}": types.ReplayReportDocument,
    "query FlaggedQueue($after: String, $pageSize: Int) {\n  adminFlaggedPostings(after: $after, pageSize: $pageSize) {\n    items {\n      id flaggedAt isOpen isRemoved version viewerCanPause viewerCanResume viewerCanDismiss\n      job { id title isPaused pause { reason isHeld answer } }\n      flags { reason evidence copiedJobId }\n      company { id companyName createdAt isVerified }\n      companyFlags { reason count }\n      history { verifiedSince pauses }\n    }\n    endCursor\n  }\n}": types.FlaggedQueueDocument,
    "mutation DismissFlagsOf($input: DismissFlagsInput!) {\n  dismissFlags(input: $input) { posting { isOpen } errors { ...Refusal } }\n}": types.DismissFlagsOfDocument,
    "mutation SayWhereItIs($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }": types.SayWhereItIsDocument,
    "mutation SetActive($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }": types.SetActiveDocument,
    "mutation DeletePostedJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }": types.DeletePostedJobDocument,
    "mutation SaveSlots($input: SaveInterviewSlotsInput!) {\n  saveInterviewSlots(input: $input) {\n    job { interviewAvailability { id start maxApplicants isReserved } }\n    droppedSlots { start } untouchedSlots { start } keptReservedSlots errors { ...Refusal }\n  }\n}": types.SaveSlotsDocument,
    "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { ...Refusal } }\n}": types.PostJobDocument,
    "fragment Refusal on UserError { code message field }": types.RefusalFragmentDoc,
    "fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }": types.OutcomeFragmentDoc,
    "mutation HoldSeat($id: ID!) { holdSlot(slotId: $id) { heldUntil errors { ...Refusal } } }": types.HoldSeatDocument,
    "mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": types.ApplyDocument,
    "mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": types.AcceptDocument,
    "mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }": types.RejectDocument,
    "mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": types.WithdrawDocument,
    "mutation ChooseLanguage($language: Language!) { setLanguage(language: $language) { errors { code } } }": types.ChooseLanguageDocument,
    "mutation AskForResetLink($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }": types.AskForResetLinkDocument,
    "mutation ResetByLink($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { ...Refusal } } }": types.ResetByLinkDocument,
    "mutation ChangeOwnPassword($input: ChangePasswordInput!) { changePassword(input: $input) { errors { ...Refusal } } }": types.ChangeOwnPasswordDocument,
    "mutation SetFirstPassword($input: SetPasswordInput!) { setPassword(input: $input) { errors { ...Refusal } } }": types.SetFirstPasswordDocument,
    "fragment BoughtInvoice on TokenInvoice {\n  id merchantRef reference status amount tokens bonus packageName checkoutUrl viewerCanPay expiresAt\n}": types.BoughtInvoiceFragmentDoc,
    "mutation Buy($packageId: ID!) { createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }": types.BuyDocument,
    "mutation Confirm($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) {\n    outcome invoice { ...BoughtInvoice } company { tokenBalance } errors { ...Refusal }\n  }\n}": types.ConfirmDocument,
    "query Invoices { tokenInvoices { items { ...BoughtInvoice } } }": types.InvoicesDocument,
    "query Tokens($id: ID!) { company(id: $id) { tokenBalance } }": types.TokensDocument,
    "mutation ChangeSeekerProfile($input: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $input) { errors { ...Refusal } } }": types.ChangeSeekerProfileDocument,
    "mutation ChangeCompanyProfile($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { ...Refusal } } }": types.ChangeCompanyProfileDocument,
    "fragment ViewerState on Viewer { id email emailVerified isGoogleAccount hasPassword roles activeRole isProfileComplete }": types.ViewerStateFragmentDoc,
    "fragment SignInResult on ViewerPayload { viewer { ...ViewerState } errors { ...Refusal } }": types.SignInResultFragmentDoc,
    "mutation RegisterSeekerForm($input: RegisterSeekerInput!) { registerSeeker(input: $input) { ...SignInResult } }": types.RegisterSeekerFormDocument,
    "mutation RegisterCompanyForm($input: RegisterCompanyInput!) { registerCompany(input: $input) { ...SignInResult } }": types.RegisterCompanyFormDocument,
    "mutation LogIn($input: LoginInput!) { login(input: $input) { ...SignInResult } }": types.LogInDocument,
    "query WhoAmI { viewer { ...ViewerState } }": types.WhoAmIDocument,
    "mutation ReportAJob($input: ReportJobInput!) {\n  reportJob(input: $input) { job { viewerHasReported } errors { ...Refusal } }\n}": types.ReportAJobDocument,
    "mutation ReportACompany($input: ReportCompanyInput!) {\n  reportCompany(input: $input) { company { viewerHasReported } errors { ...Refusal } }\n}": types.ReportACompanyDocument,
    "mutation PauseAJob($input: PauseJobInput!) {\n  pauseJob(input: $input) { group { id isOpen viewerCanPause viewerCanResume } errors { ...Refusal } }\n}": types.PauseAJobDocument,
    "mutation ResumeAJob($jobId: ID!) {\n  resumeJob(jobId: $jobId) { group { id isOpen } errors { ...Refusal } }\n}": types.ResumeAJobDocument,
    "mutation AnswerAPause($input: AnswerPauseInput!) {\n  answerPause(input: $input) { job { pause { answer viewerCanAnswer } } errors { ...Refusal } }\n}": types.AnswerAPauseDocument,
    "mutation DismissReportsOf($input: DismissReportInput!) {\n  dismissReport(input: $input) { group { isOpen openReports } errors { ...Refusal } }\n}": types.DismissReportsOfDocument,
    "query ReportQueue($after: String, $pageSize: Int, $order: ReportOrder) {\n  adminReports(after: $after, pageSize: $pageSize, order: $order) {\n    items {\n      id isOpen openReports newestAt version viewerCanPause viewerCanResume viewerCanDismiss\n      job { id title isPaused pause { reason answer viewerCanAnswer } }\n      company { id companyName records { verificationStatus } }\n      reasons { reason count }\n      reports { reason text createdAt reporterName }\n      history { verifiedSince pauses rejections revocations reports }\n    }\n    endCursor\n  }\n}": types.ReportQueueDocument,
    "fragment Rescheduled on ApplicationPayload {\n  application {\n    id status viewerCanRequestReschedule viewerCanRespondToReschedule selectedInterview { date start }\n    interviewRescheduleRequest { status requestedBy reason newInterview { date start locationType } }\n    rescheduleHistory { status requestedBy }\n  }\n  errors { ...Refusal }\n}": types.RescheduledFragmentDoc,
    "mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Rescheduled } }": types.AskForAnotherTimeDocument,
    "mutation AnswerProposedTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Rescheduled } }": types.AnswerProposedTimeDocument,
    "mutation SaveSearch($input: SaveSearchInput!) {\n  saveSearch(input: $input) { savedSearch { id name search cadence } errors { ...Refusal } }\n}": types.SaveSearchDocument,
    "query SavedSearches { savedSearches {\n  id name search cadence createdAt\n  filter { employmentType placeId placeName salaryFrom interviewType freeWithinDays postedWithinDays }\n} }": types.SavedSearchesDocument,
    "mutation StartFactor($input: OwnerProofInput!) {\n  startSecondFactor(input: $input) { enrolment { secret uri qrCode } errors { ...Refusal } }\n}": types.StartFactorDocument,
    "mutation ConfirmFactor($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": types.ConfirmFactorDocument,
    "mutation ProveAgain($code: String) { stepUp(input: { code: $code }) { provedUntil errors { ...Refusal } } }": types.ProveAgainDocument,
    "query OwnSessions { mySessions { id } }": types.OwnSessionsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyMailedAddress($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { ...Refusal } } }"): typeof import('./graphql').VerifyMailedAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterToHire($input: RegisterCompanyInput!) {\n  registerCompany(input: $input) { viewer { company { id } } errors { ...Refusal } }\n}"): typeof import('./graphql').RegisterToHireDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VersionToVerify($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }"): typeof import('./graphql').VersionToVerifyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyToHire($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').VerifyToHireDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PostToApply($input: CreateJobInput!) { createJob(input: $input) { job { id } errors { ...Refusal } } }"): typeof import('./graphql').PostToApplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptFromPhone($id: ID!) {\n  acceptApplication(input: { applicationId: $id, interviewLink: \"https://meet.example/braga\" }) { ...Outcome }\n}"): typeof import('./graphql').AcceptFromPhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterToApply($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').RegisterToApplyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FirstSlot($id: ID!) { job(id: $id) { interviewAvailability { id } } }"): typeof import('./graphql').FirstSlotDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyFromAfar($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }"): typeof import('./graphql').ApplyFromAfarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlantedFiles { viewer { seeker { cvUrl portfolioUrl } } }"): typeof import('./graphql').PlantedFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterOwnSeeker($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { message } } }"): typeof import('./graphql').RegisterOwnSeekerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterOwnCompany($input: RegisterCompanyInput!) {\n    registerCompany(input: $input) { viewer { company { id } } errors { message } }\n  }"): typeof import('./graphql').RegisterOwnCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyOwnEmail($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { message } } }"): typeof import('./graphql').VerifyOwnEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnCompany($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }"): typeof import('./graphql').OwnCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyOwnCompany($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { message } } }"): typeof import('./graphql').VerifyOwnCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PostOwnJob($input: CreateJobInput!) { createJob(input: $input) { job { id title } errors { message } } }"): typeof import('./graphql').PostOwnJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInWithoutForm($input: LoginInput!) { login(input: $input) { errors { message } } }"): typeof import('./graphql').SignInWithoutFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BuyToRefund { createTokenInvoice(packageId: \"tokens-1\") { invoice { reference } } }"): typeof import('./graphql').BuyToRefundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndMeanwhile { logout { errors { message } } }"): typeof import('./graphql').EndMeanwhileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterForTwoFactors($input: RegisterCompanyInput!) { registerCompany(input: $input) { errors { message } } }"): typeof import('./graphql').RegisterForTwoFactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlantedIds { viewer { seeker { id } company { id } } }"): typeof import('./graphql').PlantedIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantVerification($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantRevocation($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantRevocationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantRejection($input: RejectCompanyInput!) { rejectCompany(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantRejectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantSeeker($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantSeekerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantSeekerProfile($input: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantSeekerProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantCompany($input: RegisterCompanyInput!) { registerCompany(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantVerifiedEmail($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { ...Refusal } } }"): typeof import('./graphql').PlantVerifiedEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantCompleteProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantCompleteProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantCompanyProfile($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantCompanyProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlantedVersion($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }"): typeof import('./graphql').PlantedVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantJob($input: CreateJobInput!) { createJob(input: $input) { job { id interviewAvailability { id } } errors { ...Refusal } } }"): typeof import('./graphql').PlantJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantApplication($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }"): typeof import('./graphql').PlantApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantRefusal($applicationId: ID!) { rejectApplication(applicationId: $applicationId) { ...Outcome } }"): typeof import('./graphql').PlantRefusalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantWithdrawal($applicationId: ID!) { withdrawApplication(applicationId: $applicationId) { ...Outcome } }"): typeof import('./graphql').PlantWithdrawalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantDeletion($jobId: ID!) { deleteJob(jobId: $jobId) { errors { ...Refusal } } }"): typeof import('./graphql').PlantDeletionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantAcceptance($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }"): typeof import('./graphql').PlantAcceptanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantDetails($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }"): typeof import('./graphql').PlantDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantRequest($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Outcome } }"): typeof import('./graphql').PlantRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantResponse($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Outcome } }"): typeof import('./graphql').PlantResponseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantView($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }"): typeof import('./graphql').PlantViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantSearch($input: SaveSearchInput!) { saveSearch(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantJobReport($input: ReportJobInput!) { reportJob(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantJobReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantCompanyReport($input: ReportCompanyInput!) { reportCompany(input: $input) { company { id } errors { ...Refusal } } }"): typeof import('./graphql').PlantCompanyReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantPause($input: PauseJobInput!) { pauseJob(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantPauseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantPauseAnswer($input: AnswerPauseInput!) { answerPause(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantPauseAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlantDismissal($input: DismissReportInput!) { dismissReport(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').PlantDismissalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LookBeforeBreach($id: ID!) { application(id: $id) { applicant { email } } }"): typeof import('./graphql').LookBeforeBreachDocument;
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
export function graphql(source: "mutation JudgeSignIn($input: LoginInput!) { login(input: $input) { errors { message } } }"): typeof import('./graphql').JudgeSignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RelatedTitles($search: String!, $page: Int!) {\n  relatedJobs(search: $search, page: $page) { items { title companyName } pageCount }\n}"): typeof import('./graphql').RelatedTitlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnsweredApplications {\n  myApplications { rejectionNotice interviewRescheduleRequest { reason } rescheduleHistory { reason } }\n}"): typeof import('./graphql').AnsweredApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnsweredApplication($id: ID!) {\n  application(id: $id) { rejectionNotice interviewRescheduleRequest { reason } }\n}"): typeof import('./graphql').AnsweredApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnsweredSalaries($search: String) {\n  jobs(search: $search) { items { salary { formatted } } }\n}"): typeof import('./graphql').AnsweredSalariesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnsweredPackages { tokenPackages { packageName } }"): typeof import('./graphql').AnsweredPackagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnsweredPurchases {\n  tokenInvoices { items { id packageName } } tokenTransactions { items { type packageName } }\n}"): typeof import('./graphql').AnsweredPurchasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnsweredReceipt($id: ID!) { tokenReceipt(invoiceId: $id) { packageName } }"): typeof import('./graphql').AnsweredReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnsweredTransactions($companyId: ID) {\n  adminTokenTransactions(companyId: $companyId) { items { type packageName } }\n}"): typeof import('./graphql').AnsweredTransactionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnsweredDevices { mySessions { device isCurrent } }"): typeof import('./graphql').AnsweredDevicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HiddenJob($id: ID!) { job(id: $id) { id title } }"): typeof import('./graphql').HiddenJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HiddenCompany($id: ID!) { company(id: $id) { id companyName } }"): typeof import('./graphql').HiddenCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HiddenApplication($id: ID!) { application(id: $id) { id status } }"): typeof import('./graphql').HiddenApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HoldHiddenSlot($id: ID!) { holdSlot(slotId: $id) { errors { ...Refusal } } }"): typeof import('./graphql').HoldHiddenSlotDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ViewHiddenJob($id: ID!) { recordJobView(jobId: $id, search: \"sopir\") { errors { ...Refusal } } }"): typeof import('./graphql').ViewHiddenJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyToHiddenJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { ...Refusal } } }"): typeof import('./graphql').ApplyToHiddenJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawHidden($id: ID!) { withdrawApplication(applicationId: $id) { errors { ...Refusal } } }"): typeof import('./graphql').WithdrawHiddenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveHidden($id: ID!) {\n      requestReschedule(input: { applicationId: $id, time: { date: \"2026-11-27\", start: \"10:00\", end: \"10:30\", locationType: ONLINE } }) { errors { ...Refusal } }\n    }"): typeof import('./graphql').MoveHiddenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerHidden($id: ID!) { respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { errors { ...Refusal } } }"): typeof import('./graphql').AnswerHiddenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndHiddenSession($id: ID!) { endSession(id: $id) { errors { ...Refusal } } }"): typeof import('./graphql').EndHiddenSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TurnOffHidden($id: ID!) { setSavedSearchCadence(id: $id, cadence: OFF) { savedSearch { name } errors { ...Refusal } } }"): typeof import('./graphql').TurnOffHiddenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteHiddenSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { ...Refusal } } }"): typeof import('./graphql').DeleteHiddenSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetOfAddress($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }"): typeof import('./graphql').ResetOfAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestToGuess($input: RequestRescheduleInput!) {\n  requestReschedule(input: $input) { application { interviewRescheduleRequest { id } } }\n}"): typeof import('./graphql').RequestToGuessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobOfNoOne($id: ID!) { job(id: $id) { id } }"): typeof import('./graphql').JobOfNoOneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationOfNoOne($id: ID!) { application(id: $id) { id } }"): typeof import('./graphql').ApplicationOfNoOneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyOfNoOne($id: ID!) { company(id: $id) { id } }"): typeof import('./graphql').CompanyOfNoOneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantsOfNoJob($id: ID!) { companyApplications(jobId: $id) { totalCount } }"): typeof import('./graphql').ApplicantsOfNoJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HoldNoSlot($id: ID!) { holdSlot(slotId: $id) { errors { code } } }"): typeof import('./graphql').HoldNoSlotDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ViewNoJob($id: ID!) { recordJobView(jobId: $id, search: \"sopir\") { errors { code } } }"): typeof import('./graphql').ViewNoJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteNoSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { code } } }"): typeof import('./graphql').DeleteNoSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyToNoJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { code } } }"): typeof import('./graphql').ApplyToNoJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptNoOne($id: ID!) { acceptApplication(input: { applicationId: $id, slotId: $id }) { errors { code } } }"): typeof import('./graphql').AcceptNoOneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReportNoJob($id: ID!) { reportJob(input: { jobId: $id, reason: OTHER, text: \"x\" }) { errors { code } } }"): typeof import('./graphql').ReportNoJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReportNoCompany($id: ID!) { reportCompany(input: { companyId: $id, reason: OTHER, text: \"x\" }) { errors { code } } }"): typeof import('./graphql').ReportNoCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerNoPause($id: ID!) { answerPause(input: { jobId: $id, text: \"x\" }) { errors { code } } }"): typeof import('./graphql').AnswerNoPauseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PauseNoJob($id: ID!) { pauseJob(input: { jobId: $id, reason: \"x\" }) { errors { code } } }"): typeof import('./graphql').PauseNoJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeNoJob($id: ID!) { resumeJob(jobId: $id) { errors { code } } }"): typeof import('./graphql').ResumeNoJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DismissNoReports($id: ID!) { dismissReport(input: { id: $id, version: 1, note: \"x\" }) { errors { code } } }"): typeof import('./graphql').DismissNoReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DismissNoFlags($id: ID!) { dismissFlags(input: { jobId: $id, version: 1, note: \"x\" }) { errors { code } } }"): typeof import('./graphql').DismissNoFlagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FlaggedAfterNothing($id: String) { adminFlaggedPostings(after: $id) { endCursor } }"): typeof import('./graphql').FlaggedAfterNothingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportsAfterNothing($id: String) { adminReports(after: $id) { endCursor } }"): typeof import('./graphql').ReportsAfterNothingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteNoJob($id: ID!) { deleteJob(jobId: $id) { errors { code } } }"): typeof import('./graphql').DeleteNoJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LedgerAfterNothing($id: String) { tokenTransactions(after: $id) { endCursor } }"): typeof import('./graphql').LedgerAfterNothingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminCompanyOfNoOne($id: ID!) { adminCompany(id: $id) { id } }"): typeof import('./graphql').AdminCompanyOfNoOneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompaniesAfterNothing($id: String) { adminCompanies(after: $id) { endCursor } }"): typeof import('./graphql').CompaniesAfterNothingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ListedApplication on Application {\n  id status interview: selectedInterview { date start end locationType } interviewDetails { venue } joinUrl rejectionNotice\n  job { id title location employmentType salary { formatted } description skills createdAt isActive }\n  applicant { fullName email education technicalSkills workExperience }\n}"): typeof import('./graphql').ListedApplicationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ListStretch on AdminApplicationConnection { items { ...ListedApplication } }"): typeof import('./graphql').ListStretchFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WholeList { list: adminApplications { items { ...ListedApplication } } }"): typeof import('./graphql').WholeListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListByFragments { list: adminApplications { ...ListStretch } }"): typeof import('./graphql').ListByFragmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListInPieces { list: adminApplications { items { id status joinUrl job { id title } applicant { fullName } } items { ...ListedApplication } } }"): typeof import('./graphql').ListInPiecesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListInline { list: adminApplications { ... on AdminApplicationConnection { items { ... on Application { ...ListedApplication } } } } }"): typeof import('./graphql').ListInlineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListOfNames { list: adminApplications { items { id status job { id title } applicant { fullName email } } } }"): typeof import('./graphql').ListOfNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListOfInterviews { list: adminApplications { items { id interview: selectedInterview { date } } } }"): typeof import('./graphql').ListOfInterviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListOfEducation { list: adminApplications { items { id applicant { education } } } }"): typeof import('./graphql').ListOfEducationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListOfPlaces { list: adminApplications { items { id job { location } } } }"): typeof import('./graphql').ListOfPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NameFromGoogle { viewer { seeker { fullName } } }"): typeof import('./graphql').NameFromGoogleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FinishWithCode($code: String) { finishSignIn(input: { code: $code }) { ...SignInResult } }"): typeof import('./graphql').FinishWithCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IsGoogleOffered { signInOptions { google } }"): typeof import('./graphql').IsGoogleOfferedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoginWithoutLimiter { login(input: { email: \"a@b.test\", password: \"x\" }) { errors { code } } }"): typeof import('./graphql').LoginWithoutLimiterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Own { viewer { id } }"): typeof import('./graphql').OwnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogoutOfBoth { logout { errors { code } } }"): typeof import('./graphql').LogoutOfBothDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RefusedLogin($input: LoginInput!) { login(input: $input) { errors { code } } }"): typeof import('./graphql').RefusedLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RefusedPassword($p: String) { login(input: { email: \"a@b.test\", password: $p }) { errors { code } } }"): typeof import('./graphql').RefusedPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RefusedOption($e: EmploymentType) { jobs(employmentType: $e) { totalCount } }"): typeof import('./graphql').RefusedOptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RefusedNumber($n: Int) { jobs(page: $n) { totalCount } }"): typeof import('./graphql').RefusedNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RefusedBoolean($b: Boolean!) { viewer { id @include(if: $b) } }"): typeof import('./graphql').RefusedBooleanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RefusedIds($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }"): typeof import('./graphql').RefusedIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetOwnLanguage($language: Language!) { setLanguage(language: $language) { viewer { language } errors { code } } }"): typeof import('./graphql').SetOwnLanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnLanguage { viewer { language } }"): typeof import('./graphql').OwnLanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationsInALanguage { myApplications { id } }"): typeof import('./graphql').ApplicationsInALanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobInALanguage($id: ID!) { job(id: $id) { id } }"): typeof import('./graphql').JobInALanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyLogged($code: String!) { verifyEmail(oobCode: $code) { errors { code } } }"): typeof import('./graphql').VerifyLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ForgetLogged($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }"): typeof import('./graphql').ForgetLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetLogged($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code } } }"): typeof import('./graphql').ResetLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantsLogged($search: String) { companyApplications(search: $search) { items { id applicant { fullName email phoneNumber } } } }"): typeof import('./graphql').ApplicantsLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UsersLogged($search: String) { adminUsers(search: $search) { items { id } } }"): typeof import('./graphql').UsersLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobLogged($id: ID!) { job(id: $id) { id } }"): typeof import('./graphql').JobLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsLogged($page: Int) { jobs(page: $page) { totalCount } }"): typeof import('./graphql').JobsLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerLogged { viewer { id } }"): typeof import('./graphql').ViewerLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoginLogged($input: LoginInput!) { login(input: $input) { errors { code } } }"): typeof import('./graphql').LoginLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerUnderHeaders { viewer { id } }"): typeof import('./graphql').ViewerUnderHeadersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoginForCookie($input: LoginInput!) { login(input: $input) { errors { code } } }"): typeof import('./graphql').LoginForCookieDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndTheSession { logout { isSignedOut errors { code } } }"): typeof import('./graphql').EndTheSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WhoseSession { viewer { id email } }"): typeof import('./graphql').WhoseSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameFromOldPage { updateSeekerProfile(input: { fullName: \"Changed\" }) { errors { code } } }"): typeof import('./graphql').RenameFromOldPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SwitchTo($role: Role!) { switchRole(input: { role: $role }) { viewer { activeRole } errors { ...Refusal } } }"): typeof import('./graphql').SwitchToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Receipt($id: ID!) { tokenReceipt(invoiceId: $id) {\n  id number paidAt companyName companyNpwp packageName tokens bonus amount paymentMethod reference isRefunded issuer includedVatPercent\n} }"): typeof import('./graphql').ReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BoughtWithReceipts { tokenInvoices { items { id status viewerCanOpenReceipt } } }"): typeof import('./graphql').BoughtWithReceiptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameLogged { updateSeekerProfile(input: { fullName: \"Planted Person\" }) { errors { code } } }"): typeof import('./graphql').RenameLoggedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Planted($input: LoginInput!) { login(input: $input) { errors { code } } }"): typeof import('./graphql').PlantedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoginGoneWrong { login(input: { email: \"budi@people.test\", password: \"Rahasia-123\" }) { errors { code } } }"): typeof import('./graphql').LoginGoneWrongDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompaniesByStatus($status: VerificationStatus, $search: String, $after: String) {\n  adminCompanies(status: $status, search: $search, after: $after) { items { id companyName records { verificationStatus } } endCursor }\n}"): typeof import('./graphql').CompaniesByStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LatestActivities { adminDashboard { latestActivities { action details timestamp } } }"): typeof import('./graphql').LatestActivitiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfUsers($search: String) {\n    found: adminUsers(search: $search) { items { id fullName email phoneNumber technicalSkills softSkills cvUrl portfolioUrl pictureUrl createdAt } }\n  }"): typeof import('./graphql').CostOfUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfApplications($search: String) {\n    found: adminApplications(search: $search) { items { id status job { id title companyName } applicant { fullName email pictureUrl } } }\n  }"): typeof import('./graphql').CostOfApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfTransactions($search: String) {\n    found: adminTokenTransactions(search: $search) { items { id type status companyName jobTitle } }\n  }"): typeof import('./graphql').CostOfTransactionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfCompanies($search: String) {\n    found: adminCompanies(search: $search) { items { id records { email verifiedBy { name } } } }\n  }"): typeof import('./graphql').CostOfCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfJobs($search: String) {\n    found: adminJobs(search: $search) { items { id title companyName applicationCounts { total pending } } }\n  }"): typeof import('./graphql').CostOfJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UsersListed($search: String, $after: String) {\n  adminUsers(search: $search, after: $after) {\n    items { id fullName email phoneNumber education technicalSkills softSkills createdAt cvUrl portfolioUrl pictureUrl } endCursor\n  }\n}"): typeof import('./graphql').UsersListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationsListed($search: String, $after: String, $status: ApplicationStatus) {\n  adminApplications(search: $search, after: $after, status: $status) {\n    items { id status jobId job { id title companyName } applicant { fullName email pictureUrl } applicationDate } endCursor\n  }\n}"): typeof import('./graphql').ApplicationsListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TransactionsListed($search: String, $after: String, $type: TransactionType, $status: InvoiceStatus) {\n  adminTokenTransactions(search: $search, after: $after, type: $type, status: $status) {\n    items {\n      id type status companyId companyName tokens totalAmount amountReceived packageName jobTitle reference merchantRef paymentMethod paidAt timestamp\n    }\n    endCursor\n  }\n}"): typeof import('./graphql').TransactionsListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobIdsListed($search: String, $order: AdminJobOrder) { adminJobs(search: $search, order: $order) { items { id } } }"): typeof import('./graphql').JobIdsListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListsOfDays($since: LocalDate, $until: LocalDate, $search: String) {\n  adminUsers(since: $since, until: $until, search: $search) { items { fullName } matching }\n  adminTokenTransactions(since: $since, until: $until, search: $search) {\n    items { type } matching\n    sums { purchases { count companies tokens amount amountReceived } refunds { count companies tokens amount } usage { count tokens } grants { count } }\n  }\n}"): typeof import('./graphql').ListsOfDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DashboardFigures {\n  adminDashboard {\n    companiesAwaiting flaggedPayments tokenSales { since purchases tokens amount } applicationsByDay { date pending accepted rejected } latestActivities { id }\n  }\n}"): typeof import('./graphql').DashboardFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UsersForOthers { adminUsers { endCursor } }"): typeof import('./graphql').UsersForOthersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationsForOthers { adminApplications { endCursor } }"): typeof import('./graphql').ApplicationsForOthersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TransactionsForOthers { adminTokenTransactions { endCursor } }"): typeof import('./graphql').TransactionsForOthersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsForOthers { adminJobs { endCursor } }"): typeof import('./graphql').JobsForOthersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DashboardForOthers { adminDashboard { companiesAwaiting } }"): typeof import('./graphql').DashboardForOthersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReceiptsOfDays($since: LocalDate, $until: LocalDate, $companyId: ID, $pageSize: Int, $after: String) {\n  adminRevealReceipts(since: $since, until: $until, companyId: $companyId, pageSize: $pageSize, after: $after) {\n    items { day kind details companyName administrator { name } userId userName applicationId jobTitle times } endCursor matching\n  }\n}"): typeof import('./graphql').ReceiptsOfDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PausesListed($isEnded: Boolean, $companyId: ID, $since: LocalDate) {\n  adminJobPauses(isEnded: $isEnded, companyId: $companyId, since: $since) {\n    items { jobId jobTitle companyName reason answer administrator { id } pausedAt resumedAt } matching\n  }\n}"): typeof import('./graphql').PausesListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PausesOfJob($id: ID!) { adminJob(id: $id) { pauses { reason resumedAt administrator { id } } } }"): typeof import('./graphql').PausesOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SilentCompanies($olderThanDays: Int, $pageSize: Int, $after: String) {\n  adminSilentCompanies(olderThanDays: $olderThanDays, pageSize: $pageSize, after: $after) {\n    items { company { id companyName records { email } } waitingSince applicationId waiting } endCursor\n  }\n}"): typeof import('./graphql').SilentCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataExportsListed($since: LocalDate, $until: LocalDate) {\n  adminDataExports(since: $since, until: $until) { items { accountId email requestedAs wasMade endedAt } matching }\n}"): typeof import('./graphql').DataExportsListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdministratorsListed { adminAdministrators { id name secondFactorSince } }"): typeof import('./graphql').AdministratorsListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantSeen($id: ID!) { application(id: $id) { applicant { fullName email } } }"): typeof import('./graphql').ApplicantSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadsOfOversight($adminId: ID, $exportsOnly: Boolean, $since: LocalDate, $until: LocalDate) {\n  adminAuditTrail(adminId: $adminId, exportsOnly: $exportsOnly, since: $since, until: $until) {\n    items { action subjects filter details } matching\n  }\n}"): typeof import('./graphql').ReadsOfOversightDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfReceipts($pageSize: Int) {\n    adminRevealReceipts(pageSize: $pageSize) { items { companyName administrator { name } userName } matching }\n  }"): typeof import('./graphql').CostOfReceiptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfPauses($pageSize: Int) {\n    adminJobPauses(pageSize: $pageSize) { items { reason administrator { name } } matching }\n  }"): typeof import('./graphql').CostOfPausesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfSilentCompanies($pageSize: Int) {\n    adminSilentCompanies(olderThanDays: 1, pageSize: $pageSize) { items { company { companyName } waiting } }\n  }"): typeof import('./graphql').CostOfSilentCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsFound($status: AdminJobStatus, $search: String, $companyId: ID, $order: AdminJobOrder, $after: String, $pageSize: Int) {\n  adminJobs(status: $status, search: $search, companyId: $companyId, order: $order, after: $after, pageSize: $pageSize) {\n    items { id title applicationCounts { total pending accepted withdrawn } } endCursor\n  }\n}"): typeof import('./graphql').JobsFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserWithApplications($id: ID!) {\n  adminUser(id: $id) { user { fullName email } company { companyName } applications { items { id jobTitle } endCursor } }\n}"): typeof import('./graphql').UserWithApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyOfUser($id: ID!) { adminUser(id: $id) { company { id records { email } } } }"): typeof import('./graphql').CompanyOfUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AfterRemovalOfJob($id: ID!, $job: ID!) {\n  adminApplication(id: $id) {\n    application { status job { id } jobTitle companyName } user { id fullName } tokenTransactions { type tokens applicationId }\n    job { isRemoved job { title companyName } company { id companyName } }\n  }\n  adminJob(id: $job) { isRemoved job { title applicationCounts { total } interviewAvailability { start } } company { companyName } applications { items { id } } }\n  adminApplications(jobId: $job) { items { id jobTitle companyName job { id } } }\n}"): typeof import('./graphql').AfterRemovalOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserNameFound($id: ID!) { found: adminUser(id: $id) { user { fullName } } }"): typeof import('./graphql').UserNameFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobTitleFound($id: ID!) { found: adminJob(id: $id) { job { title } } }"): typeof import('./graphql').JobTitleFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationStatusFound($id: ID!) { found: adminApplication(id: $id) { application { status } } }"): typeof import('./graphql').ApplicationStatusFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfUser($id: ID!) {\n    adminUser(id: $id) { user { id fullName } company { id } applications { items { id job { title } applicant { email } } } }\n  }"): typeof import('./graphql').CostOfUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfJob($id: ID!) {\n    adminJob(id: $id) { job { id title applicationCounts { total } interviewAvailability { id } } company { id } applications { items { id applicant { email } } } }\n  }"): typeof import('./graphql').CostOfJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostOfApplication($id: ID!) {\n    adminApplication(id: $id) { application { id job { id } } user { id } job { company { id } } tokenTransactions { id } }\n  }"): typeof import('./graphql').CostOfApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TransactionsOfCompany($companyId: ID, $status: InvoiceStatus, $type: TransactionType, $pageSize: Int) {\n  adminTokenTransactions(companyId: $companyId, status: $status, type: $type, pageSize: $pageSize) { items { type merchantRef applicationId } endCursor }\n}"): typeof import('./graphql').TransactionsOfCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlaceInCompanies($after: String, $pageSize: Int) { adminCompanies(after: $after, pageSize: $pageSize) { endCursor } }"): typeof import('./graphql').PlaceInCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlaceInUsers($after: String, $pageSize: Int) { adminUsers(after: $after, pageSize: $pageSize) { endCursor } }"): typeof import('./graphql').PlaceInUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlaceInApplications($after: String, $pageSize: Int) { adminApplications(after: $after, pageSize: $pageSize) { endCursor } }"): typeof import('./graphql').PlaceInApplicationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlaceInTransactions($after: String, $pageSize: Int) { adminTokenTransactions(after: $after, pageSize: $pageSize) { endCursor } }"): typeof import('./graphql').PlaceInTransactionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlaceInJobs($after: String, $pageSize: Int) { adminJobs(after: $after, pageSize: $pageSize) { endCursor } }"): typeof import('./graphql').PlaceInJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlaceInFlaggedPayments($after: String, $pageSize: Int) { adminFlaggedPayments(after: $after, pageSize: $pageSize) { endCursor } }"): typeof import('./graphql').PlaceInFlaggedPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlaceInAuditTrail($after: String, $pageSize: Int) { adminAuditTrail(after: $after, pageSize: $pageSize) { endCursor } }"): typeof import('./graphql').PlaceInAuditTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationDays { companyDashboard { applicationsByDay { date pending accepted rejected } } }"): typeof import('./graphql').ApplicationDaysDocument;
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
export function graphql(source: "mutation TakeBack($id: ID!) {\n  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }\n}"): typeof import('./graphql').TakeBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyApplicationsListed($jobId: ID, $status: ApplicationStatus, $page: Int) {\n  companyApplications(jobId: $jobId, status: $status, page: $page) { totalCount page pageSize pageCount items { id status } }\n}"): typeof import('./graphql').CompanyApplicationsListedDocument;
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
export function graphql(source: "mutation ReleaseSeat { releaseSlot { errors { ...Refusal } } }"): typeof import('./graphql').ReleaseSeatDocument;
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
export function graphql(source: "query CompanyReadByAdmin($id: ID!) { adminCompany(id: $id) { id } }"): typeof import('./graphql').CompanyReadByAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmailReadByAdmin($id: ID!) { adminCompany(id: $id) { records { email } } }"): typeof import('./graphql').EmailReadByAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PhoneReadByAdmin($id: ID!) { found: adminCompany(id: $id) { records { phoneNumber } } }"): typeof import('./graphql').PhoneReadByAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PhoneRead($id: ID!) { found: company(id: $id) { records { phoneNumber } } }"): typeof import('./graphql').PhoneReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantRead($id: ID!) { application(id: $id) { applicant { fullName phoneNumber } } }"): typeof import('./graphql').ApplicantReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationRead($id: ID!) { application(id: $id) { id } }"): typeof import('./graphql').ApplicationReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmailsRead($search: String) { adminCompanies(search: $search) { items { records { email } } } }"): typeof import('./graphql').EmailsReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ActionsOfDashboard { adminDashboard { latestActivities { action } } }"): typeof import('./graphql').ActionsOfDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompaniesRead($search: String) { adminCompanies(search: $search) { endCursor } }"): typeof import('./graphql').CompaniesReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UsersRead($search: String) { adminUsers(search: $search) { endCursor } }"): typeof import('./graphql').UsersReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationsRead($search: String) { adminApplications(search: $search) { endCursor } }"): typeof import('./graphql').ApplicationsReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TransactionsRead($search: String) { adminTokenTransactions(search: $search) { endCursor } }"): typeof import('./graphql').TransactionsReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TrailInALanguage($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action details adminName namedSubjects { name } } }\n}"): typeof import('./graphql').TrailInALanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ActivitiesInALanguage {\n  adminDashboard { latestActivities { details adminName } }\n}"): typeof import('./graphql').ActivitiesInALanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DecidersInALanguage($id: ID!) {\n  adminCompany(id: $id) { records { verifiedBy { name } } lastDecision { adminName changes { before } } }\n}"): typeof import('./graphql').DecidersInALanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DismissInALanguage($id: ID!) {\n  dismissFlaggedPayment(input: { id: $id, note: \"A test\" }) { errors { code } }\n}"): typeof import('./graphql').DismissInALanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TrailSeen($kind: AuditKind, $adminId: ID, $after: String) {\n  adminAuditTrail(kind: $kind, adminId: $adminId, after: $after) {\n    items { id kind action details comment adminId adminName companyId companyName subjects filter before after }\n    endCursor administrators { id name }\n  }\n}"): typeof import('./graphql').TrailSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SubjectsNamed($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action namedSubjects { id kind name } } }\n}"): typeof import('./graphql').SubjectsNamedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EveryKindOfRead($company: ID!, $user: ID!, $job: ID!, $application: ID!) {\n  adminCompany(id: $company) { id } adminUser(id: $user) { user { id } } adminJob(id: $job) { isRemoved } adminApplication(id: $application) { user { id } }\n  adminTokenTransactions(companyId: $company) { items { id } } adminUsers(search: \"sari subjek\") { items { id } }\n}"): typeof import('./graphql').EveryKindOfReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyLookedAt($id: ID!) { adminCompany(id: $id) { id } }"): typeof import('./graphql').CompanyLookedAtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UsersLookedAt { adminUsers { items { id } } }"): typeof import('./graphql').UsersLookedAtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NamesOfTheDay($adminId: ID, $companyId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action details companyName namedSubjects { kind name } } }\n  adminTokenTransactions(companyId: $companyId) { items { type companyName } }\n}"): typeof import('./graphql').NamesOfTheDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PurchasesNamed($search: String) {\n  adminTokenTransactions(search: $search, type: PURCHASE) { items { companyName } }\n}"): typeof import('./graphql').PurchasesNamedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OldTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { id details } }\n}"): typeof import('./graphql').OldTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TurnFactorOffByProof($input: OwnerProofInput!) { turnOffSecondFactor(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').TurnFactorOffByProofDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewCodesByProof($input: OwnerProofInput!) { renewRecoveryCodes(input: $input) { recoveryCodes errors { ...Refusal } } }"): typeof import('./graphql').RenewCodesByProofDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompleteByProof($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').CompleteByProofDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnEnrolment { viewer { mustEnrol hasSecondFactor activeRole adminName } }"): typeof import('./graphql').OwnEnrolmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MustEnrolAlone { viewer { mustEnrol } }"): typeof import('./graphql').MustEnrolAloneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EnrolmentAndAdminDashboard { viewer { mustEnrol hasSecondFactor activeRole } adminDashboard { companiesAwaiting } }"): typeof import('./graphql').EnrolmentAndAdminDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EnrolmentAndSeekerDashboard { viewer { mustEnrol } seekerDashboard { __typename } }"): typeof import('./graphql').EnrolmentAndSeekerDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TypesOfSchema { __schema { types { name fields { name } } } }"): typeof import('./graphql').TypesOfSchemaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FifteenLogins($email: String) {\n  a0: login(input: { email: $email, password: \"Wrong-0234\" }) { errors { code } }\n  a1: login(input: { email: $email, password: \"Wrong-1234\" }) { errors { code } }\n  a2: login(input: { email: $email, password: \"Wrong-2234\" }) { errors { code } }\n  a3: login(input: { email: $email, password: \"Wrong-3234\" }) { errors { code } }\n  a4: login(input: { email: $email, password: \"Wrong-4234\" }) { errors { code } }\n  a5: login(input: { email: $email, password: \"Wrong-5234\" }) { errors { code } }\n  a6: login(input: { email: $email, password: \"Wrong-6234\" }) { errors { code } }\n  a7: login(input: { email: $email, password: \"Wrong-7234\" }) { errors { code } }\n  a8: login(input: { email: $email, password: \"Wrong-8234\" }) { errors { code } }\n  a9: login(input: { email: $email, password: \"Wrong-9234\" }) { errors { code } }\n  a10: login(input: { email: $email, password: \"Wrong-10234\" }) { errors { code } }\n  a11: login(input: { email: $email, password: \"Wrong-11234\" }) { errors { code } }\n  a12: login(input: { email: $email, password: \"Wrong-12234\" }) { errors { code } }\n  a13: login(input: { email: $email, password: \"Wrong-13234\" }) { errors { code } }\n  a14: login(input: { email: $email, password: \"Wrong-14234\" }) { errors { code } }\n}"): typeof import('./graphql').FifteenLoginsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LeaveBrowser { logout { isSignedOut errors { ...Refusal } } }"): typeof import('./graphql').LeaveBrowserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompleteWithPassword($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').CompleteWithPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ThisWasNotMe($token: String!) { disownRegistration(token: $token) { isDisowned errors { ...Refusal } } }"): typeof import('./graphql').ThisWasNotMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSecondFactor { mySecondFactor { isOn confirmedAt recoveryCodesLeft } }"): typeof import('./graphql').OwnSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TurnFactorOff($input: OwnerProofInput!) { turnOffSecondFactor(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').TurnFactorOffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewRecoveryCodes($input: OwnerProofInput!) { renewRecoveryCodes(input: $input) { recoveryCodes errors { ...Refusal } } }"): typeof import('./graphql').RenewRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmFactorAtOnce($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }"): typeof import('./graphql').ConfirmFactorAtOnceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BrowserSession on AccountSession { id device lastUsedAt isCurrent }"): typeof import('./graphql').BrowserSessionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BrowsersOfViewer { mySessions { ...BrowserSession } }"): typeof import('./graphql').BrowsersOfViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndBrowserSession($id: ID!) { endSession(id: $id) { sessions { ...BrowserSession } errors { ...Refusal } } }"): typeof import('./graphql').EndBrowserSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndOtherBrowsers { endOtherSessions { sessions { ...BrowserSession } errors { ...Refusal } } }"): typeof import('./graphql').EndOtherBrowsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantsOfAJobForSupport($id: ID!) {\n  adminJob(id: $id) { job { title } applications { items { id } } }\n}"): typeof import('./graphql').ApplicantsOfAJobForSupportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobForSupport($id: ID!) { adminJob(id: $id) { job { title } } }"): typeof import('./graphql').JobForSupportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DashboardWithoutFreshCode { adminDashboard { flaggedPayments } }"): typeof import('./graphql').DashboardWithoutFreshCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnAdminName { viewer { adminName } }"): typeof import('./graphql').OwnAdminNameDocument;
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
export function graphql(source: "query OwnConsents {\n  consents { changes { kind version isGiven createdAt } mails { kind isOn } }\n}"): typeof import('./graphql').OwnConsentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChooseMails($input: UpdateMailPreferencesInput!) {\n  updateMailPreferences(input: $input) { consents { mails { kind isOn } } errors { ...Refusal } }\n}"): typeof import('./graphql').ChooseMailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IsAskedToAgree { viewer { isAskedToAgree } }"): typeof import('./graphql').IsAskedToAgreeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AgreeInTest($version: String!) {\n  agreeToSupplement(version: $version) { errors { ...Refusal } }\n}"): typeof import('./graphql').AgreeInTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOutUnasked { logout { isSignedOut } }"): typeof import('./graphql').SignOutUnaskedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ViewBeforeExport($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }"): typeof import('./graphql').ViewBeforeExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ViewPlanted($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }"): typeof import('./graphql').ViewPlantedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LookUpPlanted($search: String) {\n  adminUsers(search: $search) { items { id } } adminCompanies(search: $search) { items { id } }\n}"): typeof import('./graphql').LookUpPlantedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicantOfLeaving($id: ID!) {\n  application(id: $id) {\n    status rescheduleHistory { reason } applicant { isRevealed fullName email phoneNumber education workExperience technicalSkills softSkills cvUrl }\n  }\n}"): typeof import('./graphql').ApplicantOfLeavingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnOfLeaving { myApplications { id status jobTitle companyName rejectionNotice } }"): typeof import('./graphql').OwnOfLeavingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsOfLeaving { jobs { items { id } } }"): typeof import('./graphql').JobsOfLeavingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RightsOfLeaving($id: ID!) { application(id: $id) { viewerCanAccept viewerCanDecide } }"): typeof import('./graphql').RightsOfLeavingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyErasure { myErasure { role state dueAt } }"): typeof import('./graphql').MyErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerWithoutErasure { viewer { id seeker { id } company { id } } }"): typeof import('./graphql').ViewerWithoutErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerWithErasure { viewer { id seeker { id } company { id } erasure { role state dueAt } } }"): typeof import('./graphql').ViewerWithErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterWithFiles($input: RegisterSeekerInput!) {\n  registerSeeker(input: $input) { viewer { seeker { cvUrl portfolioUrl } } errors { code field } }\n}"): typeof import('./graphql').RegisterWithFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveSeekerFiles($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { cvUrl portfolioUrl pictureUrl workExperience } errors { code field } }\n}"): typeof import('./graphql').SaveSeekerFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveCompanyFiles($input: UpdateCompanyProfileInput!) {\n  updateCompanyProfile(input: $input) { company { logoUrl isVerified records { deedUrl } } errors { code field } }\n}"): typeof import('./graphql').SaveCompanyFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnDeed { viewer { company { records { deedUrl } } } }"): typeof import('./graphql').OwnDeedDocument;
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
export function graphql(source: "query JoiningAndMoving($id: ID!) {\n  application(id: $id) { joinUrl interviewDetails { link } viewerCanRequestReschedule viewerCanRespondToReschedule }\n}"): typeof import('./graphql').JoiningAndMovingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SlotsOfJobPage($id: ID!) { job(id: $id) {\n  title viewerCanApply viewerApplication { status }\n  interviewAvailability { start state conflict { applicationId jobTitle companyName date start end } } } }"): typeof import('./graphql').SlotsOfJobPageDocument;
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
export function graphql(source: "query JobFlags($id: ID!) { adminJob(id: $id) { flags { jobId reason evidence } } }"): typeof import('./graphql').JobFlagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListedFlags($companyId: ID!) { adminJobs(companyId: $companyId) { items { id } flags { jobId reason } } }"): typeof import('./graphql').ListedFlagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsByFlag($companyId: ID!, $flag: FlagReason!, $search: String, $after: String) {\n  adminJobs(companyId: $companyId, flag: $flag, search: $search, after: $after, pageSize: 1) { items { id } endCursor }\n}"): typeof import('./graphql').JobsByFlagDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FlaggedButShown($id: ID!) { job(id: $id) { isVisibleToSeekers } }"): typeof import('./graphql').FlaggedButShownDocument;
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
export function graphql(source: "query SuggestFor($prefix: String!) { jobSuggestions(prefix: $prefix) { kind text jobs } }"): typeof import('./graphql').SuggestForDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseSuggested($jobId: ID!) {\n  setJobActive(input: { jobId: $jobId, isActive: false }) { errors { ...Refusal } }\n}"): typeof import('./graphql').CloseSuggestedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SuggestionVisit { viewer { id } }"): typeof import('./graphql').SuggestionVisitDocument;
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
export function graphql(source: "query FalseFriends($search: String!, $page: Int) {\n  relatedJobs(search: $search, page: $page) { pageCount items { title } }\n}"): typeof import('./graphql').FalseFriendsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RelatedTo($search: String!) {\n  relatedJobs(search: $search) { correctedSearch relatedSearches items { title } }\n}"): typeof import('./graphql').RelatedToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecordView($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }"): typeof import('./graphql').RecordViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewedTerms($id: ID!) { job(id: $id) { title viewedTerms { term seekers } } }"): typeof import('./graphql').ViewedTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListedWithTerms { companyJobs { items { id viewedTerms { term seekers } } } }"): typeof import('./graphql').ListedWithTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListedWithoutTerms { companyJobs { items { id } } }"): typeof import('./graphql').ListedWithoutTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OfferedWithTerms { jobs { items { id viewedTerms { term } } } }"): typeof import('./graphql').OfferedWithTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmForeignInvoice($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome invoice { id } company { id } errors { ...Refusal } }\n}"): typeof import('./graphql').ConfirmForeignInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BuyPackage($packageId: ID!) { createTokenInvoice(packageId: $packageId) { errors { ...Refusal } } }"): typeof import('./graphql').BuyPackageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PurchasesByPage($after: String) {\n  tokenInvoices(after: $after) { endCursor items { merchantRef createdAt viewerCanPay checkoutUrl } }\n}"): typeof import('./graphql').PurchasesByPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DismissalsOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { details comment before after companyId } }\n}"): typeof import('./graphql').DismissalsOnTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DismissReport($input: DismissFlaggedPaymentInput!) {\n  dismissFlaggedPayment(input: $input) { payment { id flag viewerCanDismiss } errors { ...Refusal } }\n}"): typeof import('./graphql').DismissReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LedgerOfPurchases { tokenTransactions { items { type amount balanceAfter packageName price merchantRef } } }"): typeof import('./graphql').LedgerOfPurchasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReplaysOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { details before after } }\n}"): typeof import('./graphql').ReplaysOnTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReplayAsAnother($id: ID!) { replayPaymentCallback(id: $id) { outcome } }"): typeof import('./graphql').ReplayAsAnotherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnHeldJob($id: ID!) {\n  job(id: $id) { isActive isPaused isVisibleToSeekers pause { reason isHeld viewerCanAnswer } }\n}"): typeof import('./graphql').OwnHeldJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeenHeldJob($id: ID!) { job(id: $id) { title } }"): typeof import('./graphql').SeenHeldJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchHeld($search: String!) {\n  jobs(search: $search) { items { id } } relatedJobs(search: $search) { items { id } } jobSuggestions(prefix: $search) { text }\n}"): typeof import('./graphql').SearchHeldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CopyOfHeld { myRecords { pauses { reason } } }"): typeof import('./graphql').CopyOfHeldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HeldOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId) { items { kind action comment companyId before after namedSubjects { id } } }\n}"): typeof import('./graphql').HeldOnTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsListed($search: String!) {\n  jobs(search: $search) { items { id } totalCount }\n  relatedJobs(search: $search) { items { id } }\n  seekerDashboard { recommendedJobs { id } }\n}"): typeof import('./graphql').JobsListedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PausedJobPage($id: ID!) { job(id: $id) { title isPaused pause { reason } } }"): typeof import('./graphql').PausedJobPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnPausedJob($id: ID!) {\n  job(id: $id) { isActive isPaused isVisibleToSeekers pause { reason answer viewerCanAnswer } }\n}"): typeof import('./graphql').OwnPausedJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StatusOfApplication($id: ID!) { application(id: $id) { status viewerCanOpenJob viewerCanAccept } }"): typeof import('./graphql').StatusOfApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PausesOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, kind: CHANGE) {\n    items { action details comment companyId before after namedSubjects { id kind name } }\n  }\n}"): typeof import('./graphql').PausesOnTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportsOnTrail($adminId: ID) {\n  adminAuditTrail(adminId: $adminId) { items { kind action details comment companyId filter namedSubjects { id kind name } } }\n}"): typeof import('./graphql').ReportsOnTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportedByMe($jobId: ID!, $companyId: ID!) {\n  job(id: $jobId) { viewerHasReported } company(id: $companyId) { viewerHasReported }\n}"): typeof import('./graphql').ReportedByMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Receipts($applicationId: ID, $after: String) {\n  myRevealReceipts(applicationId: $applicationId, after: $after) {\n    items { id isSupport companyName accountCode applicationId jobTitle kind details day firstAt lastAt times } endCursor neverShown\n  }\n}"): typeof import('./graphql').ReceiptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NameShown($id: ID!) { application(id: $id) { applicant { fullName } } }"): typeof import('./graphql').NameShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContactShown($id: ID!) { application(id: $id) { applicant { email phoneNumber } } }"): typeof import('./graphql').ContactShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OpenPartShown($id: ID!) { application(id: $id) { applicant { isRevealed education cvUrl } } }"): typeof import('./graphql').OpenPartShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TextsShown($id: ID!) { application(id: $id) { applicant { technicalSkills workExperience } } }"): typeof import('./graphql').TextsShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListShown { companyApplications { items { applicant { fullName email } } } }"): typeof import('./graphql').ListShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LedgerShown { tokenTransactions { items { type application { id applicant { isRevealed fullName } } } } }"): typeof import('./graphql').LedgerShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FoundByName($name: String, $page: Int) { companyApplications(search: $name, page: $page) { totalCount } }"): typeof import('./graphql').FoundByNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserShown($id: ID!) { adminUser(id: $id) { user { fullName phoneNumber } } }"): typeof import('./graphql').UserShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UsersShown($search: String) { adminUsers(search: $search) { items { fullName email } } }"): typeof import('./graphql').UsersShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserIdsShown($search: String) { adminUsers(search: $search) { items { id } } }"): typeof import('./graphql').UserIdsShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminApplicationShown($id: ID!) { adminApplication(id: $id) { user { email } application { applicant { fullName } } } }"): typeof import('./graphql').AdminApplicationShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSavedSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { ...Refusal } } }"): typeof import('./graphql').DeleteSavedSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetCadence($id: ID!, $cadence: SavedSearchCadence!) {\n  setSavedSearchCadence(id: $id, cadence: $cadence) { savedSearch { id cadence } errors { ...Refusal } }\n}"): typeof import('./graphql').SetCadenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompleteOwnProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').CompleteOwnProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NameAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { fullName education } errors { ...Refusal } }\n}"): typeof import('./graphql').NameAfterSaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSeekerName { viewer { seeker { fullName } } }"): typeof import('./graphql').OwnSeekerNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompletionAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { profileCompletion } errors { ...Refusal } }\n}"): typeof import('./graphql').CompletionAfterSaveDocument;
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
export function graphql(source: "query PackagesOnOffer { tokenPackages { tokens bonus price popular special } }"): typeof import('./graphql').PackagesOnOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IdsOfTokenTransactions { tokenTransactions { items { id } } }"): typeof import('./graphql').IdsOfTokenTransactionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameInRace($companyName: String) { updateCompanyProfile(input: { companyName: $companyName }) { errors { ...Refusal } } }"): typeof import('./graphql').RenameInRaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnProfileVersion { viewer { company { isVerified records { profileVersion } } } }"): typeof import('./graphql').OwnProfileVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LastDecisionForAdmin($id: ID!) { found: adminCompany(id: $id) { lastDecision { ...DecisionSeen } } }"): typeof import('./graphql').LastDecisionForAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LastDecisionForAll($id: ID!) { found: company(id: $id) { lastDecision { ...DecisionSeen } } }"): typeof import('./graphql').LastDecisionForAllDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyIdsFound($search: String) { adminCompanies(search: $search) { items { id } } }"): typeof import('./graphql').CompanyIdsFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LastDecisionsFound($search: String) { adminCompanies(search: $search) { items { id lastDecision { ...DecisionSeen } } } }"): typeof import('./graphql').LastDecisionsFoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeWebsite($website: String) {\n  updateCompanyProfile(input: { companyName: \"PT Tautan\", website: $website }) { errors { ...Refusal } }\n}"): typeof import('./graphql').ChangeWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveInterviewLink($applicationId: ID!, $link: String) {\n  saveInterviewDetails(input: { applicationId: $applicationId, venue: \"Lantai 3\", link: $link }) { errors { ...Refusal } }\n}"): typeof import('./graphql').SaveInterviewLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerificationQueue($search: String, $after: String, $pageSize: Int) {\n  adminCompanies(order: LONGEST_WAITING, search: $search, after: $after, pageSize: $pageSize) {\n    items { companyName records { verificationStatus waitingSince waitingAs profileVersion } } endCursor\n  }\n}"): typeof import('./graphql').VerificationQueueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ToldOfRevocation { viewer { company { isRevoked revocationNote isRejected rejectionReason } } }"): typeof import('./graphql').ToldOfRevocationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompaniesByOrigin($isImported: Boolean, $status: VerificationStatus) {\n  adminCompanies(search: \"pt asal\", isImported: $isImported, status: $status) { items { id } }\n}"): typeof import('./graphql').CompaniesByOriginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Deciders on Company { records { verifiedBy { id name } rejectedBy { id name } } }"): typeof import('./graphql').DecidersFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DecidersForAdmin($id: ID!) { adminCompany(id: $id) { ...Deciders } }"): typeof import('./graphql').DecidersForAdminDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DecidersForCompany($id: ID!) { company(id: $id) { ...Deciders } }"): typeof import('./graphql').DecidersForCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EditVerifiedProfile($input: UpdateCompanyProfileInput!) {\n  updateCompanyProfile(input: $input) { hasChanged company { isVerified records { verificationStatus profileVersion } } errors { ...Refusal } }\n}"): typeof import('./graphql').EditVerifiedProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TitlesVisibleToSeekers($search: String) { jobs(search: $search) { items { title } } }"): typeof import('./graphql').TitlesVisibleToSeekersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnRejection { viewer { company { isRejected rejectionReason } } }"): typeof import('./graphql').OwnRejectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyForSeeker($id: ID!) { company(id: $id) { companyName isVerified tokenBalance } }"): typeof import('./graphql').CompanyForSeekerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LatestDecisions { adminDashboard { latestActivities { action comment companyId } } }"): typeof import('./graphql').LatestDecisionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeekerJobs { viewer { id } }"): typeof import('./graphql').SeekerJobsDocument;
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
export function graphql(source: "query JobsFreeSoon($search: String!) {\n  jobs(search: $search, filter: { freeWithinDays: 7 }) { items { title } }\n  relatedJobs(search: $search, filter: { freeWithinDays: 7 }) { items { title } }\n}"): typeof import('./graphql').JobsFreeSoonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RandomLists($search: String!, $type: EmploymentType, $filter: JobFilterInput, $whole: JobFilterInput, $page: Int) {\n  jobs(search: $search, employmentType: $type, filter: $filter, page: $page) { totalCount page pageCount items { id } }\n  relatedJobs(search: $search, filter: $whole, page: $page) {\n    totalCount page pageCount items { id } correctedSearch relatedSearches\n  }\n}"): typeof import('./graphql').RandomListsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RandomCounts($search: String!, $filter: JobFilterInput) {\n  ofJobs: jobFilterCounts(search: $search, filter: $filter) { ...ChoicesCounted }\n  ofRelated: jobFilterCounts(search: $search, filter: $filter, related: true) { ...ChoicesCounted }\n}\nfragment ChoicesCounted on JobFilterCounts {\n  employmentTypes { value jobs } places { id jobs } salaries { value jobs }\n  interviewTypes { value jobs } freeWithin { value jobs } postedWithin { value jobs }\n}"): typeof import('./graphql').RandomCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MailCodeToOwner { mailOwnerCode { sentTo errors { ...Refusal } } }"): typeof import('./graphql').MailCodeToOwnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ThisChangeWasNotMe($code: String!) { undoAccessChange(code: $code) { undone errors { ...Refusal } } }"): typeof import('./graphql').ThisChangeWasNotMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }"): typeof import('./graphql').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectTooMany($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }"): typeof import('./graphql').RejectTooManyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveTooManySkills($skills: [String!]) { updateSeekerProfile(input: { technicalSkills: $skills }) { errors { code } } }"): typeof import('./graphql').SaveTooManySkillsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchHard($search: String) { jobs(search: $search) { totalCount } }"): typeof import('./graphql').SearchHardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LastPossiblePage { jobs(page: 2147483647) { totalCount items { id } } }"): typeof import('./graphql').LastPossiblePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DecisionSeen on CompanyDecision { decision adminName comment changes { field before now } }"): typeof import('./graphql').DecisionSeenFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Decided on CompanyPayload {\n  company { isVerified records { verificationStatus profileVersion rejectionReason } lastDecision { ...DecisionSeen } } errors { ...Refusal }\n}"): typeof import('./graphql').DecidedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { decided: verifyCompany(input: $input) { ...Decided } }"): typeof import('./graphql').VerifyCompanyProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectCompanyProfile($input: RejectCompanyInput!) { decided: rejectCompany(input: $input) { ...Decided } }"): typeof import('./graphql').RejectCompanyProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { decided: revokeCompany(input: $input) { ...Decided } }"): typeof import('./graphql').RevokeCompanyProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ExportSeen on DataExport { id state progress requestedAt expiresAt byteSize url }"): typeof import('./graphql').ExportSeenFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestExport { requestDataExport { dataExport { ...ExportSeen } errors { ...Refusal } } }"): typeof import('./graphql').RequestExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportState { myDataExport { ...ExportSeen } }"): typeof import('./graphql').ExportStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyByLink($code: String!) {\n  verifyEmail(oobCode: $code) { role wasVerifiedBefore disownToken errors { ...Refusal } }\n}"): typeof import('./graphql').VerifyByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MailLinkAgain { resendVerificationEmail { sentTo errors { ...Refusal } } }"): typeof import('./graphql').MailLinkAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestErasure($input: RequestErasureInput!) {\n  requestErasure(input: $input) { erasure { role state dueAt } isSignedOut errors { ...Refusal } }\n}"): typeof import('./graphql').RequestErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelErasure { cancelErasure { isCancelled errors { ...Refusal } } }"): typeof import('./graphql').CancelErasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsWhileFrozen { jobs { totalCount } }"): typeof import('./graphql').JobsWhileFrozenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseWhileStopping($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { code } } }"): typeof import('./graphql').CloseWhileStoppingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoginWithoutMajority { login(input: { email: \"a@people.test\", password: \"Rahasia-123\" }) { errors { code } } }"): typeof import('./graphql').LoginWithoutMajorityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyUnderLoad($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }"): typeof import('./graphql').ApplyUnderLoadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptUnderLoad($id: ID!) { answer: acceptApplication(input: { applicationId: $id }) { ...Outcome } }"): typeof import('./graphql').AcceptUnderLoadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestUnderLoad($id: ID!, $time: ProposedTimeInput!) { answer: requestReschedule(input: { applicationId: $id, time: $time }) { ...Outcome } }"): typeof import('./graphql').RequestUnderLoadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveUnderLoad($id: ID!) { answer: respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { ...Outcome } }"): typeof import('./graphql').MoveUnderLoadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BuyUnderLoad($packageId: ID!) { answer: createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }"): typeof import('./graphql').BuyUnderLoadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptOnTheWay($id: ID!) { answer: acceptApplication(input: { applicationId: $id }) { ...Outcome } }"): typeof import('./graphql').AcceptOnTheWayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectOnTheWay($id: ID!) { answer: rejectApplication(applicationId: $id) { ...Outcome } }"): typeof import('./graphql').RejectOnTheWayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawOnTheWay($id: ID!) { answer: withdrawApplication(applicationId: $id) { ...Outcome } }"): typeof import('./graphql').WithdrawOnTheWayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyOnTheWay($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }"): typeof import('./graphql').ApplyOnTheWayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestOnTheWay($input: RequestRescheduleInput!) { answer: requestReschedule(input: $input) { ...Outcome } }"): typeof import('./graphql').RequestOnTheWayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RespondOnTheWay($input: RespondToRescheduleInput!) { answer: respondToReschedule(input: $input) { ...Outcome } }"): typeof import('./graphql').RespondOnTheWayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JobsOnTheWay { jobs { totalCount items { id } } }"): typeof import('./graphql').JobsOnTheWayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApplicationsOnTheWay { myApplications { id status } }"): typeof import('./graphql').ApplicationsOnTheWayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmOnTheWay($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome errors { code message } }\n}"): typeof import('./graphql').ConfirmOnTheWayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NameOfRevealed($id: ID!) { application(id: $id) { applicant { fullName } } }"): typeof import('./graphql').NameOfRevealedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmailOfRevealed($id: ID!) { application(id: $id) { applicant { email } } }"): typeof import('./graphql').EmailOfRevealedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PhoneOfRevealed($id: ID!) { application(id: $id) { applicant { phoneNumber } } }"): typeof import('./graphql').PhoneOfRevealedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListOfRevealed { companyApplications { items { id applicant { fullName email } } } }"): typeof import('./graphql').ListOfRevealedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FlaggedReport on FlaggedPayment {\n  id flag isVerified signature event body merchantRef viewerCanReplay invoice { companyId companyName status amount tokens }\n}"): typeof import('./graphql').FlaggedReportFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FlaggedReports($flag: PaymentFlag, $after: String, $pageSize: Int) {\n  adminFlaggedPayments(flag: $flag, after: $after, pageSize: $pageSize) { items { ...FlaggedReport } endCursor }\n}"): typeof import('./graphql').FlaggedReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReplayReport($id: ID!) {\n  replayPaymentCallback(id: $id) { outcome payment { ...FlaggedReport } errors { ...Refusal } }\n}"): typeof import('./graphql').ReplayReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FlaggedQueue($after: String, $pageSize: Int) {\n  adminFlaggedPostings(after: $after, pageSize: $pageSize) {\n    items {\n      id flaggedAt isOpen isRemoved version viewerCanPause viewerCanResume viewerCanDismiss\n      job { id title isPaused pause { reason isHeld answer } }\n      flags { reason evidence copiedJobId }\n      company { id companyName createdAt isVerified }\n      companyFlags { reason count }\n      history { verifiedSince pauses }\n    }\n    endCursor\n  }\n}"): typeof import('./graphql').FlaggedQueueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DismissFlagsOf($input: DismissFlagsInput!) {\n  dismissFlags(input: $input) { posting { isOpen } errors { ...Refusal } }\n}"): typeof import('./graphql').DismissFlagsOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SayWhereItIs($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }"): typeof import('./graphql').SayWhereItIsDocument;
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
export function graphql(source: "mutation ChooseLanguage($language: Language!) { setLanguage(language: $language) { errors { code } } }"): typeof import('./graphql').ChooseLanguageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskForResetLink($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }"): typeof import('./graphql').AskForResetLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetByLink($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').ResetByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeOwnPassword($input: ChangePasswordInput!) { changePassword(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').ChangeOwnPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetFirstPassword($input: SetPasswordInput!) { setPassword(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').SetFirstPasswordDocument;
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
export function graphql(source: "mutation ChangeSeekerProfile($input: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').ChangeSeekerProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeCompanyProfile($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').ChangeCompanyProfileDocument;
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
export function graphql(source: "mutation ReportAJob($input: ReportJobInput!) {\n  reportJob(input: $input) { job { viewerHasReported } errors { ...Refusal } }\n}"): typeof import('./graphql').ReportAJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReportACompany($input: ReportCompanyInput!) {\n  reportCompany(input: $input) { company { viewerHasReported } errors { ...Refusal } }\n}"): typeof import('./graphql').ReportACompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PauseAJob($input: PauseJobInput!) {\n  pauseJob(input: $input) { group { id isOpen viewerCanPause viewerCanResume } errors { ...Refusal } }\n}"): typeof import('./graphql').PauseAJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeAJob($jobId: ID!) {\n  resumeJob(jobId: $jobId) { group { id isOpen } errors { ...Refusal } }\n}"): typeof import('./graphql').ResumeAJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerAPause($input: AnswerPauseInput!) {\n  answerPause(input: $input) { job { pause { answer viewerCanAnswer } } errors { ...Refusal } }\n}"): typeof import('./graphql').AnswerAPauseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DismissReportsOf($input: DismissReportInput!) {\n  dismissReport(input: $input) { group { isOpen openReports } errors { ...Refusal } }\n}"): typeof import('./graphql').DismissReportsOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportQueue($after: String, $pageSize: Int, $order: ReportOrder) {\n  adminReports(after: $after, pageSize: $pageSize, order: $order) {\n    items {\n      id isOpen openReports newestAt version viewerCanPause viewerCanResume viewerCanDismiss\n      job { id title isPaused pause { reason answer viewerCanAnswer } }\n      company { id companyName records { verificationStatus } }\n      reasons { reason count }\n      reports { reason text createdAt reporterName }\n      history { verifiedSince pauses rejections revocations reports }\n    }\n    endCursor\n  }\n}"): typeof import('./graphql').ReportQueueDocument;
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
export function graphql(source: "mutation SaveSearch($input: SaveSearchInput!) {\n  saveSearch(input: $input) { savedSearch { id name search cadence } errors { ...Refusal } }\n}"): typeof import('./graphql').SaveSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedSearches { savedSearches {\n  id name search cadence createdAt\n  filter { employmentType placeId placeName salaryFrom interviewType freeWithinDays postedWithinDays }\n} }"): typeof import('./graphql').SavedSearchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartFactor($input: OwnerProofInput!) {\n  startSecondFactor(input: $input) { enrolment { secret uri qrCode } errors { ...Refusal } }\n}"): typeof import('./graphql').StartFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmFactor($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }"): typeof import('./graphql').ConfirmFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProveAgain($code: String) { stepUp(input: { code: $code }) { provedUntil errors { ...Refusal } } }"): typeof import('./graphql').ProveAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSessions { mySessions { id } }"): typeof import('./graphql').OwnSessionsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
