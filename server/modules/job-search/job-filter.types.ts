import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { EmploymentType } from '../../../domain/jobs';
import { LocationType } from '../../../domain/slots';
import { Rupiah } from '../../graphql/scalars';

@InputType({ description: 'What narrows a list of jobs; what is missing narrows nothing.' })
export class JobFilterInput {
  @Field(() => EmploymentType, { nullable: true, description: 'Only this type.' })
  employmentType?: EmploymentType | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only jobs in this place, such as `jakarta-selatan`; a province contains its cities.',
  })
  placeId?: string | null;

  @Field(() => Rupiah, {
    nullable: true,
    description: 'Only jobs that pay up to this much a month or more; an hourly salary counts 173 times.',
  })
  salaryFrom?: number | null;

  @Field(() => LocationType, { nullable: true, description: 'Only jobs with an interview slot of this type.' })
  interviewType?: LocationType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only jobs with a free interview slot within so many days, today (WIB) included; 1 to 90.',
  })
  freeWithinDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only jobs posted within so many days, today (WIB) included; 1 to 365.',
  })
  postedWithinDays?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'How many jobs a choice of a filter leaves.' })
export class FilterChoice {
  @Field(() => String, { description: 'As the filter takes it: an enum value, rupiah a month, or days.' })
  value!: string;

  @Field(() => Int, { description: 'Jobs under this choice and all other filters; at most five seconds old.' })
  jobs!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A place with jobs.' })
export class PlaceChoice {
  @Field(() => ID, { description: 'As the filter takes it.' })
  id!: string;

  @Field(() => String, { description: 'Its name in the language of the request.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'The province that it is in; null for provinces and regions.' })
  provinceId!: string | null;

  @Field(() => Int, { description: 'Jobs in it under all other filters; at most five seconds old.' })
  jobs!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What each choice of a filter leaves of a list; choices that leave nothing are missing.',
})
export class JobFilterCounts {
  @Field(() => [FilterChoice], { description: 'By `EmploymentType`.' })
  employmentTypes!: FilterChoice[];

  @Field(() => [PlaceChoice], {
    description: 'Places, most jobs first; the chosen one even without jobs, for its name.',
  })
  places!: PlaceChoice[];

  @Field(() => [FilterChoice], { description: 'By salary from, in rupiah a month.' })
  salaries!: FilterChoice[];

  @Field(() => [FilterChoice], { description: 'By `LocationType` of their interviews.' })
  interviewTypes!: FilterChoice[];

  @Field(() => [FilterChoice], { description: 'By days until a free interview slot.' })
  freeWithin!: FilterChoice[];

  @Field(() => [FilterChoice], { description: 'By days since they were posted.' })
  postedWithin!: FilterChoice[];
}
