import type { Database, DatabaseAccess } from '../../server/db/database';
import { integer, notNullHere } from '../../server/db/row';
import { selectOne } from '../../server/db/statements';
import { findAccountByEmail } from '../../server/modules/accounts';
import { planCompanies } from './companies';
import { DEMO_EMAILS } from './demo-accounts';
import { planDemoCompany, planDemoSeeker, planFullJob } from './demo-applications';
import { planDemoSearches, planViewedTerms } from './demo-searches';
import { planDemoTeam } from './demo-team';
import { planFlaggedPostings } from './flagged-postings';
import { planFlaggedReports } from './flagged-reports';
import { planAbandonedPurchases, planHiring, planReplyClock } from './hiring';
import { planJobs } from './jobs';
import { planSeekers } from './people';
import { planReports } from './reports';
import { createSeedContext, type SeedOptions } from './seed-context';
import { inOneTransaction } from './one-transaction';

/**
 * Fills a migrated database with the demo: companies, jobs, seekers and two months of applications, made by the
 * commands of the server themselves with the clock set back. Does nothing when the demo is there. All of it is written
 * in one transaction; the same `now` gives the same demo, except ids.
 */
export async function seedDemo(dataSource: Database, options: SeedOptions): Promise<void> {
  if (await findAccountByEmail(dataSource.manager, DEMO_EMAILS.seeker)) return;
  await inOneTransaction(dataSource, async (access) => {
    options.onProgress('writing the demo: companies, jobs, seekers and two months of applications');
    await tellStory(access, options);
    options.onProgress(await summaryOf(access));
  });
}

async function tellStory(access: DatabaseAccess, options: SeedOptions): Promise<void> {
  const context = await createSeedContext(access, options);
  const seekers = planSeekers(context);
  const [seeker, dual] = seekers;
  if (!seeker || !dual) throw new Error('The demo needs its two named seekers');
  const companies = planCompanies(context, dual);
  const jobs = planJobs(context, companies);
  planDemoSeeker(context, seeker, jobs);
  planFullJob(context, seekers, jobs);
  planDemoSearches(context, seeker);
  planViewedTerms(context, seekers, jobs);
  for (const company of companies)
    if (company.email === DEMO_EMAILS.company) {
      planDemoCompany(context, company, seekers);
      planDemoTeam(context, company);
    }
  planHiring(context, seekers, jobs);
  planAbandonedPurchases(context, companies);
  planFlaggedReports(context);
  planReports(context, seekers, jobs);
  planFlaggedPostings(context, companies);
  planReplyClock(context);
  await context.timeline.run();
}

async function summaryOf(access: DatabaseAccess): Promise<string> {
  const count = notNullHere(integer);
  const counts = await selectOne(
    access,
    { companies: count, jobs: count, seekers: count, applications: count },
    `SELECT (SELECT COUNT(*) FROM companies) AS companies, (SELECT COUNT(*) FROM jobs) AS jobs,
            (SELECT COUNT(*) FROM seekers) AS seekers, (SELECT COUNT(*) FROM applications) AS applications`,
  );
  return `demo data: ${Object.entries(counts ?? {})
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}`;
}
