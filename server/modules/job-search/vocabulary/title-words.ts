import { wordsOf } from '../../../text/words';

/** How many jobs have each word in their title. */
export type JobCountByWord = ReadonlyMap<string, number>;

/** The words of the titles of visible jobs: which of them there are, and which are together. A snapshot. */
export class TitleWords {
  private readonly jobsOf = new Map<string, number>();
  /** The titles of each word, by their numbers. */
  private readonly titlesOf = new Map<string, Set<number>>();
  private titles = 0;

  get words(): JobCountByWord {
    return this.jobsOf;
  }

  add(title: string, jobs: number): void {
    for (const word of new Set(wordsOf(title))) {
      this.jobsOf.set(word, (this.jobsOf.get(word) ?? 0) + jobs);
      const titles = this.titlesOf.get(word);
      if (titles) titles.add(this.titles);
      else this.titlesOf.set(word, new Set([this.titles]));
    }
    this.titles += 1;
  }

  /** How many distinct titles have something of each group; the words of a phrase may be apart. */
  countMatching(groups: readonly (readonly string[])[]): number {
    /** For each title, how many of the groups so far it meets. */
    const met = new Uint8Array(this.titles);
    let count = 0;
    for (const [at, phrases] of groups.entries()) {
      count = 0;
      for (const phrase of phrases) {
        for (const title of this.titlesWith(phrase)) {
          if (met[title] !== at) continue;
          met[title] = at + 1;
          count += 1;
        }
      }
    }
    return count;
  }

  private titlesWith(phrase: string): Iterable<number> {
    const [fewest = NONE, ...others] = phrase
      .split(' ')
      .map((word) => this.titlesOf.get(word) ?? NONE)
      .toSorted((one, other) => one.size - other.size);
    return others.length === 0 ? fewest : [...fewest].filter((title) => others.every((titles) => titles.has(title)));
  }
}

const NONE: ReadonlySet<number> = new Set();
