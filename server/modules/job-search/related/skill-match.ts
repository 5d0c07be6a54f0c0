import { wordsOf } from '../../../text/words';
import { meaningOfTwin } from './related-terms';

/** Makers that people name or leave out: `MS Excel`, `Microsoft Excel` and `Excel` are one skill. */
const MAKERS = new Set(['microsoft', 'ms', 'adobe']);

/** The words of a skill. Signs part words, but C++ and C# are not C. */
function skillWords(skill: string): readonly string[] {
  const words = wordsOf(skill.replaceAll('+', 'plus').replaceAll('#', 'sharp'));
  const named = words.filter((word) => !MAKERS.has(word));
  return named.length > 0 ? named : words;
}

/** Without spaces: people write `team work` and `teamwork`. */
const joined = (words: readonly string[]): string => words.join('');

/** What a skill is known by: its own words first, then all that mean the same. */
type Keys = readonly string[];

/**
 * Of each list that was ever read, for as long as someone keeps the list: the skills of a job live as long as its card, and
 * reading them again for each request took a sixth of the job list's processor time.
 */
const KEYS = new WeakMap<readonly string[], readonly Keys[]>();

function keysOf(skills: readonly string[]): readonly Keys[] {
  const known = KEYS.get(skills);
  if (known) return known;
  const keys = skills.map((skill) => {
    const words = skillWords(skill);
    return [joined(words), ...meaningOfTwin(words.join(' ')).others.map((other) => joined(skillWords(other)))];
  });
  KEYS.set(skills, keys);
  return keys;
}

/**
 * Which of the required skills are among those that a person lists, in the order and spelling of the required ones. Case,
 * accents and signs do not matter, and what the related search takes for the same is the same. A reading aid, not a score.
 */
export function skillsAmong(required: readonly string[], ...listed: (readonly string[])[]): string[] {
  const known = new Set(listed.flatMap((list) => keysOf(list).map(([own]) => own)));
  // What the mask redacts has no words.
  known.delete('');
  const keys = keysOf(required);
  return required.filter((_skill, index) => keys[index]?.some((key) => known.has(key)));
}
