import { aCompany, anAdmin, aSeeker } from '../testing/actors';
import { useServer } from '../testing/test-server';

const server = useServer();

const HOSTILE = ['é', '协管员', '😀', '', ' ', 'a b', '\u0000', "' OR 1=1 --", 'x'.repeat(5000), '__proto__'];

describe('ids and cursors that nobody was given', () => {
  it.each([
    ['job', 'seeker', 'query ($id: ID!) { job(id: $id) { id } }'],
    ['application', 'seeker', 'query ($id: ID!) { application(id: $id) { id } }'],
    ['company', 'company', 'query ($id: ID!) { company(id: $id) { id } }'],
    ['companyApplications', 'company', 'query ($id: ID!) { companyApplications(jobId: $id) { totalCount } }'],
    ['holdSlot', 'seeker', 'mutation ($id: ID!) { holdSlot(slotId: $id) { errors { code } } }'],
    ['applyToJob', 'seeker', 'mutation ($id: ID!) { applyToJob(input: { jobId: $id, slotId: $id }) { errors { code } } }'],
    ['acceptApplication', 'company', 'mutation ($id: ID!) { acceptApplication(input: { applicationId: $id, slotId: $id }) { errors { code } } }'],
    ['deleteJob', 'company', 'mutation ($id: ID!) { deleteJob(jobId: $id) { errors { code } } }'],
    ['tokenTransactions', 'company', 'query ($id: String) { tokenTransactions(after: $id) { endCursor } }'],
    ['adminCompany', 'admin', 'query ($id: ID!) { adminCompany(id: $id) { id } }'],
    ['adminCompanies', 'admin', 'query ($id: String) { adminCompanies(after: $id) { endCursor } }'],
  ] as const)('%s answers them with a refusal and never fails', async (_root, who, operation) => {
    const { client } = await { seeker: aSeeker, company: aCompany, admin: anAdmin }[who](server);
    const cursors = [['é'], ['é', 'é'], ['not a date', 'x'], [1, 2]].map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));

    for (const id of [...HOSTILE, ...cursors]) {
      const { errors } = await client.send(operation, { id });
      expect([id, errors?.map(({ extensions }) => extensions.code) ?? []]).not.toEqual([id, expect.arrayContaining(['INTERNAL_SERVER_ERROR'])]);
    }
  });
});
