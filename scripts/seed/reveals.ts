import { bitsOf, RevealKind } from '../../domain/reveals';
import { recordReveals } from '../../server/modules/reveals';
import type { SeededJob } from './jobs';
import type { SeededSeeker } from './people';
import type { SeedContext } from './seed-context';

/** What a company does once it has accepted: it reads who it is, and opens the CV. */
export async function recordAcceptedReveals(
  { services }: SeedContext,
  { id, job, seeker }: { id: string; job: SeededJob; seeker: SeededSeeker },
): Promise<void> {
  const seekerId = seeker.actor?.seekerId;
  const { actor } = job.company;
  if (!actor || !seekerId) return;
  const reveal = { subjectId: id, seekerId };
  await recordReveals({ services, actor }, [
    { ...reveal, kind: RevealKind.IDENTITY, details: bitsOf(['NAME', 'EMAIL', 'PHONE', 'TEXTS']) },
    { ...reveal, kind: RevealKind.CV, details: bitsOf(['CV']) },
  ]);
}
