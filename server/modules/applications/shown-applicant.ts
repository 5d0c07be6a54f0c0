import { filePath } from '../../../domain/files';
import { maskName, Redactor } from '../../text/masking';
import { parseJsonList } from '../../db/statements';
import type { RequestLoaders } from '../../graphql/loaders';
import { COMPANY_READERS, shownColumnsOf, type Field, type ShownBy } from '../../db/field-table';
import { beginReveal, detailOf, type IdentityReveal } from '../reveals';
import { SEEKER_TABLE } from '../seekers/seeker.table';
import type { ApplicantType } from './applicant.types';
import type { PersonOfApplication, PersonRow } from './application-columns.sql';

type SkillsRow = Pick<PersonRow, 'full_name' | 'technical_skills' | 'soft_skills'>;

function skillsOf(row: SkillsRow): { technical: string[]; soft: string[] } {
  return { technical: parseJsonList(row.technical_skills), soft: parseJsonList(row.soft_skills) };
}

/** Technical and then soft ones, as a company reads them before it accepts, whether it has accepted or not. */
export function skillsBehindMask(row: SkillsRow, loaders: RequestLoaders): string[] {
  const { technical, soft } = skillsOf(row);
  return loaders.once(Redactor, row.full_name).tags([...technical, ...soft]);
}

type OfTable = Pick<ApplicantType, keyof ShownBy<typeof SEEKER_TABLE, (typeof COMPANY_READERS)[number]>>;

/**
 * The one place where a row becomes a masked or a revealed person: it is revealed only with an e-mail address, which the
 * database hands out for an accepted application or to an administrator. Texts are masked when they are read, because most
 * lists read few of them. A column of the table is read as its audience says (`#byTable`), unless it has a getter here. A
 * class, for the reason that `ShownJob` gives (jobs/shown-job.ts).
 */
class Person {
  static {
    for (const [column, field, name] of shownColumnsOf(SEEKER_TABLE, ...COMPANY_READERS))
      if (!(name in Person.prototype))
        Object.defineProperty(Person.prototype, name, {
          get(this: Person) {
            return this.#byTable(column as keyof PersonRow, field, name);
          },
        });
  }

  readonly isRevealed: boolean;
  readonly #row: PersonRow;
  readonly #loaders: RequestLoaders;
  /** Notes what is read of a revealed person, for the receipt that must be written before the answer leaves. */
  readonly #reveal: IdentityReveal | null;
  #skills: { technical: string[]; soft: string[] } | null = null;

  constructor(row: PersonOfApplication, loaders: RequestLoaders) {
    this.isRevealed = row.email !== null;
    this.#row = row;
    this.#loaders = loaders;
    this.#reveal = this.isRevealed ? beginReveal(loaders, { subjectId: row.id, seekerId: row.seeker_id }) : null;
  }

  get fullName(): string {
    const { full_name: name } = this.#row;
    return this.#reveal ? this.#reveal.see('NAME', name) : maskName(name);
  }

  get email(): string | null {
    return this.#reveal && this.#reveal.see('EMAIL', this.#row.email);
  }

  get technicalSkills(): string[] {
    return this.skills().technical;
  }

  get softSkills(): string[] {
    return this.skills().soft;
  }

  /** Not in the schema. Reading them is no reveal: they say nothing that a masked person's do not. */
  skillsBehindMask(): string[] {
    return skillsBehindMask(this.#row, this.#loaders);
  }

  /** Both lists are masked together: a phone number can be spread over them. */
  private skills(): { technical: string[]; soft: string[] } {
    if (this.#skills) return this.#skills;
    const { technical, soft } = skillsOf(this.#row);
    if (this.#reveal) return (this.#skills = this.#reveal.see('TEXTS', { technical, soft }));
    const redacted = skillsBehindMask(this.#row, this.#loaders);
    return (this.#skills = { technical: redacted.slice(0, technical.length), soft: redacted.slice(technical.length) });
  }

  #byTable(column: keyof PersonRow, { seenBy, as }: Field, name: string): unknown {
    const stored = this.#row[column];
    if (stored === null) return stored;
    const told: unknown = as ? as(stored as never) : stored;
    if (seenBy === 'open') return told;
    // The path of a file shows nothing by itself; opening it has its own receipt.
    if (this.#reveal) return as === filePath ? told : this.#reveal.see(detailOf(name), told);
    if (seenBy !== 'masked') return null;
    const redactor = this.#loaders.once(Redactor, this.#row.full_name);
    return Array.isArray(told) ? redactor.tags(told) : redactor.text(String(told));
  }
}

export type ShownApplicant = Person & Omit<OfTable, keyof Person>;
export const ShownApplicant = Person as new (row: PersonOfApplication, loaders: RequestLoaders) => ShownApplicant;
