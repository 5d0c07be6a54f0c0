import { DomainError } from '../../domain/errors';
import { bitsOf, RevealKind } from '../../domain/reveals';
import { HOUR_MS } from '../../domain/time';
import { slotStateOf, type LocationType } from '../../domain/slots';
import {
  acceptApplication,
  applyToJob,
  rejectApplication,
  withdrawApplication,
} from '../../server/modules/applications';
import { saveInterviewDetails } from '../../server/modules/interviews';
import { recordReveals } from '../../server/modules/reveals';
import { readSlotsOfJob, seatsInUse, type SlotRow } from '../../server/modules/jobs';
import type { SeededRandom } from '../../testkit/seeded-random';
import type { SeededJob } from './jobs';
import type { CompanyProfile } from './content/companies';
import type { SeededSeeker } from './people';
import type { SeedContext } from './seed-context';

export interface SeededApplication {
  id: string;
  seeker: SeededSeeker;
  job: SeededJob;
  slot: SlotRow;
  appliedAt: Date;
}

/** Takes a seat in an open slot that `fits`; null when none does or the rules refuse. */
export async function apply(
  context: SeedContext,
  random: SeededRandom,
  { seeker, job, fits }: { seeker: SeededSeeker; job: SeededJob; fits(slot: SlotRow): boolean },
): Promise<SeededApplication | null> {
  const { services, timeline } = context;
  if (!seeker.actor || !job.id) return null;
  const { actor } = seeker;
  const { id: jobId } = job;
  const now = timeline.now();
  const slots = (await readSlotsOfJob(services.dataSource, jobId, now)).filter(
    (slot) => isOpen(slot, now) && fits(slot),
  );
  if (slots.length === 0) return null;
  const slot = random.pick(slots);
  const id = await nullIfRefused(() => applyToJob(services, actor, { jobId, slotId: slot.id }));
  return id === null ? null : { id, seeker, job, slot, appliedAt: now };
}

/** Open, and at least half a day away: few people apply for an interview in an hour. */
function isOpen(slot: SlotRow, now: Date): boolean {
  const state = slotStateOf(
    {
      isSelected: slot.is_selected,
      seatsTaken: seatsInUse(slot),
      maxApplicants: slot.max_applicants,
      startsAt: slot.starts_at,
    },
    now,
  );
  return state === 'OPEN' && slot.starts_at.getTime() - now.getTime() > 12 * HOUR_MS;
}

/** True when it was accepted; false when the rules refuse, such as for an interview too close to another. */
export async function accept(
  context: SeedContext,
  random: SeededRandom,
  application: SeededApplication,
): Promise<boolean> {
  const { actor } = application.job.company;
  if (!actor) return false;
  const interviewLink = application.slot.location_type !== 'ONSITE' && random.happens(0.7) ? meetingLink(random) : null;
  const accepted = await nullIfRefused(() =>
    acceptApplication(context.services, actor, { applicationId: application.id, interviewLink }).then(() => true),
  );
  if (accepted) await recordAcceptedReveals(context, application);
  return accepted ?? false;
}

/** What a company does once it has accepted: it reads who it is, and opens the CV. */
async function recordAcceptedReveals({ services }: SeedContext, { id, job, seeker }: SeededApplication): Promise<void> {
  const seekerId = seeker.actor?.seekerId;
  const { actor } = job.company;
  if (!actor || !seekerId) return;
  const reveal = { subjectId: id, seekerId };
  await recordReveals({ services, actor }, [
    { ...reveal, kind: RevealKind.IDENTITY, details: bitsOf(['NAME', 'EMAIL', 'PHONE', 'TEXTS']) },
    { ...reveal, kind: RevealKind.CV, details: bitsOf(['CV']) },
  ]);
}

/** Venue, link and notes, as the company adds them after accepting. */
export async function addDetails(
  context: SeedContext,
  random: SeededRandom,
  { id, job, slot }: SeededApplication,
): Promise<void> {
  const { actor, profile } = job.company;
  if (actor)
    await saveInterviewDetails(context.services, actor, {
      applicationId: id,
      ...detailsOf(random, profile, slot.location_type),
    });
}

export async function reject(context: SeedContext, { id, job }: SeededApplication): Promise<void> {
  const { actor } = job.company;
  if (actor) await nullIfRefused(() => rejectApplication(context.services, actor, id).then(() => true));
}

export async function withdraw(context: SeedContext, { id, seeker }: SeededApplication): Promise<void> {
  const { actor } = seeker;
  if (actor) await nullIfRefused(() => withdrawApplication(context.services, actor, id).then(() => true));
}

/** Null for a refusal: in the seeded history people may also be too late. */
export async function nullIfRefused<Result>(command: () => Promise<Result>): Promise<Result | null> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const NOTES = [
  'Mohon membawa KTP, CV tercetak dan ijazah terakhir. Lapor ke resepsionis dan sebutkan nama Anda.',
  'Please join five minutes early and have your portfolio ready to share on screen.',
  'Wawancara berlangsung bersama HR dan calon atasan. Pakaian rapi dan santai.',
  'You will do a short practical test; no preparation needed.',
  'Jika berhalangan, ajukan jadwal ulang paling lambat sehari sebelumnya.',
] as const;
const LETTERS = 'abcdefghijkmnopqrstuvwxyz';

function meetingLink(random: SeededRandom): string {
  const letters = (count: number): string => Array.from({ length: count }, () => random.pick([...LETTERS])).join('');
  return `https://meet.example.com/${letters(3)}-${letters(4)}-${letters(3)}`;
}

function detailsOf(random: SeededRandom, company: CompanyProfile, locationType: LocationType) {
  const isOnline = locationType === 'ONLINE';
  return {
    venue: isOnline ? 'Google Meet' : `${company.name}, ${company.address}`,
    link: isOnline ? meetingLink(random) : null,
    additionalInfo: random.happens(0.85) ? random.pick(NOTES) : null,
  };
}
