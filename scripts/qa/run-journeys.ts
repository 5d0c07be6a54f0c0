import { hiringJourney } from './hiring-journey';
import type { QaOptions } from './options';
import { publicJourney } from './public-journey';
import { adminJourney, companyJourney, seekerJourney } from './role-journeys';
import { actingAs, signInStep, type Person } from './sign-in';
import type { SmokeRun } from './smoke-run';

/** All journeys that the accounts allow, then the undo steps. A server that does not respond gets no further requests. */
export async function runJourneys(run: SmokeRun, options: QaOptions, now: () => Date): Promise<void> {
  try {
    const isUp = await run.go(publicJourney(run, options.url));
    if (!isUp) return;
    const people: Person[] = [];
    const { accounts, secondFactor } = options;
    if (accounts.length > 0) {
      const steps = accounts.map((account) =>
        signInStep(run, { account, secondFactor, now, onPerson: (person) => void people.push(person) }),
      );
      await run.go({ name: 'Signing in', steps });
    }
    const [seekers, companies, admins] = [
      actingAs(people, 'USER'),
      actingAs(people, 'COMPANY'),
      actingAs(people, 'ADMIN'),
    ];
    for (const seeker of seekers) await run.go(seekerJourney(seeker));
    for (const company of companies) await run.go(companyJourney(company));
    const [company] = companies;
    if (company && options.mayWrite) await run.go(hiringJourney(run, { company, seeker: seekers[0] ?? null }, now()));
    for (const admin of admins) await run.go(adminJourney(admin));
  } finally {
    await run.cleanUp();
  }
}
