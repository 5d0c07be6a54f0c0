import { Redactor } from './redact';
import { MAX_TEXT_LENGTH, repeatedTo, WORST_TEXTS } from './worst-texts.cases';

/** How far a detector looks ahead at most, which it cannot at the end of a text. */
const EDGE = 10_000;

const stepsOf = (piece: string, times = 1): number => {
  const redactor = new Redactor("Rina Ayu D'Wulandari-Putri");
  redactor.text(repeatedTo(MAX_TEXT_LENGTH, piece).repeat(times));
  return redactor.steps;
};

describe('the cost of redacting', () => {
  it.each(WORST_TEXTS)('twice the text of "%s" takes at most twice the steps', (piece) => {
    expect(stepsOf(piece, 2)).toBeLessThanOrEqual(2 * stepsOf(piece) + EDGE);
  });

  it.each(WORST_TEXTS)('"%s" takes a bounded number of steps for each character', (piece) => {
    expect(stepsOf(piece)).toBeLessThan(MAX_TEXT_LENGTH * 250);
  });

  it('redacts a text once, however often it is asked for', () => {
    const redactor = new Redactor('Rina Wulandari');
    const text = 'Saya Rina, 0812 3456 7890';
    expect(redactor.text(text)).toBe('Saya •••, •••');
    const { steps } = redactor;
    expect(redactor.text(text)).toBe('Saya •••, •••');
    expect(redactor.steps).toBe(steps);
  });
});
