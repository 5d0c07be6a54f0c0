import type { Database } from '../../../server/db/database';
import { findAccountByEmail } from '../../../server/modules/accounts';
import { StartUpError } from '../../start-up-error';
import { DEMO_EMAILS } from '../demo-accounts';
import { seedDemo } from '../seed-demo';
import { createSeedContext, type SeedOptions, type SeedContext } from '../seed-context';
import { inOneTransaction } from '../one-transaction';
import { fillWithJobs } from './many-jobs';
import { setUpScenario } from './scenario-setup';
import * as situations from './situations';

export interface Scenario {
  /** The description in the list. */
  about: string;
  /** Fills a migrated database that holds no people. */
  fill(dataSource: Database, options: SeedOptions): Promise<void>;
}

/** Everyone in a scenario signs in with the demo's password: seeker@, company@ and admin@demo.test are always there. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  demo: { about: 'the data of npm run demo: two months of a whole market', fill: seedDemo },
  'empty-company': small(
    'a verified company that has posted nothing, and a seeker who has applied nowhere',
    async (context) => void (await setUpScenario(context)),
  ),
  'full-job': small(
    'a job whose interview times are all full, seen by a seeker who comes too late',
    situations.fullJob,
  ),
  'no-tokens': small('a company whose last token is spent, with five applicants still waiting', situations.noTokens),
  'flagged-payment': small(
    'an invoice for which too little was paid, waiting for the administrator',
    situations.flaggedPayment,
  ),
  'reschedule-by-company': small(
    'an accepted interview that the company asks to move; the seeker has to answer',
    situations.rescheduleAskedByCompany,
  ),
  'reschedule-by-applicant': small(
    'an accepted interview that the seeker asks to move; the company has to answer',
    situations.rescheduleAskedByApplicant,
  ),
  'interview-cancelled': small(
    'an accepted interview that the company has cancelled; either side can propose a new time',
    situations.interviewCancelled,
  ),
  'many-jobs': {
    about: '20,000 jobs, 100,000 applications; no contents of files; takes half a minute to make',
    fill: (dataSource, options) => fillWithJobs(dataSource, 20_000, options),
  },
};

/** Fills the database with a scenario, unless it is filled. Throws StartUpError for an unknown name. */
export async function seedScenario(name: string, dataSource: Database, options: SeedOptions): Promise<void> {
  const scenario = scenarioNamed(name);
  if (await findAccountByEmail(dataSource.manager, DEMO_EMAILS.seeker)) return;
  options.onProgress(`making ${name}: ${scenario.about}`);
  await scenario.fill(dataSource, options);
}

/** Throws StartUpError, listing all, for an unknown name. */
export function scenarioNamed(name: string): Scenario {
  const scenario = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : undefined;
  if (scenario) return scenario;
  throw new StartUpError(`There is no scenario ${name}. There are:\n${scenarioList()}`);
}

export function scenarioList(): string {
  return Object.entries(SCENARIOS)
    .map(([name, { about }]) => `  ${name.padEnd(24)} ${about}`)
    .join('\n');
}

/** In one transaction: a scenario is there whole or not at all. */
function small(about: string, run: (context: SeedContext) => Promise<void>): Scenario {
  return {
    about,
    fill: (dataSource, options) =>
      inOneTransaction(dataSource, async (view) => run(await createSeedContext(view, options))),
  };
}
