import { Field, ObjectType } from 'type-graphql';

const HIDDEN = 'Null until the company has accepted the application.';

/**
 * Made by `ShownApplicant` alone. `APPLICANT_FIELDS` in `server/text/masking.ts` must list every field with what it reveals; a
 * test checks that.
 */
@ObjectType('Applicant', {
  simpleResolvers: true,
  description: 'The only way from a company to a person. It has no id: nothing ties two applications together.',
})
export class ApplicantType {
  @Field(() => Boolean, { description: 'The company has accepted, so the identity is shown.' })
  isRevealed!: boolean;

  @Field(() => String, {
    description:
      'Full name; until acceptance the first and last letter of each word with ** between, or ••• where that would spell it out.',
  })
  fullName!: string;

  @Field(() => String, { nullable: true, description: `E-mail address. ${HIDDEN}` })
  email!: string | null;

  @Field(() => String, { nullable: true, description: `Phone number. ${HIDDEN}` })
  phoneNumber!: string | null;

  @Field(() => String, { nullable: true, description: `Path of the profile picture. ${HIDDEN}` })
  pictureUrl!: string | null;

  @Field(() => String, { nullable: true, description: `Path of the CV. ${HIDDEN}` })
  cvUrl!: string | null;

  @Field(() => String, { nullable: true, description: `Path of the portfolio. ${HIDDEN}` })
  portfolioUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Highest education.' })
  education!: string | null;

  @Field(() => [String], { description: 'Technical skills; until acceptance without what identifies a person.' })
  technicalSkills!: string[];

  @Field(() => [String], { description: 'Soft skills; until acceptance without what identifies a person.' })
  softSkills!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      "Work experience in the applicant's words; until acceptance without what identifies a person: names, contacts, links, identity numbers, house numbers.",
  })
  workExperience!: string | null;
}
