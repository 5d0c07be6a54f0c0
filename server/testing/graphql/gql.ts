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
    "query DashboardFigures {\n  adminDashboard {\n    companiesAwaiting flaggedPayments tokenSales { since purchases tokens amount } applicationsByDay { date pending accepted rejected } latestActivities { id }\n  }\n}": typeof types.DashboardFiguresDocument,
    "query UsersForOthers { adminUsers { endCursor } }": typeof types.UsersForOthersDocument,
    "query ApplicationsForOthers { adminApplications { endCursor } }": typeof types.ApplicationsForOthersDocument,
    "query TransactionsForOthers { adminTokenTransactions { endCursor } }": typeof types.TransactionsForOthersDocument,
    "query JobsForOthers { adminJobs { endCursor } }": typeof types.JobsForOthersDocument,
    "query DashboardForOthers { adminDashboard { companiesAwaiting } }": typeof types.DashboardForOthersDocument,
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
    "query TrailSeen($kind: AuditKind, $adminId: ID, $after: String) {\n  adminAuditTrail(kind: $kind, adminId: $adminId, after: $after) {\n    items { id kind action details comment adminId adminName companyId companyName subjects filter before after }\n    endCursor administrators { id name }\n  }\n}": typeof types.TrailSeenDocument,
    "query SubjectsNamed($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action namedSubjects { id kind name } } }\n}": typeof types.SubjectsNamedDocument,
    "query EveryKindOfRead($company: ID!, $user: ID!, $job: ID!, $application: ID!) {\n  adminCompany(id: $company) { id } adminUser(id: $user) { user { id } } adminJob(id: $job) { isRemoved } adminApplication(id: $application) { user { id } }\n  adminTokenTransactions(companyId: $company) { items { id } } adminUsers(search: \"sari subjek\") { items { id } }\n}": typeof types.EveryKindOfReadDocument,
    "query CompanyLookedAt($id: ID!) { adminCompany(id: $id) { id } }": typeof types.CompanyLookedAtDocument,
    "query UsersLookedAt { adminUsers { items { id } } }": typeof types.UsersLookedAtDocument,
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
    "mutation TurnFactorOff { turnOffSecondFactor { errors { ...Refusal } } }": typeof types.TurnFactorOffDocument,
    "mutation RenewRecoveryCodes { renewRecoveryCodes { recoveryCodes errors { ...Refusal } } }": typeof types.RenewRecoveryCodesDocument,
    "mutation ConfirmFactorAtOnce($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": typeof types.ConfirmFactorAtOnceDocument,
    "fragment BrowserSession on AccountSession { id device lastUsedAt isCurrent }": typeof types.BrowserSessionFragmentDoc,
    "query BrowsersOfViewer { mySessions { ...BrowserSession } }": typeof types.BrowsersOfViewerDocument,
    "mutation EndBrowserSession($id: ID!) { endSession(id: $id) { sessions { ...BrowserSession } errors { ...Refusal } } }": typeof types.EndBrowserSessionDocument,
    "mutation EndOtherBrowsers { endOtherSessions { sessions { ...BrowserSession } errors { ...Refusal } } }": typeof types.EndOtherBrowsersDocument,
    "query DashboardWithoutFreshCode { adminDashboard { flaggedPayments } }": typeof types.DashboardWithoutFreshCodeDocument,
    "query OwnAdminName { viewer { adminName } }": typeof types.OwnAdminNameDocument,
    "mutation RegisterWithFiles($input: RegisterSeekerInput!) {\n  registerSeeker(input: $input) { viewer { seeker { cvUrl portfolioUrl } } errors { code field } }\n}": typeof types.RegisterWithFilesDocument,
    "mutation SaveSeekerFiles($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { cvUrl portfolioUrl pictureUrl workExperience } errors { code field } }\n}": typeof types.SaveSeekerFilesDocument,
    "mutation SaveCompanyFiles($input: UpdateCompanyProfileInput!) {\n  updateCompanyProfile(input: $input) { company { logoUrl isVerified records { deedUrl } } errors { code field } }\n}": typeof types.SaveCompanyFilesDocument,
    "query OwnDeed { viewer { company { records { deedUrl } } } }": typeof types.OwnDeedDocument,
    "mutation ConfirmForeignInvoice($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome invoice { id } company { id } errors { ...Refusal } }\n}": typeof types.ConfirmForeignInvoiceDocument,
    "mutation BuyPackage($packageId: ID!) { createTokenInvoice(packageId: $packageId) { errors { ...Refusal } } }": typeof types.BuyPackageDocument,
    "query PurchasesByPage($after: String) {\n  tokenInvoices(after: $after) { endCursor items { merchantRef createdAt viewerCanPay checkoutUrl } }\n}": typeof types.PurchasesByPageDocument,
    "mutation DismissReport($input: DismissFlaggedPaymentInput!) {\n  dismissFlaggedPayment(input: $input) { payment { id flag viewerCanDismiss } errors { ...Refusal } }\n}": typeof types.DismissReportDocument,
    "query LedgerOfPurchases { tokenTransactions { items { type amount balanceAfter packageName price merchantRef } } }": typeof types.LedgerOfPurchasesDocument,
    "mutation ReplayAsAnother($id: ID!) { replayPaymentCallback(id: $id) { outcome } }": typeof types.ReplayAsAnotherDocument,
    "mutation CompleteOwnProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": typeof types.CompleteOwnProfileDocument,
    "mutation NameAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { fullName education } errors { ...Refusal } }\n}": typeof types.NameAfterSaveDocument,
    "query OwnSeekerName { viewer { seeker { fullName } } }": typeof types.OwnSeekerNameDocument,
    "mutation CompletionAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { profileCompletion } errors { ...Refusal } }\n}": typeof types.CompletionAfterSaveDocument,
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
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": typeof types.SignInDocument,
    "fragment DecisionSeen on CompanyDecision { decision adminName comment changes { field before now } }": typeof types.DecisionSeenFragmentDoc,
    "fragment Decided on CompanyPayload {\n  company { isVerified records { verificationStatus profileVersion rejectionReason } lastDecision { ...DecisionSeen } } errors { ...Refusal }\n}": typeof types.DecidedFragmentDoc,
    "mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { decided: verifyCompany(input: $input) { ...Decided } }": typeof types.VerifyCompanyProfileDocument,
    "mutation RejectCompanyProfile($input: RejectCompanyInput!) { decided: rejectCompany(input: $input) { ...Decided } }": typeof types.RejectCompanyProfileDocument,
    "mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { decided: revokeCompany(input: $input) { ...Decided } }": typeof types.RevokeCompanyProfileDocument,
    "mutation VerifyByLink($code: String!) {\n  verifyEmail(oobCode: $code) { role wasVerifiedBefore disownToken errors { ...Refusal } }\n}": typeof types.VerifyByLinkDocument,
    "mutation MailLinkAgain { resendVerificationEmail { sentTo errors { ...Refusal } } }": typeof types.MailLinkAgainDocument,
    "fragment FlaggedReport on FlaggedPayment {\n  id flag isVerified signature event body merchantRef viewerCanReplay invoice { companyId companyName status amount tokens }\n}": typeof types.FlaggedReportFragmentDoc,
    "query FlaggedReports($flag: PaymentFlag, $after: String, $pageSize: Int) {\n  adminFlaggedPayments(flag: $flag, after: $after, pageSize: $pageSize) { items { ...FlaggedReport } endCursor }\n}": typeof types.FlaggedReportsDocument,
    "mutation ReplayReport($id: ID!) {\n  replayPaymentCallback(id: $id) { outcome payment { ...FlaggedReport } errors { ...Refusal } }\n}": typeof types.ReplayReportDocument,
    "mutation SetActive($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }": typeof types.SetActiveDocument,
    "mutation DeletePostedJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }": typeof types.DeletePostedJobDocument,
    "mutation DuplicatePostedJob($id: ID!) {\n  duplicateJob(jobId: $id) {\n    job { id isActive isVisibleToSeekers autoCloseDate interviewAvailability { id } } errors { ...Refusal }\n  }\n}": typeof types.DuplicatePostedJobDocument,
    "mutation SaveSlots($input: SaveInterviewSlotsInput!) {\n  saveInterviewSlots(input: $input) {\n    job { interviewAvailability { id start maxApplicants isReserved } }\n    droppedSlots { start } untouchedSlots { start } keptReservedSlots errors { ...Refusal }\n  }\n}": typeof types.SaveSlotsDocument,
    "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { message } }\n}": typeof types.PostJobDocument,
    "fragment Refusal on UserError { code message field }": typeof types.RefusalFragmentDoc,
    "fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }": typeof types.OutcomeFragmentDoc,
    "mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": typeof types.ApplyDocument,
    "mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": typeof types.AcceptDocument,
    "mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }": typeof types.RejectDocument,
    "mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": typeof types.WithdrawDocument,
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
    "mutation StartFactor($password: String) {\n  startSecondFactor(input: { password: $password }) { enrolment { secret uri qrCode } errors { ...Refusal } }\n}": typeof types.StartFactorDocument,
    "mutation ConfirmFactor($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": typeof types.ConfirmFactorDocument,
    "mutation ProveAgain($code: String) { stepUp(input: { code: $code }) { provedUntil errors { ...Refusal } } }": typeof types.ProveAgainDocument,
};
const documents: Documents = {
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
    "query DashboardFigures {\n  adminDashboard {\n    companiesAwaiting flaggedPayments tokenSales { since purchases tokens amount } applicationsByDay { date pending accepted rejected } latestActivities { id }\n  }\n}": types.DashboardFiguresDocument,
    "query UsersForOthers { adminUsers { endCursor } }": types.UsersForOthersDocument,
    "query ApplicationsForOthers { adminApplications { endCursor } }": types.ApplicationsForOthersDocument,
    "query TransactionsForOthers { adminTokenTransactions { endCursor } }": types.TransactionsForOthersDocument,
    "query JobsForOthers { adminJobs { endCursor } }": types.JobsForOthersDocument,
    "query DashboardForOthers { adminDashboard { companiesAwaiting } }": types.DashboardForOthersDocument,
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
    "query TrailSeen($kind: AuditKind, $adminId: ID, $after: String) {\n  adminAuditTrail(kind: $kind, adminId: $adminId, after: $after) {\n    items { id kind action details comment adminId adminName companyId companyName subjects filter before after }\n    endCursor administrators { id name }\n  }\n}": types.TrailSeenDocument,
    "query SubjectsNamed($adminId: ID) {\n  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action namedSubjects { id kind name } } }\n}": types.SubjectsNamedDocument,
    "query EveryKindOfRead($company: ID!, $user: ID!, $job: ID!, $application: ID!) {\n  adminCompany(id: $company) { id } adminUser(id: $user) { user { id } } adminJob(id: $job) { isRemoved } adminApplication(id: $application) { user { id } }\n  adminTokenTransactions(companyId: $company) { items { id } } adminUsers(search: \"sari subjek\") { items { id } }\n}": types.EveryKindOfReadDocument,
    "query CompanyLookedAt($id: ID!) { adminCompany(id: $id) { id } }": types.CompanyLookedAtDocument,
    "query UsersLookedAt { adminUsers { items { id } } }": types.UsersLookedAtDocument,
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
    "mutation TurnFactorOff { turnOffSecondFactor { errors { ...Refusal } } }": types.TurnFactorOffDocument,
    "mutation RenewRecoveryCodes { renewRecoveryCodes { recoveryCodes errors { ...Refusal } } }": types.RenewRecoveryCodesDocument,
    "mutation ConfirmFactorAtOnce($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": types.ConfirmFactorAtOnceDocument,
    "fragment BrowserSession on AccountSession { id device lastUsedAt isCurrent }": types.BrowserSessionFragmentDoc,
    "query BrowsersOfViewer { mySessions { ...BrowserSession } }": types.BrowsersOfViewerDocument,
    "mutation EndBrowserSession($id: ID!) { endSession(id: $id) { sessions { ...BrowserSession } errors { ...Refusal } } }": types.EndBrowserSessionDocument,
    "mutation EndOtherBrowsers { endOtherSessions { sessions { ...BrowserSession } errors { ...Refusal } } }": types.EndOtherBrowsersDocument,
    "query DashboardWithoutFreshCode { adminDashboard { flaggedPayments } }": types.DashboardWithoutFreshCodeDocument,
    "query OwnAdminName { viewer { adminName } }": types.OwnAdminNameDocument,
    "mutation RegisterWithFiles($input: RegisterSeekerInput!) {\n  registerSeeker(input: $input) { viewer { seeker { cvUrl portfolioUrl } } errors { code field } }\n}": types.RegisterWithFilesDocument,
    "mutation SaveSeekerFiles($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { cvUrl portfolioUrl pictureUrl workExperience } errors { code field } }\n}": types.SaveSeekerFilesDocument,
    "mutation SaveCompanyFiles($input: UpdateCompanyProfileInput!) {\n  updateCompanyProfile(input: $input) { company { logoUrl isVerified records { deedUrl } } errors { code field } }\n}": types.SaveCompanyFilesDocument,
    "query OwnDeed { viewer { company { records { deedUrl } } } }": types.OwnDeedDocument,
    "mutation ConfirmForeignInvoice($reference: String!, $merchantRef: String!) {\n  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome invoice { id } company { id } errors { ...Refusal } }\n}": types.ConfirmForeignInvoiceDocument,
    "mutation BuyPackage($packageId: ID!) { createTokenInvoice(packageId: $packageId) { errors { ...Refusal } } }": types.BuyPackageDocument,
    "query PurchasesByPage($after: String) {\n  tokenInvoices(after: $after) { endCursor items { merchantRef createdAt viewerCanPay checkoutUrl } }\n}": types.PurchasesByPageDocument,
    "mutation DismissReport($input: DismissFlaggedPaymentInput!) {\n  dismissFlaggedPayment(input: $input) { payment { id flag viewerCanDismiss } errors { ...Refusal } }\n}": types.DismissReportDocument,
    "query LedgerOfPurchases { tokenTransactions { items { type amount balanceAfter packageName price merchantRef } } }": types.LedgerOfPurchasesDocument,
    "mutation ReplayAsAnother($id: ID!) { replayPaymentCallback(id: $id) { outcome } }": types.ReplayAsAnotherDocument,
    "mutation CompleteOwnProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }": types.CompleteOwnProfileDocument,
    "mutation NameAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { fullName education } errors { ...Refusal } }\n}": types.NameAfterSaveDocument,
    "query OwnSeekerName { viewer { seeker { fullName } } }": types.OwnSeekerNameDocument,
    "mutation CompletionAfterSave($input: UpdateSeekerProfileInput!) {\n  updateSeekerProfile(input: $input) { seeker { profileCompletion } errors { ...Refusal } }\n}": types.CompletionAfterSaveDocument,
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
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": types.SignInDocument,
    "fragment DecisionSeen on CompanyDecision { decision adminName comment changes { field before now } }": types.DecisionSeenFragmentDoc,
    "fragment Decided on CompanyPayload {\n  company { isVerified records { verificationStatus profileVersion rejectionReason } lastDecision { ...DecisionSeen } } errors { ...Refusal }\n}": types.DecidedFragmentDoc,
    "mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { decided: verifyCompany(input: $input) { ...Decided } }": types.VerifyCompanyProfileDocument,
    "mutation RejectCompanyProfile($input: RejectCompanyInput!) { decided: rejectCompany(input: $input) { ...Decided } }": types.RejectCompanyProfileDocument,
    "mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { decided: revokeCompany(input: $input) { ...Decided } }": types.RevokeCompanyProfileDocument,
    "mutation VerifyByLink($code: String!) {\n  verifyEmail(oobCode: $code) { role wasVerifiedBefore disownToken errors { ...Refusal } }\n}": types.VerifyByLinkDocument,
    "mutation MailLinkAgain { resendVerificationEmail { sentTo errors { ...Refusal } } }": types.MailLinkAgainDocument,
    "fragment FlaggedReport on FlaggedPayment {\n  id flag isVerified signature event body merchantRef viewerCanReplay invoice { companyId companyName status amount tokens }\n}": types.FlaggedReportFragmentDoc,
    "query FlaggedReports($flag: PaymentFlag, $after: String, $pageSize: Int) {\n  adminFlaggedPayments(flag: $flag, after: $after, pageSize: $pageSize) { items { ...FlaggedReport } endCursor }\n}": types.FlaggedReportsDocument,
    "mutation ReplayReport($id: ID!) {\n  replayPaymentCallback(id: $id) { outcome payment { ...FlaggedReport } errors { ...Refusal } }\n}": types.ReplayReportDocument,
    "mutation SetActive($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }": types.SetActiveDocument,
    "mutation DeletePostedJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }": types.DeletePostedJobDocument,
    "mutation DuplicatePostedJob($id: ID!) {\n  duplicateJob(jobId: $id) {\n    job { id isActive isVisibleToSeekers autoCloseDate interviewAvailability { id } } errors { ...Refusal }\n  }\n}": types.DuplicatePostedJobDocument,
    "mutation SaveSlots($input: SaveInterviewSlotsInput!) {\n  saveInterviewSlots(input: $input) {\n    job { interviewAvailability { id start maxApplicants isReserved } }\n    droppedSlots { start } untouchedSlots { start } keptReservedSlots errors { ...Refusal }\n  }\n}": types.SaveSlotsDocument,
    "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { message } }\n}": types.PostJobDocument,
    "fragment Refusal on UserError { code message field }": types.RefusalFragmentDoc,
    "fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }": types.OutcomeFragmentDoc,
    "mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": types.ApplyDocument,
    "mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": types.AcceptDocument,
    "mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }": types.RejectDocument,
    "mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": types.WithdrawDocument,
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
    "mutation StartFactor($password: String) {\n  startSecondFactor(input: { password: $password }) { enrolment { secret uri qrCode } errors { ...Refusal } }\n}": types.StartFactorDocument,
    "mutation ConfirmFactor($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }": types.ConfirmFactorDocument,
    "mutation ProveAgain($code: String) { stepUp(input: { code: $code }) { provedUntil errors { ...Refusal } } }": types.ProveAgainDocument,
};

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
export function graphql(source: "mutation TurnFactorOff { turnOffSecondFactor { errors { ...Refusal } } }"): typeof import('./graphql').TurnFactorOffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewRecoveryCodes { renewRecoveryCodes { recoveryCodes errors { ...Refusal } } }"): typeof import('./graphql').RenewRecoveryCodesDocument;
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
export function graphql(source: "query DashboardWithoutFreshCode { adminDashboard { flaggedPayments } }"): typeof import('./graphql').DashboardWithoutFreshCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnAdminName { viewer { adminName } }"): typeof import('./graphql').OwnAdminNameDocument;
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
export function graphql(source: "mutation DismissReport($input: DismissFlaggedPaymentInput!) {\n  dismissFlaggedPayment(input: $input) { payment { id flag viewerCanDismiss } errors { ...Refusal } }\n}"): typeof import('./graphql').DismissReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LedgerOfPurchases { tokenTransactions { items { type amount balanceAfter packageName price merchantRef } } }"): typeof import('./graphql').LedgerOfPurchasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReplayAsAnother($id: ID!) { replayPaymentCallback(id: $id) { outcome } }"): typeof import('./graphql').ReplayAsAnotherDocument;
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
export function graphql(source: "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }"): typeof import('./graphql').SignInDocument;
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
export function graphql(source: "mutation VerifyByLink($code: String!) {\n  verifyEmail(oobCode: $code) { role wasVerifiedBefore disownToken errors { ...Refusal } }\n}"): typeof import('./graphql').VerifyByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MailLinkAgain { resendVerificationEmail { sentTo errors { ...Refusal } } }"): typeof import('./graphql').MailLinkAgainDocument;
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
export function graphql(source: "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { message } }\n}"): typeof import('./graphql').PostJobDocument;
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
