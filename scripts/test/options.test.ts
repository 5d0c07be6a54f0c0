import { StartUpError } from '../start-up-error';
import { readTestOptions } from './options';

test('no word means every step, untimed', () => {
  expect(readTestOptions([])).toEqual({ isTimed: false });
});

test('steps are named with commas, or one by one', () => {
  expect(readTestOptions(['--only=jest,lint'])).toEqual({ only: ['jest', 'lint'], isTimed: false });
  expect(readTestOptions(['--only=jest', '--only', 'lint']).only).toEqual(['jest', 'lint']);
});

test('changes are those since a commit, or those not committed', () => {
  expect(readTestOptions(['--changed'])).toEqual({ changedSince: 'HEAD', isTimed: false });
  expect(readTestOptions(['--changed', 'main', '--times'])).toEqual({ changedSince: 'main', isTimed: true });
});

test.each([
  ['a step nobody knows', ['--only=jets'], /No step is named jets/],
  ['an option nobody knows', ['--faster'], /--faster/],
  ['a word that belongs to nothing', ['main'], /Not understood: main/],
  ['two commits', ['--changed', 'main', 'other'], /Not understood: other/],
])('%s is refused, and what is known is told', (_name, words, message) => {
  expect(() => readTestOptions(words)).toThrow(StartUpError);
  expect(() => readTestOptions(words)).toThrow(message);
  expect(() => readTestOptions(words)).toThrow(/--changed \[<since>\]/);
});
