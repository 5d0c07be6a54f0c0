import { filePath } from '../../../domain/files';
import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';

/** What a company sees of an applicant before acceptance. Only `shown-applicant.ts` makes it. */
export interface Masked {
  kind: 'masked';
  maskedName: string;
}

/** The applicant's identity: only for an accepted application, or for an administrator. */
export interface Revealed {
  kind: 'revealed';
  fullName: string;
  email: string;
  phoneNumber: string | null;
  pictureFileId: string | null;
  cvFileId: string | null;
  portfolioFileId: string | null;
}

export interface ApplicantParent {
  identity: Masked | Revealed;
  education: string | null;
  technicalSkills: string[];
  softSkills: string[];
  workExperience: string | null;
}

const HIDDEN = 'Null until the company has accepted the application.';

/** `APPLICANT_FIELDS` in `domain/masking.ts` must list every field with what it reveals; a test checks that. */
@ObjectType('Applicant', {
  simpleResolvers: true,
  description: 'The only way from a company to a person. It has no id: nothing ties two applications together.',
})
export class ApplicantType {
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

@Resolver(() => ApplicantType)
export class ApplicantResolver {
  @FieldResolver(() => Boolean, { description: 'The company has accepted, so the identity is shown.' })
  isRevealed(@Root() { identity }: ApplicantParent): boolean {
    return identity.kind === 'revealed';
  }

  @FieldResolver(() => String, {
    description:
      'Full name; until acceptance the first and last letter of each word with ** between, or ••• where that would spell it out.',
  })
  fullName(@Root() { identity }: ApplicantParent): string {
    return identity.kind === 'revealed' ? identity.fullName : identity.maskedName;
  }

  @FieldResolver(() => String, { nullable: true, description: `E-mail address. ${HIDDEN}` })
  email(@Root() { identity }: ApplicantParent): string | null {
    return identity.kind === 'revealed' ? identity.email : null;
  }

  @FieldResolver(() => String, { nullable: true, description: `Phone number. ${HIDDEN}` })
  phoneNumber(@Root() { identity }: ApplicantParent): string | null {
    return identity.kind === 'revealed' ? identity.phoneNumber : null;
  }

  @FieldResolver(() => String, { nullable: true, description: `Path of the profile picture. ${HIDDEN}` })
  pictureUrl(@Root() { identity }: ApplicantParent): string | null {
    return identity.kind === 'revealed' ? filePath(identity.pictureFileId) : null;
  }

  @FieldResolver(() => String, { nullable: true, description: `Path of the CV. ${HIDDEN}` })
  cvUrl(@Root() { identity }: ApplicantParent): string | null {
    return identity.kind === 'revealed' ? filePath(identity.cvFileId) : null;
  }

  @FieldResolver(() => String, { nullable: true, description: `Path of the portfolio. ${HIDDEN}` })
  portfolioUrl(@Root() { identity }: ApplicantParent): string | null {
    return identity.kind === 'revealed' ? filePath(identity.portfolioFileId) : null;
  }
}
