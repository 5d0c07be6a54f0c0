import { foldForSearch } from '../../../../domain/text';

interface Spelling {
  text: string;
  jobs: number;
  group: Group;
}

interface Group {
  folded: string;
  /** Jobs that hold it, in any spelling. */
  jobs: number;
  mostFrequent: Spelling;
}

/** A title, skill or company. */
export interface Counted {
  folded: string;
  /** As most jobs spell it. */
  text: string;
  jobs: number;
}

/** Counts the jobs that hold a text; spellings that differ only in case and accents count as one. */
export class Spellings {
  private readonly spellings = new Map<string, Spelling>();
  private readonly groups = new Map<string, Group>();

  /** The texts of one job. */
  count(texts: readonly string[]): void {
    const groups = new Set<Group>();
    for (const text of texts) {
      const spelling = this.spellingOf(text);
      const { group } = spelling;
      groups.add(group);
      spelling.jobs += 1;
      if (spelling.jobs > group.mostFrequent.jobs) group.mostFrequent = spelling;
    }
    for (const group of groups) group.jobs += 1;
  }

  /** In the order in which they were first counted. */
  *counted(): Generator<Counted> {
    for (const { folded, jobs, mostFrequent } of this.groups.values()) yield { folded, text: mostFrequent.text, jobs };
  }

  private spellingOf(text: string): Spelling {
    const known = this.spellings.get(text);
    if (known) return known;
    const folded = foldForSearch(text);
    const group = this.groups.get(folded);
    const spelling = { text, jobs: 0 } as Spelling;
    spelling.group = group ?? { folded, jobs: 0, mostFrequent: spelling };
    this.groups.set(folded, spelling.group);
    this.spellings.set(text, spelling);
    return spelling;
  }
}
