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
    "mutation TakeBack($id: ID!) {\n  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }\n}": typeof types.TakeBackDocument,
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": typeof types.SignInDocument,
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
    "mutation TakeBack($id: ID!) {\n  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }\n}": types.TakeBackDocument,
    "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }": types.SignInDocument,
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
export function graphql(source: "mutation TakeBack($id: ID!) {\n  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }\n}"): typeof import('./graphql').TakeBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: LoginInput!) { login(input: $input) { errors { message } } }"): typeof import('./graphql').SignInDocument;
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
