import { expect, request, test } from './browser-test';
import { graphql } from '../testkit/graphql';
import { askAs } from './ask';
import { signInByApi } from './people';

const WHO = graphql(
  `query WhoIsOfTheDemo { viewer { roles emailVerified companyRole company { isVerified tokenBalance } } }`,
);
const WAITING = graphql(
  `query WaitingInTheDemo { companyDashboard { activeJobs applicationCounts { pending undecided } } }`,
);

/** What people who try the demo rely on; what else it holds: scripts/seed/seed-demo.long.test.ts. */
test('the six accounts of the demo are as the README says', async ({ baseURL }) => {
  const viewerOf = async (email: string) => {
    const context = await request.newContext({ baseURL });
    await signInByApi(context, email);
    return { context, viewer: (await askAs(context, WHO)).viewer };
  };
  const [seeker, company, recruiter, young, dual, admin] = [
    await viewerOf('seeker@demo.test'),
    await viewerOf('company@demo.test'),
    await viewerOf('recruiter@demo.test'),
    await viewerOf('newcompany@demo.test'),
    await viewerOf('dual@demo.test'),
    await viewerOf('admin@demo.test'),
  ];
  expect(seeker.viewer).toEqual({ roles: ['USER'], emailVerified: true, companyRole: null, company: null });
  expect(company.viewer?.company).toEqual({ isVerified: true, tokenBalance: 10 });
  expect(recruiter.viewer).toMatchObject({ companyRole: 'RECRUITER', company: company.viewer?.company });
  expect(young.viewer?.company?.isVerified).toBe(false);
  expect(dual.viewer?.roles.toSorted()).toEqual(['COMPANY', 'USER']);
  expect(admin.viewer?.roles).toEqual(['ADMIN']);

  const { companyDashboard } = await askAs(company.context, WAITING);
  expect(companyDashboard.activeJobs).toBeGreaterThan(3);
  // They depend on the hour in which the demo is made: in two days at least 12 were pending, and 26 undecided.
  expect(companyDashboard.applicationCounts.pending).toBeGreaterThan(5);
  expect(companyDashboard.applicationCounts.undecided).toBeGreaterThan(20);
});
