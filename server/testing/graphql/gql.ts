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
