import type { SeededJob } from './jobs';
import type { SeededSeeker } from './people';

/** How many of the skills that the job asks for the seeker's trade has. */
export function fitOf({ trade }: SeededSeeker, { template }: SeededJob): number {
  const has = trade.technical.map((skill) => skill.toLowerCase());
  return template.skills.filter((skill) => has.includes(skill.toLowerCase())).length;
}
