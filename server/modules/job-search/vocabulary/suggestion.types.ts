import { Field, Int, ObjectType } from 'type-graphql';
import { JobSuggestionKind } from '../../../../domain/job-suggestions';

@ObjectType('JobSuggestion', { simpleResolvers: true, description: 'Something to search jobs for.' })
export class JobSuggestionType {
  @Field(() => JobSuggestionKind, { description: 'Where the jobs hold it.' })
  kind!: JobSuggestionKind;

  @Field(() => String, { description: 'As most jobs spell it.' })
  text!: string;

  @Field(() => Int, { description: 'How many open jobs of verified companies hold it; a minute old or so.' })
  jobs!: number;
}
