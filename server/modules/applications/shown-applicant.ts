import { maskName, Striker } from '../../../domain/masking';
import { parseJsonList } from '../../db/statements';
import type { RequestLoaders } from '../../graphql/loaders';
import type { ApplicantParent } from './applicant.types';
import type { PersonRow } from './application-columns.sql';

/**
 * The one place where a row becomes a masked or a revealed person. Texts are masked when they are read, because most lists
 * read few of them. A class for the same reason as `ShownJob`.
 */
export class ShownApplicant implements ApplicantParent {
  readonly identity: ApplicantParent['identity'];
  readonly education: string | null;
  readonly #row: PersonRow;
  readonly #loaders: RequestLoaders | undefined;
  #skills: { technical: string[]; soft: string[] } | null = null;

  constructor(row: PersonRow, loaders: RequestLoaders | undefined) {
    this.identity =
      row.email === null
        ? { kind: 'masked', maskedName: maskName(row.full_name) }
        : {
            kind: 'revealed',
            fullName: row.full_name,
            email: row.email,
            phoneNumber: row.phone_number,
            pictureFileId: row.picture_file_id,
            cvFileId: row.cv_file_id,
            portfolioFileId: row.portfolio_file_id,
          };
    this.education = row.education;
    this.#row = row;
    this.#loaders = loaders;
  }

  get technicalSkills(): string[] {
    return this.skills().technical;
  }

  get softSkills(): string[] {
    return this.skills().soft;
  }

  get workExperience(): string | null {
    const { work_experience: text } = this.#row;
    return text === null || this.identity.kind === 'revealed' ? text : this.striker().text(text);
  }

  /** Both lists are masked together: a phone number can be spread over them. */
  private skills(): { technical: string[]; soft: string[] } {
    if (this.#skills) return this.#skills;
    const [technical, soft] = [parseJsonList(this.#row.technical_skills), parseJsonList(this.#row.soft_skills)];
    if (this.identity.kind === 'revealed') return (this.#skills = { technical, soft });
    const struck = this.striker().tags([...technical, ...soft]);
    return (this.#skills = { technical: struck.slice(0, technical.length), soft: struck.slice(technical.length) });
  }

  private striker(): Striker {
    return this.#loaders?.once(Striker, this.#row.full_name) ?? new Striker(this.#row.full_name);
  }
}
