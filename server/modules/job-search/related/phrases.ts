/** A phrase is words joined by single spaces. */

/** Whether a phrase has another among its words. */
export const holds = (phrase: string, part: string): boolean => ` ${phrase} `.includes(` ${part} `);

/** Without those that hold another: what they find, it finds. */
export function withoutLonger(phrases: readonly string[]): string[] {
  const kept: string[] = [];
  for (const phrase of [...new Set(phrases)].toSorted((one, other) => one.length - other.length)) {
    const isOneWord = !phrase.includes(' ');
    if (isOneWord || !kept.some((part) => holds(phrase, part))) kept.push(phrase);
  }
  return kept;
}

/** Without the words of the set, unless nothing would be left. */
export function without(set: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !set.has(word));
  return others.length > 0 ? others : words;
}
