import { nextInTime, missingOutcomeCount, wordsOf, type TrackFigures } from './track-records';

const of = (over: Partial<TrackFigures>): TrackFigures => ({
  inTime: 20,
  late: 0,
  notAnswered: 0,
  within: [20, 20, 20, 20, 20],
  interviews: 0,
  outcomesTold: 0,
  ...over,
});

test.each([
  [{}, 1],
  [{ within: [13, 14, 20, 20, 20] }, 2],
  [{ within: [0, 0, 0, 13, 14] }, 7],
  [{ within: [0, 0, 0, 0, 13] }, null],
  // What was never answered took longer than any.
  [{ inTime: 14, notAnswered: 10, within: [14, 14, 14, 14, 14] }, null],
])('of %j, two thirds are answered within %j days', (figures, days) => {
  expect(wordsOf(of(figures)).answersWithinDays).toBe(days);
});

test.each([
  [{ inTime: 18, late: 2 }, 'NEARLY_ALWAYS', null],
  [{ inTime: 17, late: 1, notAnswered: 2 }, 'MOSTLY', { word: 'NEARLY_ALWAYS', answers: 10 }],
  [{ inTime: 12, notAnswered: 8 }, 'MOSTLY', { word: 'NEARLY_ALWAYS', answers: 60 }],
  [{ inTime: 11, notAnswered: 9 }, 'SELDOM', { word: 'MOSTLY', answers: 3 }],
])('%j reads %s, and %j raises it', (figures, word, next) => {
  expect(wordsOf(of(figures)).answersInTime).toBe(word);
  expect(nextInTime(of(figures))).toEqual(next);
});

test.each([
  [{ interviews: 9, outcomesTold: 9 }, false, 1],
  [{ interviews: 10, outcomesTold: 8 }, true, 0],
  [{ interviews: 20, outcomesTold: 15 }, false, 5],
  [{}, false, 10],
])('of %j, the outcome is told: %s, and %d more say so', (figures, tells, toGo) => {
  expect(wordsOf(of(figures)).tellsOutcome).toBe(tells);
  expect(missingOutcomeCount(of(figures))).toBe(toGo);
});
