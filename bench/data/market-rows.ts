import { EMPLOYMENT_TYPES } from '../../domain/jobs';
import { placeOf } from '../../server/text/places/place-of';
import { DAY_MS, wibDateOf, wibTimeOf } from '../../domain/time';
import { SeededRandom } from '../../scripts/seed/seeded-random';
import type { PostingTemplate } from '../../scripts/seed/content/posting';
import { searchTextOf } from '../../server/modules/jobs/public';
import { COMMON_SHARE } from './amounts';
import type { ApplicationPlan } from './application-plan';
import { instant } from './bulk-insert';
import { fractionOf, idOf } from './ids';
import type { JobPlan } from './job-plan';
import type { LedgerPlan } from './ledger-plan';
import { jobTexts } from './texts';

/** Rows of jobs, slots, applications and the ledger, each table's columns beside what fills them. */

export const JOB_COLUMNS = [
  'id',
  'company_id',
  'company_name',
  'title',
  'description',
  'location',
  'place_id',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_period',
  'skills',
  'auto_close_date',
  'is_active',
  'is_visible',
  'search_text',
  'created_at',
  'updated_at',
];

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
    yield [
      jobs.jobId(job),
      population.companyId(company),
      companyName,
      title,
      description,
      location,
      placeOf(location)?.id ?? null,
      random.pick(EMPLOYMENT_TYPES),
      ...salary(random, template),
      template.skills,
      autoCloseDate(jobs, job),
      active,
      jobs.isVisible(job),
      searchTextOf({ title, companyName, description }),
      instant(createdAt),
      instant(active ? createdAt : jobs.closedAt(job)),
    ] as const;
  }
}

function salary(
  random: SeededRandom,
  { salary: { from, to, hourly } }: PostingTemplate,
): readonly [number | null, number | null, string | null] {
  if (random.happens(0.08)) return [null, null, null];
  const [unit, step] = hourly ? [1_000, 1_000] : [1_000_000, 100_000];
  const round = (amount: number): number => Math.round((amount * unit * (0.9 + random.fraction() * 0.2)) / step) * step;
  const least = round(from);
  return [least, Math.max(least, round(to)), hourly ? 'HOURLY' : 'MONTHLY'];
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

export const SLOT_COLUMNS = [
  'id',
  'job_id',
  'company_id',
  'date',
  'start',
  'end',
  'starts_at',
  'ends_at',
  'location_type',
  'max_applicants',
  'seats_taken',
  'is_selected',
];

/** Only after the applications were planned: they take the seats. */
export function* slotRows(jobs: JobPlan) {
  const { population } = jobs;
  for (let slot = 0; slot < population.amounts.slots; slot += 1) {
    const job = Math.floor(slot / 3);
    yield [
      jobs.slotId(slot),
      jobs.jobId(job),
      population.companyId(jobs.companyOf(job)),
      ...interviewOf(jobs, slot),
      jobs.slotLocation(slot),
      jobs.slotCapacity(slot),
      jobs.seatsTaken[slot] ?? 0,
      jobs.isSelected[slot] ?? 0,
    ] as const;
  }
}

function interviewOf(jobs: JobPlan, slot: number) {
  const startsAt = jobs.slotStartsAt(slot);
  const endsAt = jobs.slotEndsAt(slot);
  return [
    wibDateOf(new Date(startsAt)),
    wibTimeOf(new Date(startsAt)),
    wibTimeOf(new Date(endsAt)),
    instant(startsAt),
    instant(endsAt),
  ] as const;
}

export const APPLICATION_COLUMNS = [
  'id',
  'job_id',
  'company_id',
  'seeker_id',
  'slot_id',
  'status',
  'company_name',
  'job_title',
  'interview_date',
  'interview_start',
  'interview_end',
  'interview_starts_at',
  'interview_ends_at',
  'interview_location_type',
  'interview_link',
  'venue',
  'details_link',
  'applied_at',
  'decided_at',
  'updated_at',
];

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
    const location = jobs.slotLocation(slot);
    const link = `https://meet.bench.test/${application.toString(36)}`;
    const isOnline = status === 'ACCEPTED' && location === 'ONLINE';
    const hasDetails = status === 'ACCEPTED' && fractionOf(population.origin.seed, application, 80) < 0.5;
    yield [
      applications.applicationId(application),
      jobs.jobId(job),
      population.companyId(company),
      population.seekerId(applications.seeker[application] ?? 0),
      jobs.slotId(slot),
      status,
      population.companyNames[company] ?? '',
      jobs.titles[job] ?? '',
      ...interviewOf(jobs, slot),
      location,
      isOnline ? link : null,
      hasDetails ? 'Lantai 3, ruang rapat utama' : null,
      hasDetails && isOnline ? link : null,
      instant(appliedAt),
      decidedAt ? instant(decidedAt) : null,
      instant(decidedAt || appliedAt),
    ] as const;
  }
}

export const INVOICE_COLUMNS = [
  'id',
  'company_id',
  'company_name',
  'merchant_ref',
  'reference',
  'package_id',
  'package_name',
  'tokens',
  'bonus',
  'amount',
  'status',
  'payment_method',
  'payment_name',
  'fee_customer',
  'amount_received',
  'created_at',
  'expires_at',
  'paid_at',
  'credited_at',
];

export function* invoiceRows({ invoices }: LedgerPlan, jobs: JobPlan) {
  const { population } = jobs;
  for (const [number, { company, offer, paidAt }] of invoices.entries()) {
    const createdAt = paidAt - 90_000;
    yield [
      idOf('invoice', number, createdAt),
      population.companyId(company),
      population.companyNames[company] ?? '',
      `INV-${createdAt}-${number}`,
      `DEV-T${String(number).padStart(11, '0')}`,
      offer.id,
      offer.packageName,
      offer.tokens,
      offer.bonus,
      offer.price,
      'PAID',
      'QRIS',
      'QRIS',
      0,
      offer.price - Math.round(offer.price * 0.007) - 750,
      instant(createdAt),
      instant(createdAt + 300_000),
      instant(paidAt),
      instant(paidAt),
    ] as const;
  }
}

export const LEDGER_COLUMNS = [
  'id',
  'company_id',
  'type',
  'amount',
  'balance_after',
  'application_id',
  'invoice_id',
  'created_at',
];

export function* ledgerRows({ entries, invoices }: LedgerPlan, applications: ApplicationPlan) {
  const { population } = applications.jobs;
  for (const [number, entry] of entries.entries()) {
    const invoice = entry.invoice === null ? undefined : invoices[entry.invoice];
    yield [
      idOf('ledger', number, entry.at),
      population.companyId(entry.company),
      entry.type,
      entry.amount,
      entry.balanceAfter,
      entry.application === null ? null : applications.applicationId(entry.application),
      invoice ? idOf('invoice', entry.invoice ?? 0, invoice.paidAt - 90_000) : null,
      instant(entry.at),
    ] as const;
  }
}

export const BALANCE_COLUMNS = ['company_id', 'tokens'];

export function* balanceRows({ balances }: LedgerPlan, jobs: JobPlan) {
  for (const [company, tokens] of balances.entries()) yield [jobs.population.companyId(company), tokens] as const;
}
