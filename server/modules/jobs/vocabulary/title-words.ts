import { wordsOf } from '../../../../domain/words';

/** The words of the titles of visible jobs: which of them there are, and which are together. A snapshot. */
export class TitleWords {
  private readonly jobsOf = new Map<string, number>();
  /** The titles of each word, by their numbers, in order. */
  private readonly titlesOf = new Map<string, number[]>();
  private titles = 0;

  /** How many jobs hold each word in their title. */
  get words(): ReadonlyMap<string, number> {
    return this.jobsOf;
  }

  add(title: string, jobs: number): void {
    for (const word of new Set(wordsOf(title))) {
      this.jobsOf.set(word, (this.jobsOf.get(word) ?? 0) + jobs);
      const titles = this.titlesOf.get(word);
      if (titles) titles.push(this.titles);
      else this.titlesOf.set(word, [this.titles]);
    }
    this.titles += 1;
  }

  /** How many distinct titles have something of each group; the words of a phrase may be apart. */
  countHolding(groups: readonly (readonly string[])[]): number {
    /** For each title, how many of the groups so far it meets. */
    const met = new Uint8Array(this.titles);
    let count = 0;
    for (const [at, phrases] of groups.entries()) {
      count = 0;
      for (const title of phrases.flatMap((phrase) => this.holdersOf(phrase))) {
        if (met[title] !== at) continue;
        met[title] = at + 1;
        count += 1;
      }
    }
    return count;
  }

  private holdersOf(phrase: string): readonly number[] {
    const [shortest = [], ...others] = phrase
      .split(' ')
      .map((word) => this.titlesOf.get(word) ?? [])
      .toSorted((one, other) => one.length - other.length);
    if (others.length === 0 || shortest.length === 0) return shortest;
    const sets = others.map((titles) => new Set(titles));
    return shortest.filter((title) => sets.every((titles) => titles.has(title)));
  }
}
