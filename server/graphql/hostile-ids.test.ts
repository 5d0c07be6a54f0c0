import { aCompany, anAdmin, aSeeker } from '../../testkit/actors';
import { graphql } from '../../testkit/graphql';
import type { Operation } from '../../testkit/test-client';
import { useServer } from '../../testkit/test-server';

const server = useServer();

const HOSTILE = ['é', '协管员', '😀', '', ' ', 'a b', '\u0000', "' OR 1=1 --", 'x'.repeat(5000), '__proto__'];

describe('made-up ids and cursors', () => {
  it.each<[root: string, who: 'seeker' | 'company' | 'admin', operation: Operation<unknown, { id: string }>]>([
    ['job', 'seeker', graphql(`query JobOfNoOne($id: ID!) { job(id: $id) { id } }`)],
    ['application', 'seeker', graphql(`query ApplicationOfNoOne($id: ID!) { application(id: $id) { id } }`)],
    ['company', 'company', graphql(`query CompanyOfNoOne($id: ID!) { company(id: $id) { id } }`)],
    [
      'companyApplications',
      'company',
      graphql(`query ApplicantsOfNoJob($id: ID!) { companyApplications(jobId: $id) { totalCount } }`),
    ],
    ['holdSlot', 'seeker', graphql(`mutation HoldNoSlot($id: ID!) { holdSlot(slotId: $id) { errors { code } } }`)],
    [
      'recordJobView',
      'seeker',
      graphql(`mutation ViewNoJob($id: ID!) { recordJobView(jobId: $id, search: "sopir") { errors { code } } }`),
    ],
    [
      'deleteSavedSearch',
      'seeker',
      graphql(`mutation DeleteNoSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { code } } }`),
    ],
    [
      'applyToJob',
      'seeker',
      graphql(`mutation ApplyToNoJob($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { code } } }`),
    ],
    [
      'acceptApplication',
      'company',
      graphql(
        `mutation AcceptNoOne($id: ID!) { acceptApplication(input: { applicationId: $id, slotId: $id }) { errors { code } } }`,
      ),
    ],
    [
      'respondToReschedule',
      'company',
      graphql(
        `mutation AnswerNoProposal($id: ID!) { respondToReschedule(input: { applicationId: $id, requestId: $id, answer: ACCEPT }) { errors { code } } }`,
      ),
    ],
    [
      'reportJob',
      'seeker',
      graphql(
        `mutation ReportNoJob($id: ID!) { reportJob(input: { jobId: $id, reason: OTHER, text: "x" }) { errors { code } } }`,
      ),
    ],
    [
      'reportCompany',
      'seeker',
      graphql(
        `mutation ReportNoCompany($id: ID!) { reportCompany(input: { companyId: $id, reason: OTHER, text: "x" }) { errors { code } } }`,
      ),
    ],
    [
      'answerPause',
      'company',
      graphql(`mutation AnswerNoPause($id: ID!) { answerPause(input: { jobId: $id, text: "x" }) { errors { code } } }`),
    ],
    [
      'pauseJob',
      'admin',
      graphql(`mutation PauseNoJob($id: ID!) { pauseJob(input: { jobId: $id, reason: "x" }) { errors { code } } }`),
    ],
    ['resumeJob', 'admin', graphql(`mutation ResumeNoJob($id: ID!) { resumeJob(jobId: $id) { errors { code } } }`)],
    [
      'dismissReport',
      'admin',
      graphql(
        `mutation DismissNoReports($id: ID!) { dismissReport(input: { id: $id, version: 1, note: "x" }) { errors { code } } }`,
      ),
    ],
    [
      'dismissFlags',
      'admin',
      graphql(
        `mutation DismissNoFlags($id: ID!) { dismissFlags(input: { jobId: $id, version: 1, note: "x" }) { errors { code } } }`,
      ),
    ],
    [
      'adminFlaggedPostings',
      'admin',
      graphql(`query FlaggedAfterNothing($id: String) { adminFlaggedPostings(after: $id) { endCursor } }`),
    ],
    [
      'adminReports',
      'admin',
      graphql(`query ReportsAfterNothing($id: String) { adminReports(after: $id) { endCursor } }`),
    ],
    ['deleteJob', 'company', graphql(`mutation DeleteNoJob($id: ID!) { deleteJob(jobId: $id) { errors { code } } }`)],
    [
      'tokenTransactions',
      'company',
      graphql(`query LedgerAfterNothing($id: String) { tokenTransactions(after: $id) { endCursor } }`),
    ],
    ['adminCompany', 'admin', graphql(`query AdminCompanyOfNoOne($id: ID!) { adminCompany(id: $id) { id } }`)],
    [
      'adminCompanies',
      'admin',
      graphql(`query CompaniesAfterNothing($id: String) { adminCompanies(after: $id) { endCursor } }`),
    ],
  ])('%s refuses them and never fails', async (_root, who, operation) => {
    const { client } = await { seeker: aSeeker, company: aCompany, admin: anAdmin }[who](server);
    const cursors = [['é'], ['é', 'é'], ['not a date', 'x'], [1, 2]].map((parts) =>
      Buffer.from(JSON.stringify(parts)).toString('base64url'),
    );

    for (const id of [...HOSTILE, ...cursors]) {
      const { errors } = await client.send(operation, { id });
      expect([id, errors?.map(({ extensions }) => extensions.code) ?? []]).not.toEqual([
        id,
        expect.arrayContaining(['INTERNAL_SERVER_ERROR']),
      ]);
    }
  });
});
