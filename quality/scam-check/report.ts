import { evidenceText } from '../../server/modules/jobs';
import { figuresOf, isCaught, isScam, reasonsOf, type Flagged } from './measure-flags';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const nameOf = ({ posting }: Flagged): string => [posting.title, posting.company].filter(Boolean).join(' · ');
const flagLines = ({ flags }: Flagged): string[] =>
  flags.map((evidence) => `    ${evidence.reason}: ${evidenceText({ evidence, copied: null }, 'en')}`);

export function listLines(flagged: readonly Flagged[]): string[] {
  const figures = figuresOf(flagged);
  const missed = flagged.filter((one) => isScam(one) && !isCaught(one));
  const wrong = flagged.filter((one) => !isScam(one) && one.flags.length > 0);
  return [
    `recall     ${percent(figures.recall)}  (${figures.caught} of ${figures.scams} scams flagged with a right reason)`,
    `precision  ${percent(figures.precision)}  (of all that is flagged)`,
    `false      ${percent(figures.falseShare)}  (${figures.falselyFlagged} of ${figures.honest} honest postings)`,
    ...section('Missed', missed, (one) => [
      `  ${nameOf(one)}: expected ${one.posting.expect.join(' or ')}, found ${reasonsOf(one).join(', ') || 'nothing'}`,
      `    ${one.posting.description.replace(/\s+/g, ' ').slice(0, 200)}`,
    ]),
    ...section('False flags', wrong, (one) => [`  ${nameOf(one)}`, ...flagLines(one)]),
  ];
}

export function postingLines(flagged: readonly Flagged[]): string[] {
  const found = flagged.filter(({ flags }) => flags.length > 0);
  return [
    `real postings flagged  ${percent(flagged.length === 0 ? 0 : found.length / flagged.length)}  (${found.length} of ${flagged.length})`,
    ...found.flatMap((one) => [`  ${nameOf(one)}, ${one.posting.location ?? ''}`, ...flagLines(one)]),
  ];
}

function section(title: string, found: readonly Flagged[], linesOf: (one: Flagged) => string[]): string[] {
  return found.length === 0 ? [] : ['', `${title}:`, ...found.flatMap(linesOf)];
}
