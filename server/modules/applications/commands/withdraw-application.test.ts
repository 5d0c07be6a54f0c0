import { aCompany, aSeeker } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { aJob, applied, apply } from '../../../../testkit/market/job-factory';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const TAKE_BACK = graphql(`mutation TakeBack($id: ID!) {
  withdrawApplication(applicationId: $id) { application { status viewerCanWithdraw } errors { ...Refusal } }
}`);

test('a withdrawn application gives its seat to the next seeker', async () => {
  const company = await aCompany(server);
  const job = await aJob(company, { slots: [{ maxApplicants: 1 }] });
  const [first, second] = [await aSeeker(server), await aSeeker(server)];
  const id = await applied(first, job);

  const { withdrawApplication } = await first.client.ask(TAKE_BACK, { id });

  expect(withdrawApplication).toEqual({ application: { status: 'WITHDRAWN', viewerCanWithdraw: false }, errors: [] });
  expect((await apply(second, job)).application?.status).toBe('PENDING');
  await expectInvariants(server);
});
