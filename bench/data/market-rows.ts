import { EMPLOYMENT_TYPES } from '../../domain/jobs';
import { placeOf } from '../../server/text/places/place-of';
import { DAY_MS, WIB, wibDateOf, wibTimeOf } from '../../domain/time';
import { SeededRandom } from '../../testkit/seeded-random';
import type { PostingTemplate } from '../../scripts/seed/content/posting';
import { searchTextOf } from '../../server/modules/jobs';
import { COMMON_SHARE } from './amounts';
import type { ApplicationPlan } from './application-plan';
import { instant } from './bulk-insert';
import { fractionOf, idOf } from './ids';
import type { JobPlan } from './job-plan';
import type { LedgerPlan } from './ledger-plan';
import { jobTexts } from './texts';

/** Rows of jobs, slots, applications and the ledger, by the names of their columns. */

/** Also notes the titles in the plan: applications carry a copy of them. */
export function* jobRows(jobs: JobPlan) {
  const { population } = jobs;
  const random = new SeededRandom(`jobs ${population.origin.seed}`);
  for (let job = 0; job < jobs.count; job += 1) {
    const company = jobs.companyOf(job);
    const companyName = population.companyNames[company] ?? '';
    const { template, title, description, location } = jobTexts(random, companyName, {
      isCommon: random.happens(COMMON_SHARE),
      isRare: jobs.isRare(job),
    });
    jobs.titles[job] = title;
    const active = jobs.isActive(job);
    const createdAt = jobs.jobCreatedAt(job);
    yield {
      id: jobs.jobId(job),
      company_id: population.companyId(company),
      company_name: companyName,
      title,
      description,
      location,
      place_id: placeOf(location)?.id ?? null,
      time_zone: WIB,
      employment_type: random.pick(EMPLOYMENT_TYPES),
      ...salary(random, template),
      skills: template.skills,
      auto_close_date: autoCloseDate(jobs, job),
      is_active: active,
      is_visible: jobs.isVisible(job),
      search_text: searchTextOf({ title, companyName, description }),
      created_at: instant(createdAt),
      updated_at: instant(active ? createdAt : jobs.closedAt(job)),
    };
  }
}

function salary(random: SeededRandom, { salary: { from, to, hourly } }: PostingTemplate) {
  if (random.happens(0.08)) return { salary_min: null, salary_max: null, salary_period: null };
  const [unit, step] = hourly ? [1_000, 1_000] : [1_000_000, 100_000];
  const round = (amount: number): number => Math.round((amount * unit * (0.9 + random.fraction() * 0.2)) / step) * step;
  const least = round(from);
  return {
    salary_min: least,
    salary_max: Math.max(least, round(to)),
    salary_period: hourly ? 'HOURLY' : 'MONTHLY',
  };
}

/** Far enough ahead that a filled database can be kept for a month without its jobs closing. */
function autoCloseDate(jobs: JobPlan, job: number): string | null {
  const { fraction, origin } = {
    fraction: (purpose: number) => jobs.population.fraction(job, purpose),
    origin: jobs.population.origin,
  };
  if (!jobs.isActive(job) || fraction(70) > 0.3) return null;
  return wibDateOf(new Date(origin.base + (30 + Math.floor(90 * fraction(71))) * DAY_MS));
}

/** Only after the applications were planned: they take the seats. */
export function* slotRows(jobs: JobPlan) {
  const { population } = jobs;
  for (let slot = 0; slot < population.amounts.slots; slot += 1) {
    const job = Math.floor(slot / 3);
    yield {
      id: jobs.slotId(slot),
      job_id: jobs.jobId(job),
      company_id: population.companyId(jobs.companyOf(job)),
      ...interviewOf(jobs, slot),
      location_type: jobs.slotLocation(slot),
      max_applicants: jobs.slotCapacity(slot),
      seats_taken: jobs.seatsTaken[slot] ?? 0,
      is_selected: jobs.isSelected[slot] ?? 0,
    };
  }
}

function interviewOf(jobs: JobPlan, slot: number) {
  const startsAt = jobs.slotStartsAt(slot);
  const endsAt = jobs.slotEndsAt(slot);
  return {
    date: wibDateOf(new Date(startsAt)),
    start: wibTimeOf(new Date(startsAt)),
    end: wibTimeOf(new Date(endsAt)),
    starts_at: instant(startsAt),
    ends_at: instant(endsAt),
  };
}

/** Only after the jobs: their titles are copied. */
export function* applicationRows(applications: ApplicationPlan) {
  const { jobs } = applications;
  const { population } = jobs;
  for (let application = 0; application < applications.count; application += 1) {
    const job = applications.job[application] ?? 0;
    const company = jobs.companyOf(job);
    const slot = applications.slot[application] ?? 0;
    const status = applications.statusOf(application);
    const appliedAt = applications.appliedAt[application] ?? 0;
    const decidedAt = applications.decidedAt[application] ?? 0;
    const interview = interviewOf(jobs, slot);
    const location = jobs.slotLocation(slot);
    const link = `https://meet.bench.test/${application.toString(36)}`;
    const isOnline = status === 'ACCEPTED' && location === 'ONLINE';
    const hasDetails = status === 'ACCEPTED' && fractionOf(population.origin.seed, application, 80) < 0.5;
    yield {
      id: applications.applicationId(application),
      job_id: jobs.jobId(job),
      company_id: population.companyId(company),
      seeker_id: population.seekerId(applications.seeker[application] ?? 0),
      slot_id: jobs.slotId(slot),
      status,
      company_name: population.companyNames[company] ?? '',
      job_title: jobs.titles[job] ?? '',
      interview_date: interview.date,
      interview_start: interview.start,
      interview_end: interview.end,
      interview_starts_at: interview.starts_at,
      interview_ends_at: interview.ends_at,
      interview_location_type: location,
      interview_link: isOnline ? link : null,
      venue: hasDetails ? 'Lantai 3, ruang rapat utama' : null,
      details_link: hasDetails && isOnline ? link : null,
      applied_at: instant(appliedAt),
      decided_at: decidedAt ? instant(decidedAt) : null,
      updated_at: instant(decidedAt || appliedAt),
      // As if all were asked when the database was filled: none is late while it is measured.
      waiting_since: instant(population.origin.base),
      reply_by: instant(population.origin.base + 7 * DAY_MS),
    };
  }
}

export function* invoiceRows({ invoices }: LedgerPlan, jobs: JobPlan) {
  const { population } = jobs;
  for (const [number, { company, offer, paidAt }] of invoices.entries()) {
    const createdAt = paidAt - 90_000;
    yield {
      id: idOf('invoice', number, createdAt),
      company_id: population.companyId(company),
      company_name: population.companyNames[company] ?? '',
      merchant_ref: `INV-${createdAt}-${number}`,
      reference: `DEV-T${String(number).padStart(11, '0')}`,
      package_id: offer.id,
      package_name: offer.packageName,
      tokens: offer.tokens,
      bonus: offer.bonus,
      amount: offer.price,
      status: 'PAID',
      payment_method: 'QRIS',
      payment_name: 'QRIS',
      fee_customer: 0,
      amount_received: offer.price - Math.round(offer.price * 0.007) - 750,
      created_at: instant(createdAt),
      expires_at: instant(createdAt + 300_000),
      paid_at: instant(paidAt),
      credited_at: instant(paidAt),
    };
  }
}

export function* ledgerRows({ entries, invoices }: LedgerPlan, applications: ApplicationPlan) {
  const { population } = applications.jobs;
  for (const [number, entry] of entries.entries()) {
    const invoice = entry.invoice === null ? undefined : invoices[entry.invoice];
    yield {
      id: idOf('ledger', number, entry.at),
      company_id: population.companyId(entry.company),
      type: entry.type,
      amount: entry.amount,
      balance_after: entry.balanceAfter,
      application_id: entry.application === null ? null : applications.applicationId(entry.application),
      invoice_id: invoice ? idOf('invoice', entry.invoice ?? 0, invoice.paidAt - 90_000) : null,
      created_at: instant(entry.at),
    };
  }
}

export function* balanceRows({ balances }: LedgerPlan, jobs: JobPlan) {
  for (const [company, tokens] of balances.entries()) yield { company_id: jobs.population.companyId(company), tokens };
}
