import { Field, InputType, ObjectType } from 'type-graphql';
import { JobPage } from '../jobs';

@ObjectType({ simpleResolvers: true, description: 'What a search was taken to mean.' })
export class UnderstoodSearch {
  @Field(() => String, {
    description: 'What is looked for, without the words around it and without its place; empty where they are all.',
  })
  words!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The place that the search names, or else the filter, in the language of the request.',
  })
  place!: string | null;

  @Field(() => Boolean, { description: 'No job is in the place: these are the same jobs in other places.' })
  isElsewhere!: boolean;

  @Field(() => Boolean, {
    description:
      'The words do not say which job, and no job has the others: these are all jobs, those with the words first.',
  })
  isEverything!: boolean;

  @Field(() => String, { nullable: true, description: 'The search without its typing error; null when there is none.' })
  correctedSearch!: string | null;

  @Field(() => [String], {
    description: 'Other searches whose words are found too, at most six; each can be searched by itself.',
  })
  relatedSearches!: string[];
}

@InputType({ description: 'What an earlier page was taken to mean, as its `understood` says.' })
export class UnderstoodSearchInput {
  @Field(() => String, { nullable: true, description: 'The search without its typing error; null when there is none.' })
  correctedSearch?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'No job was in the place.' })
  isElsewhere!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: 'The words name no job, and no job had them.' })
  isEverything!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Jobs that answer a search: first those whose title has its words, then those that have what it means, then those that have it inside other words; newest first in each.',
})
export class FoundJobPage extends JobPage {
  @Field(() => UnderstoodSearch, { nullable: true, description: 'Null without a search.' })
  understood!: UnderstoodSearch | null;
}
