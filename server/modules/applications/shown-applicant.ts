import { filePath } from '../../../domain/files';
import { maskName, Striker } from '../../../domain/masking';
import { parseJsonList } from '../../db/statements';
import type { RequestLoaders } from '../../graphql/loaders';
import type { ApplicantType } from './applicant.types';
import type { PersonRow } from './application-columns.sql';

/**
 * The one place where a row becomes a masked or a revealed person: it is revealed only with an e-mail address, which the
 * database hands out for an accepted application or to an administrator. Texts are masked when they are read, because most
 * lists read few of them. A class for the same reason as `ShownJob`.
 */
export class ShownApplicant implements ApplicantType {
  readonly isRevealed: boolean;
  readonly fullName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly pictureUrl: string | null;
  readonly cvUrl: string | null;
  readonly portfolioUrl: string | null;
  readonly education: string | null;
  readonly #row: PersonRow;
  readonly #loaders: RequestLoaders | undefined;
  #skills: { technical: string[]; soft: string[] } | null = null;

  constructor(row: PersonRow, loaders: RequestLoaders | undefined) {
    const revealed = row.email === null ? null : row;
    this.isRevealed = revealed !== null;
    this.fullName = revealed ? revealed.full_name : maskName(row.full_name);
    this.email = row.email;
    this.phoneNumber = revealed && revealed.phone_number;
    this.pictureUrl = revealed && filePath(revealed.picture_file_id);
    this.cvUrl = revealed && filePath(revealed.cv_file_id);
    this.portfolioUrl = revealed && filePath(revealed.portfolio_file_id);
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
    return text === null || this.isRevealed ? text : this.striker().text(text);
  }

  /** Both lists are masked together: a phone number can be spread over them. */
  private skills(): { technical: string[]; soft: string[] } {
    if (this.#skills) return this.#skills;
    const [technical, soft] = [parseJsonList(this.#row.technical_skills), parseJsonList(this.#row.soft_skills)];
    if (this.isRevealed) return (this.#skills = { technical, soft });
    const struck = this.striker().tags([...technical, ...soft]);
    return (this.#skills = { technical: struck.slice(0, technical.length), soft: struck.slice(technical.length) });
  }

  private striker(): Striker {
    return this.#loaders?.once(Striker, this.#row.full_name) ?? new Striker(this.#row.full_name);
  }
}
