/** What a company's answers of some weeks add up to: in rounded words for seekers, exactly for itself. */

/** Applications of this many days count. */
export const TRACK_RECORD_DAYS = 90;
/** Below, a company is "new here". */
export const MIN_APPLICATIONS = 20;
/** The words change after this many more settled applications, so that no single one changes a word. */
export const APPLICATIONS_AT_ONCE = 10;
/** Below this, outcomes are not mentioned. */
const MIN_INTERVIEWS = 10;

/** "Usually answers within so many days". */
export const ANSWER_DAYS = [1, 2, 3, 5, 7] as const;
/** "Tells the outcome" is shown from this share on, in percent. */
const TELLS_OUTCOME = 80;

export const AnswersInTime = { NEARLY_ALWAYS: 'NEARLY_ALWAYS', MOSTLY: 'MOSTLY', SELDOM: 'SELDOM' } as const;
export type AnswersInTime = (typeof AnswersInTime)[keyof typeof AnswersInTime];
/** The share from which each is shown, in percent, the best first. */
const SHARES_IN_TIME = [
  ['NEARLY_ALWAYS', 90],
  ['MOSTLY', 60],
  ['SELDOM', 0],
] as const satisfies readonly (readonly [AnswersInTime, number])[];

/** Of the applications that count. Settled are those that were answered, or lapsed when the company could have answered. */
export interface TrackFigures {
  inTime: number;
  late: number;
  notAnswered: number;
  /** How many were answered within each of ANSWER_DAYS. */
  within: readonly number[];
  /** Interviews that are over and whose outcome was told, or was not in its 14 days. */
  interviews: number;
  outcomesTold: number;
}

export interface TrackWords {
  /** Null where it usually takes longer than a week, or there is no answer. */
  answersWithinDays: number | null;
  answersInTime: AnswersInTime;
  tellsOutcome: boolean;
}

export const settledOf = ({ inTime, late, notAnswered }: TrackFigures): number => inTime + late + notAnswered;

export function wordsOf(figures: TrackFigures): TrackWords {
  const settled = settledOf(figures);
  // "Usually" is two of three.
  const enough = figures.within.findIndex((answered) => 3 * answered >= 2 * settled);
  const [answersInTime] = SHARES_IN_TIME.find(([, share]) => 100 * figures.inTime >= share * settled) ?? ['SELDOM'];
  const { interviews, outcomesTold } = figures;
  return {
    answersWithinDays: ANSWER_DAYS[enough] ?? null,
    answersInTime,
    tellsOutcome: interviews >= MIN_INTERVIEWS && 100 * outcomesTold >= TELLS_OUTCOME * interviews,
  };
}

/** How many of `done` more, all of them well, bring their share of `all` up to `share` percent. */
const moreFor = (share: number, done: number, all: number): number =>
  Math.max(0, Math.ceil((share * all - 100 * done) / (100 - share)));

/** What would raise the words: the better word, and how many answers in time, one after the other, lead there. */
export function nextInTime(figures: TrackFigures): { word: AnswersInTime; answers: number } | null {
  const { answersInTime } = wordsOf(figures);
  const place = SHARES_IN_TIME.findIndex(([word]) => word === answersInTime);
  const better = SHARES_IN_TIME[place - 1];
  return better ? { word: better[0], answers: moreFor(better[1], figures.inTime, settledOf(figures)) } : null;
}

/** How many more outcomes until "Tells the outcome" is shown; 0 when it is. */
export function missingOutcomeCount({ interviews, outcomesTold }: TrackFigures): number {
  return Math.max(moreFor(TELLS_OUTCOME, outcomesTold, interviews), MIN_INTERVIEWS - interviews);
}

/** Which applications a figure counts. */
export const TrackRecordPart = {
  IN_TIME: 'IN_TIME',
  LATE: 'LATE',
  NOT_ANSWERED: 'NOT_ANSWERED',
  OUTCOME_TOLD: 'OUTCOME_TOLD',
  OUTCOME_MISSING: 'OUTCOME_MISSING',
} as const;
export type TrackRecordPart = (typeof TrackRecordPart)[keyof typeof TrackRecordPart];
