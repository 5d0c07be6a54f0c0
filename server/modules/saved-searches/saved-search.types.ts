import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { EmploymentType } from '../../../domain/jobs';
import { SavedSearchCadence } from '../../../domain/saved-searches';
import { LocationType } from '../../../domain/slots';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime, Rupiah } from '../../graphql/scalars';
import { JobFilterInput } from '../job-search';

@ObjectType({ simpleResolvers: true, description: 'The filter of a saved search, as `JobFilterInput` takes it.' })
export class SavedSearchFilter {
  @Field(() => EmploymentType, { nullable: true, description: 'Only this type.' })
  employmentType!: EmploymentType | null;

  @Field(() => ID, { nullable: true, description: 'Only jobs in this place.' })
  placeId!: string | null;

  @Field(() => Rupiah, { nullable: true, description: 'Only jobs that pay up to this much a month or more.' })
  salaryFrom!: number | null;

  @Field(() => LocationType, { nullable: true, description: 'Only jobs with an interview slot of this type.' })
  interviewType!: LocationType | null;

  @Field(() => Int, { nullable: true, description: 'Only jobs with a free interview slot within so many days.' })
  freeWithinDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'Only jobs posted within so many days; mails do not look at it.' })
  postedWithinDays!: number | null;
}

@ObjectType('SavedSearch', {
  simpleResolvers: true,
  description: 'A search that a seeker keeps, to be mailed what is new.',
})
export class SavedSearchType {
  @Field(() => ID, { description: 'Names it to its owner.' })
  id!: string;

  @Field(() => String, { description: 'As its owner calls it.' })
  name!: string;

  @Field(() => String, { description: 'What is searched for; may be empty.' })
  search!: string;

  @Field(() => SavedSearchFilter, { description: 'What narrows the list.' })
  filter!: SavedSearchFilter;

  @Field(() => SavedSearchCadence, { description: 'How often what is new is mailed, at most.' })
  cadence!: SavedSearchCadence;

  @Field(() => DateTime, { description: 'When it was saved.' })
  createdAt!: Date;
}

@InputType({ description: 'A search to keep; it needs a search or at least one filter.' })
export class SaveSearchInput {
  @Field(() => String, { nullable: true, description: 'At most 60 characters; no two of one person have the same.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'What is searched for, as `jobs` takes it.' })
  search?: string | null;

  @Field(() => JobFilterInput, { nullable: true, description: 'What narrows the list.' })
  filter?: JobFilterInput | null;

  @Field(() => SavedSearchCadence, { description: 'How often what is new is mailed, at most.' })
  cadence!: SavedSearchCadence;
}

@PayloadType('Answer to changing a saved search.')
export class SavedSearchPayload extends Payload {
  @Field(() => SavedSearchType, { nullable: true, description: 'As it is now; null once it is deleted.' })
  savedSearch?: SavedSearchType | null;
}
