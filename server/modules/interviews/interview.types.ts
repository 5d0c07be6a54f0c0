import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Interview details of an accepted application.' })
export class SaveInterviewDetailsInput {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => String, { nullable: true, description: 'Venue; required.' })
  venue?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Meeting link, starting with https:// or http://, without user and password. Empty or null takes away the one given at acceptance too; missing leaves that one unchanged.',
  })
  link?: string | null;

  @Field(() => String, { nullable: true, description: 'Anything else.' })
  additionalInfo?: string | null;
}
