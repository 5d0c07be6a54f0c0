import { addDays, wibDateOf } from '../../../domain/time';
import type { SlotDraft } from '../../../domain/slots';
import { accept, apply, type SeededApplication } from '../applications';
import { SeededRandom } from '../../../testkit/seeded-random';
import { planCompanies, type SeededCompany } from '../companies';
import { DEMO_EMAILS } from '../demo-accounts';
import { postJob, type SeededJob } from '../jobs';
import { planSeekers, type SeededSeeker } from '../people';
import { choosePostings } from '../posting-choice';
import type { SeedContext } from '../seed-context';

/** The people of a scenario: company@demo.test, verified and with its starting token, and seekers, seeker@demo.test first. */
export interface ScenarioSetup {
  context: SeedContext;
  random: SeededRandom;
  company: SeededCompany;
  seeker: SeededSeeker;
  otherSeekers: SeededSeeker[];
}

/** Registers the people of the demo that a scenario needs, administrator included. */
export async function setUpScenario(context: SeedContext, others = 0): Promise<ScenarioSetup> {
  // The second of the list is dual@demo.test, who has a company in the demo and none here.
  const [seeker, dual, ...otherSeekers] = planSeekers(context, others + 2);
  if (!seeker || !dual) throw new Error('A scenario needs the two named seekers');
  const [company] = planCompanies(context, dual, DEMO_EMAILS.company);
  if (!company) throw new Error('A scenario needs the demo company');
  await context.timeline.run();
  return { context, random: new SeededRandom('scenario'), company, seeker, otherSeekers };
}

/** Interview times of half an hour, one a day at 10:00 WIB, starting three days from now. */
export function upcomingSlots(context: SeedContext, count: number, maxApplicants: number): SlotDraft[] {
  return Array.from({ length: count }, (_, index) => ({
    date: addDays(wibDateOf(context.end), index + 3),
    start: '10:00',
    end: '10:30',
    locationType: 'ONLINE',
    maxApplicants,
  }));
}

/** A job of the company with these interview times, posted now. */
export async function postJobWithSlots({ context, company }: ScenarioSetup, slots: SlotDraft[]): Promise<SeededJob> {
  const [template] = choosePostings(company.profile, 1);
  if (!template) throw new Error('The demo company has no such posting');
  const job: SeededJob = { company, template, postedAt: context.end, openUntil: context.end, id: null };
  await postJob(context, job, { autoCloseDate: null, drawSlots: () => slots });
  return job;
}

/** A seat in the job's first open slot. Throws when there is none, because the scenario would differ. */
export async function applyTo(
  { context, random }: ScenarioSetup,
  seeker: SeededSeeker,
  job: SeededJob,
): Promise<SeededApplication> {
  const application = await apply(context, random, { seeker, job, fits: () => true });
  if (!application) throw new Error(`${seeker.email} could not apply`);
  return application;
}

export async function acceptApplication(
  { context, random }: ScenarioSetup,
  application: SeededApplication,
): Promise<void> {
  if (!(await accept(context, random, application))) throw new Error('The application could not be accepted');
}
