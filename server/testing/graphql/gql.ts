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
    "query PlantedFiles { viewer { seeker { cvUrl portfolioUrl } } }": typeof types.PlantedFilesDocument,
    "mutation SignInWithoutForm($input: LoginInput!) { login(input: $input) { errors { message } } }": typeof types.SignInWithoutFormDocument,
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
    "mutation BuyToRefund { createTokenInvoice(packageId: \"tokens-1\") { invoice { reference } } }": typeof types.BuyToRefundDocument,
    "mutation EndMeanwhile { logout { errors { message } } }": typeof types.EndMeanwhileDocument,
    "mutation RegisterForTwoFactors($input: RegisterCompanyInput!) { registerCompany(input: $input) { errors { message } } }": typeof types.RegisterForTwoFactorsDocument,
    "query HiddenJob($id: ID!) { job(id: $id) { id title } }": typeof types.HiddenJobDocument,
    "query HiddenCompany($id: ID!) { company(id: $id) { id companyName } }": typeof types.HiddenCompanyDocument,
    "query HiddenApplication($id: ID!) { application(id: $id) { id status } }": typeof types.HiddenApplicationDocument,
    "mutation HoldHiddenSlot($id: ID!) { holdSlot(slotId: $id) { errors { ...Refusal } } }": typeof types.HoldHiddenSlotDocument,
    "mutation ApplyToHiddenJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { ...Refusal } } }": typeof types.ApplyToHiddenJobDocument,
    "mutation WithdrawHidden($id: ID!) { withdrawApplication(applicationId: $id) { errors { ...Refusal } } }": typeof types.WithdrawHiddenDocument,
    "mutation MoveHidden($id: ID!) {\n      requestReschedule(input: { applicationId: $id, time: { date: \"2026-11-27\", start: \"10:00\", end: \"10:30\", locationType: ONLINE } }) { errors { ...Refusal } }\n    }": typeof types.MoveHiddenDocument,
    "mutation AnswerHidden($id: ID!) { respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { errors { ...Refusal } } }": typeof types.AnswerHiddenDocument,
    "mutation EndHiddenSession($id: ID!) { endSession(id: $id) { errors { ...Refusal } } }": typeof types.EndHiddenSessionDocument,
    "mutation ResetOfAddress($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }": typeof types.ResetOfAddressDocument,
    "mutation RequestToGuess($input: RequestRescheduleInput!) {\n  requestReschedule(input: $input) { application { interviewRescheduleRequest { id } } }\n}": typeof types.RequestToGuessDocument,
    "query JobOfNoOne($id: ID!) { job(id: $id) { id } }": typeof types.JobOfNoOneDocument,
    "query ApplicationOfNoOne($id: ID!) { application(id: $id) { id } }": typeof types.ApplicationOfNoOneDocument,
    "query CompanyOfNoOne($id: ID!) { company(id: $id) { id } }": typeof types.CompanyOfNoOneDocument,
    "query ApplicantsOfNoJob($id: ID!) { companyApplications(jobId: $id) { totalCount } }": typeof types.ApplicantsOfNoJobDocument,
    "mutation HoldNoSlot($id: ID!) { holdSlot(slotId: $id) { errors { code } } }": typeof types.HoldNoSlotDocument,
    "mutation ApplyToNoJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { code } } }": typeof types.ApplyToNoJobDocument,
    "mutation AcceptNoOne($id: ID!) { acceptApplication(input: { applicationId: $id, slotId: $id }) { errors { code } } }": typeof types.AcceptNoOneDocument,
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
    "mutation RefusedLogin($input: LoginInput!) { login(input: $input) { errors { code } } }": typeof types.RefusedLoginDocument,
    "mutation RefusedPassword($p: String) { login(input: { email: \"a@b.test\", password: $p }) { errors { code } } }": typeof types.RefusedPasswordDocument,
    "query RefusedOption($e: EmploymentType) { jobs(employmentType: $e) { totalCount } }": typeof types.RefusedOptionDocument,
    "query RefusedNumber($n: Int) { jobs(page: $n) { totalCount } }": typeof types.RefusedNumberDocument,
    "query RefusedBoolean($b: Boolean!) { viewer { id @include(if: $b) } }": typeof types.RefusedBooleanDocument,
    "mutation RefusedIds($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }": typeof types.RefusedIdsDocument,
    "mutation VerifyLogged($code: String!) { verifyEmail(oobCode: $code) { errors { code } } }": typeof types.VerifyLoggedDocument,
    "mutation ForgetLogged($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }": typeof types.ForgetLoggedDocument,
    "mutation ResetLogged($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code } } }": typeof types.ResetLoggedDocument,
    "query ApplicantsLogged($search: String) { companyApplications(search: $search) { items { id applicant { fullName email phoneNumber } } } }": typeof types.ApplicantsLoggedDocument,
    "query UsersLogged($search: String) { adminUsers(search: $search) { items { id } } }": typeof types.UsersLoggedDocument,
    "query JobLogged($id: ID!) { job(id: $id) { id } }": typeof types.JobLoggedDocument,
    "query JobsLogged($page: Int) { jobs(page: $page) { totalCount } }": typeof types.JobsLoggedDocument,
    "query ViewerLogged { viewer { id } }": typeof types.ViewerLoggedDocument,
    "mutation LoginLogged($input: LoginInput!) { login(input: $input) { errors { code } } }": typeof types.LoginLoggedDocument,
    "query SeekerJobs { viewer { id } }": typeof types.SeekerJobsDocument,
    "mutation LoginWithoutLimiter { login(input: { email: \"a@b.test\", password: \"x\" }) { errors { code } } }": typeof types.LoginWithoutLimiterDocument,
    "query Receipt($id: ID!) { tokenReceipt(invoiceId: $id) {\n  id number paidAt companyName companyNpwp packageName tokens bonus amount paymentMethod reference isRefunded\n} }": typeof types.ReceiptDocument,
    "query BoughtWithReceipts { tokenInvoices { items { id status viewerCanOpenReceipt } } }": typeof types.BoughtWithReceiptsDocument,
    "mutation RenameLogged { updateSeekerProfile(input: { fullName: \"Planted Person\" }) { errors { code } } }": typeof types.RenameLoggedDocument,
    "mutation Planted($input: LoginInput!) { login(input: $input) { errors { code } } }": typeof types.PlantedDocument,
    "mutation LoginGoneWrong { login(input: { email: \"budi@people.test\", password: \"Rahasia-123\" }) { errors { code } } }": typeof types.LoginGoneWrongDocument,
    "query ViewerUnderHeaders { viewer { id } }": typeof types.ViewerUnderHeadersDocument,
    "mutation LoginForCookie($input: LoginInput!) { login(input: $input) { errors { code } } }": typeof types.LoginForCookieDocument,
    "mutation EndTheSession { logout { isSignedOut errors { code } } }": typeof types.EndTheSessionDocument,
    "query WhoseSession { viewer { id email } }": typeof types.WhoseSessionDocument,
    "mutation RenameFromOldPage { updateSeekerProfile(input: { fullName: \"Changed\" }) { errors { code } } }": typeof types.RenameFromOldPageDocument,
    "mutation SwitchTo($role: Role!) { switchRole(input: { role: $role }) { viewer { activeRole } errors { ...Refusal } } }": typeof types.SwitchToDocument,
    "query Own { viewer { id } }": typeof types.OwnDocument,
    "mutation LogoutOfBoth { logout { errors { code } } }": typeof types.LogoutOfBothDocument,
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": typeof types.SignInDocument,
    "mutation RejectTooMany($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }": typeof types.RejectTooManyDocument,
    "mutation SaveTooManySkills($skills: [String!]) { updateSeekerProfile(input: { technicalSkills: $skills }) { errors { code } } }": typeof types.SaveTooManySkillsDocument,
    "query SearchHard($search: String) { jobs(search: $search) { totalCount } }": typeof types.SearchHardDocument,
    "query LastPossiblePage { jobs(page: 2147483647) { totalCount items { id } } }": typeof types.LastPossiblePageDocument,
    "mutation SetActiveInRace($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }": typeof types.SetActiveInRaceDocument,
    "mutation SaveSlotsInRace($input: SaveInterviewSlotsInput!) { saveInterviewSlots(input: $input) { errors { ...Refusal } } }": typeof types.SaveSlotsInRaceDocument,
    "mutation RevokeInRace($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }": typeof types.RevokeInRaceDocument,
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
    "mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Outcome } }": typeof types.AskForAnotherTimeDocument,
    "mutation AnswerOtherTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Outcome } }": typeof types.AnswerOtherTimeDocument,
    "mutation SayWhereItIs($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }": typeof types.SayWhereItIsDocument,
    "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { message } }\n}": typeof types.PostJobDocument,
    "fragment Refusal on UserError { code message field }": typeof types.RefusalFragmentDoc,
    "fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }": typeof types.OutcomeFragmentDoc,
    "mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": typeof types.ApplyDocument,
    "mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": typeof types.AcceptDocument,
    "mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }": typeof types.RejectDocument,
    "mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": typeof types.WithdrawDocument,
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
    "query OwnSessions { mySessions { id } }": typeof types.OwnSessionsDocument,
};
const documents: Documents = {
    "query PlantedFiles { viewer { seeker { cvUrl portfolioUrl } } }": types.PlantedFilesDocument,
    "mutation SignInWithoutForm($input: LoginInput!) { login(input: $input) { errors { message } } }": types.SignInWithoutFormDocument,
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
    "mutation BuyToRefund { createTokenInvoice(packageId: \"tokens-1\") { invoice { reference } } }": types.BuyToRefundDocument,
    "mutation EndMeanwhile { logout { errors { message } } }": types.EndMeanwhileDocument,
    "mutation RegisterForTwoFactors($input: RegisterCompanyInput!) { registerCompany(input: $input) { errors { message } } }": types.RegisterForTwoFactorsDocument,
    "query HiddenJob($id: ID!) { job(id: $id) { id title } }": types.HiddenJobDocument,
    "query HiddenCompany($id: ID!) { company(id: $id) { id companyName } }": types.HiddenCompanyDocument,
    "query HiddenApplication($id: ID!) { application(id: $id) { id status } }": types.HiddenApplicationDocument,
    "mutation HoldHiddenSlot($id: ID!) { holdSlot(slotId: $id) { errors { ...Refusal } } }": types.HoldHiddenSlotDocument,
    "mutation ApplyToHiddenJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { ...Refusal } } }": types.ApplyToHiddenJobDocument,
    "mutation WithdrawHidden($id: ID!) { withdrawApplication(applicationId: $id) { errors { ...Refusal } } }": types.WithdrawHiddenDocument,
    "mutation MoveHidden($id: ID!) {\n      requestReschedule(input: { applicationId: $id, time: { date: \"2026-11-27\", start: \"10:00\", end: \"10:30\", locationType: ONLINE } }) { errors { ...Refusal } }\n    }": types.MoveHiddenDocument,
    "mutation AnswerHidden($id: ID!) { respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { errors { ...Refusal } } }": types.AnswerHiddenDocument,
    "mutation EndHiddenSession($id: ID!) { endSession(id: $id) { errors { ...Refusal } } }": types.EndHiddenSessionDocument,
    "mutation ResetOfAddress($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }": types.ResetOfAddressDocument,
    "mutation RequestToGuess($input: RequestRescheduleInput!) {\n  requestReschedule(input: $input) { application { interviewRescheduleRequest { id } } }\n}": types.RequestToGuessDocument,
    "query JobOfNoOne($id: ID!) { job(id: $id) { id } }": types.JobOfNoOneDocument,
    "query ApplicationOfNoOne($id: ID!) { application(id: $id) { id } }": types.ApplicationOfNoOneDocument,
    "query CompanyOfNoOne($id: ID!) { company(id: $id) { id } }": types.CompanyOfNoOneDocument,
    "query ApplicantsOfNoJob($id: ID!) { companyApplications(jobId: $id) { totalCount } }": types.ApplicantsOfNoJobDocument,
    "mutation HoldNoSlot($id: ID!) { holdSlot(slotId: $id) { errors { code } } }": types.HoldNoSlotDocument,
    "mutation ApplyToNoJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { code } } }": types.ApplyToNoJobDocument,
    "mutation AcceptNoOne($id: ID!) { acceptApplication(input: { applicationId: $id, slotId: $id }) { errors { code } } }": types.AcceptNoOneDocument,
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
    "mutation RefusedLogin($input: LoginInput!) { login(input: $input) { errors { code } } }": types.RefusedLoginDocument,
    "mutation RefusedPassword($p: String) { login(input: { email: \"a@b.test\", password: $p }) { errors { code } } }": types.RefusedPasswordDocument,
    "query RefusedOption($e: EmploymentType) { jobs(employmentType: $e) { totalCount } }": types.RefusedOptionDocument,
    "query RefusedNumber($n: Int) { jobs(page: $n) { totalCount } }": types.RefusedNumberDocument,
    "query RefusedBoolean($b: Boolean!) { viewer { id @include(if: $b) } }": types.RefusedBooleanDocument,
    "mutation RefusedIds($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }": types.RefusedIdsDocument,
    "mutation VerifyLogged($code: String!) { verifyEmail(oobCode: $code) { errors { code } } }": types.VerifyLoggedDocument,
    "mutation ForgetLogged($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }": types.ForgetLoggedDocument,
    "mutation ResetLogged($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code } } }": types.ResetLoggedDocument,
    "query ApplicantsLogged($search: String) { companyApplications(search: $search) { items { id applicant { fullName email phoneNumber } } } }": types.ApplicantsLoggedDocument,
    "query UsersLogged($search: String) { adminUsers(search: $search) { items { id } } }": types.UsersLoggedDocument,
    "query JobLogged($id: ID!) { job(id: $id) { id } }": types.JobLoggedDocument,
    "query JobsLogged($page: Int) { jobs(page: $page) { totalCount } }": types.JobsLoggedDocument,
    "query ViewerLogged { viewer { id } }": types.ViewerLoggedDocument,
    "mutation LoginLogged($input: LoginInput!) { login(input: $input) { errors { code } } }": types.LoginLoggedDocument,
    "query SeekerJobs { viewer { id } }": types.SeekerJobsDocument,
    "mutation LoginWithoutLimiter { login(input: { email: \"a@b.test\", password: \"x\" }) { errors { code } } }": types.LoginWithoutLimiterDocument,
    "query Receipt($id: ID!) { tokenReceipt(invoiceId: $id) {\n  id number paidAt companyName companyNpwp packageName tokens bonus amount paymentMethod reference isRefunded\n} }": types.ReceiptDocument,
    "query BoughtWithReceipts { tokenInvoices { items { id status viewerCanOpenReceipt } } }": types.BoughtWithReceiptsDocument,
    "mutation RenameLogged { updateSeekerProfile(input: { fullName: \"Planted Person\" }) { errors { code } } }": types.RenameLoggedDocument,
    "mutation Planted($input: LoginInput!) { login(input: $input) { errors { code } } }": types.PlantedDocument,
    "mutation LoginGoneWrong { login(input: { email: \"budi@people.test\", password: \"Rahasia-123\" }) { errors { code } } }": types.LoginGoneWrongDocument,
    "query ViewerUnderHeaders { viewer { id } }": types.ViewerUnderHeadersDocument,
    "mutation LoginForCookie($input: LoginInput!) { login(input: $input) { errors { code } } }": types.LoginForCookieDocument,
    "mutation EndTheSession { logout { isSignedOut errors { code } } }": types.EndTheSessionDocument,
    "query WhoseSession { viewer { id email } }": types.WhoseSessionDocument,
    "mutation RenameFromOldPage { updateSeekerProfile(input: { fullName: \"Changed\" }) { errors { code } } }": types.RenameFromOldPageDocument,
    "mutation SwitchTo($role: Role!) { switchRole(input: { role: $role }) { viewer { activeRole } errors { ...Refusal } } }": types.SwitchToDocument,
    "query Own { viewer { id } }": types.OwnDocument,
    "mutation LogoutOfBoth { logout { errors { code } } }": types.LogoutOfBothDocument,
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": types.SignInDocument,
    "mutation RejectTooMany($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }": types.RejectTooManyDocument,
    "mutation SaveTooManySkills($skills: [String!]) { updateSeekerProfile(input: { technicalSkills: $skills }) { errors { code } } }": types.SaveTooManySkillsDocument,
    "query SearchHard($search: String) { jobs(search: $search) { totalCount } }": types.SearchHardDocument,
    "query LastPossiblePage { jobs(page: 2147483647) { totalCount items { id } } }": types.LastPossiblePageDocument,
    "mutation SetActiveInRace($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }": types.SetActiveInRaceDocument,
    "mutation SaveSlotsInRace($input: SaveInterviewSlotsInput!) { saveInterviewSlots(input: $input) { errors { ...Refusal } } }": types.SaveSlotsInRaceDocument,
    "mutation RevokeInRace($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }": types.RevokeInRaceDocument,
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
    "mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Outcome } }": types.AskForAnotherTimeDocument,
    "mutation AnswerOtherTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Outcome } }": types.AnswerOtherTimeDocument,
    "mutation SayWhereItIs($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }": types.SayWhereItIsDocument,
    "mutation PostJob($input: CreateJobInput!) {\n  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { message } }\n}": types.PostJobDocument,
    "fragment Refusal on UserError { code message field }": types.RefusalFragmentDoc,
    "fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }": types.OutcomeFragmentDoc,
    "mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }": types.ApplyDocument,
    "mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }": types.AcceptDocument,
    "mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }": types.RejectDocument,
    "mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }": types.WithdrawDocument,
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
    "query OwnSessions { mySessions { id } }": types.OwnSessionsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlantedFiles { viewer { seeker { cvUrl portfolioUrl } } }"): typeof import('./graphql').PlantedFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInWithoutForm($input: LoginInput!) { login(input: $input) { errors { message } } }"): typeof import('./graphql').SignInWithoutFormDocument;
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
export function graphql(source: "mutation ApplyToNoJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { code } } }"): typeof import('./graphql').ApplyToNoJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptNoOne($id: ID!) { acceptApplication(input: { applicationId: $id, slotId: $id }) { errors { code } } }"): typeof import('./graphql').AcceptNoOneDocument;
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
export function graphql(source: "query SeekerJobs { viewer { id } }"): typeof import('./graphql').SeekerJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoginWithoutLimiter { login(input: { email: \"a@b.test\", password: \"x\" }) { errors { code } } }"): typeof import('./graphql').LoginWithoutLimiterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Receipt($id: ID!) { tokenReceipt(invoiceId: $id) {\n  id number paidAt companyName companyNpwp packageName tokens bonus amount paymentMethod reference isRefunded\n} }"): typeof import('./graphql').ReceiptDocument;
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
export function graphql(source: "query Own { viewer { id } }"): typeof import('./graphql').OwnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogoutOfBoth { logout { errors { code } } }"): typeof import('./graphql').LogoutOfBothDocument;
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
export function graphql(source: "mutation SetActiveInRace($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').SetActiveInRaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveSlotsInRace($input: SaveInterviewSlotsInput!) { saveInterviewSlots(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').SaveSlotsInRaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeInRace($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }"): typeof import('./graphql').RevokeInRaceDocument;
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
export function graphql(source: "mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Outcome } }"): typeof import('./graphql').AskForAnotherTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerOtherTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Outcome } }"): typeof import('./graphql').AnswerOtherTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SayWhereItIs($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }"): typeof import('./graphql').SayWhereItIsDocument;
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSessions { mySessions { id } }"): typeof import('./graphql').OwnSessionsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
