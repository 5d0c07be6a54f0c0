import { filePath } from '../../../domain/files';
import { maskName, Redactor } from '../../text/masking';
import { parseJsonList } from '../../db/statements';
import type { RequestLoaders } from '../../graphql/loaders';
import { beginReveal, type IdentityReveal } from '../reveals/public';
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

/**
 * The one place where a row becomes a masked or a revealed person: it is revealed only with an e-mail address, which the
 * database hands out for an accepted application or to an administrator. Texts are masked when they are read, because most
 * lists read few of them. A class, for the reason that `ShownJob` gives (jobs/shown-job.ts).
 */
export class ShownApplicant implements ApplicantType {
  readonly isRevealed: boolean;
  readonly education: string | null;
  readonly #row: PersonRow;
  readonly #loaders: RequestLoaders;
  /** Notes what is read of a revealed person, for the receipt that must be written before the answer leaves. */
  readonly #reveal: IdentityReveal | null;
  #skills: { technical: string[]; soft: string[] } | null = null;

  constructor(row: PersonOfApplication, loaders: RequestLoaders) {
    this.isRevealed = row.email !== null;
    this.education = row.education;
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

  get phoneNumber(): string | null {
    return this.#reveal && this.#reveal.see('PHONE', this.#row.phone_number);
  }

  // The three paths show nothing by themselves; opening one has its own receipt.
  get pictureUrl(): string | null {
    return this.#reveal && filePath(this.#row.picture_file_id);
  }

  get cvUrl(): string | null {
    return this.#reveal && filePath(this.#row.cv_file_id);
  }

  get portfolioUrl(): string | null {
    return this.#reveal && filePath(this.#row.portfolio_file_id);
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

  get workExperience(): string | null {
    const { work_experience: text } = this.#row;
    if (this.#reveal) return this.#reveal.see('TEXTS', text);
    return text === null ? text : this.redactor().text(text);
  }

  /** Both lists are masked together: a phone number can be spread over them. */
  private skills(): { technical: string[]; soft: string[] } {
    if (this.#skills) return this.#skills;
    const { technical, soft } = skillsOf(this.#row);
    if (this.#reveal) return (this.#skills = this.#reveal.see('TEXTS', { technical, soft }));
    const redacted = skillsBehindMask(this.#row, this.#loaders);
    return (this.#skills = { technical: redacted.slice(0, technical.length), soft: redacted.slice(technical.length) });
  }

  private redactor(): Redactor {
    return this.#loaders.once(Redactor, this.#row.full_name);
  }
}
