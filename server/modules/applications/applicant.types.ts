import { Field, ObjectType } from 'type-graphql';
import { SeenSeeker } from '../seekers';

/** Made by `ShownApplicant` alone. */
@ObjectType('Applicant', {
  simpleResolvers: true,
  description: 'The only way from a company to a person. It has no id: nothing ties two applications together.',
})
export class ApplicantType extends SeenSeeker {
  @Field(() => Boolean, { description: 'The company has accepted, so the identity is shown.' })
  isRevealed!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address. Null for a company until it has accepted the application.',
  })
  email!: string | null;
}
