import type { LocationType } from '../../domain/slots';
import type { SeededRandom } from '../../testkit/seeded-random';
import type { CompanyProfile } from './content/companies';

const NOTES = [
  'Mohon membawa KTP, CV tercetak dan ijazah terakhir. Lapor ke resepsionis dan sebutkan nama Anda.',
  'Please join five minutes early and have your portfolio ready to share on screen.',
  'Wawancara berlangsung bersama HR dan calon atasan. Pakaian rapi dan santai.',
  'You will do a short practical test; no preparation needed.',
  'Jika berhalangan, ajukan jadwal ulang paling lambat sehari sebelumnya.',
] as const;
const LETTERS = 'abcdefghijkmnopqrstuvwxyz';

export function meetingLink(random: SeededRandom): string {
  const letters = (count: number): string => Array.from({ length: count }, () => random.pick([...LETTERS])).join('');
  return `https://meet.example.com/${letters(3)}-${letters(4)}-${letters(3)}`;
}

export function detailsOf(random: SeededRandom, company: CompanyProfile, locationType: LocationType) {
  const isOnline = locationType === 'ONLINE';
  return {
    venue: isOnline ? 'Google Meet' : `${company.name}, ${company.address}`,
    link: isOnline ? meetingLink(random) : null,
    additionalInfo: random.happens(0.85) ? random.pick(NOTES) : null,
  };
}
