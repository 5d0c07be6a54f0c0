import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { JobPart, type EmploymentType } from '../../../domain/jobs';
import { ZONE_NAMES, type TimeZone } from '../../../domain/time';
import { formatSalary, type Salary } from '../../../domain/salaries';
import type { Language } from '../../../domain/language';
import { DateTime } from '../../graphql/scalars';
import { textsIn } from '../../language/texts';
import type { JobChange } from './job-edit';

registerEnumType(JobPart, { name: 'JobPart', description: 'A part of a posting that can be edited.' });

@ObjectType('JobChange', { simpleResolvers: true, description: 'One part of a posting before and after an edit.' })
export class JobChangeType {
  @Field(() => JobPart, { description: 'Which part.' })
  part!: JobPart;

  @Field(() => String, { nullable: true, description: 'Before, in the language of the request; null for none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Afterwards, in the language of the request; null for none.' })
  after!: string | null;
}

@ObjectType('JobEdit', { simpleResolvers: true, description: 'What an edit of a posting has changed.' })
export class JobEditType {
  @Field(() => ID, { description: 'Id of the edit.' })
  id!: string;

  @Field(() => ID, { description: 'The account that edited it.' })
  accountId!: string;

  @Field(() => DateTime, { description: 'When.' })
  editedAt!: Date;

  @Field(() => [JobChangeType], { description: 'The parts that changed, at least one.' })
  changes!: JobChangeType[];
}

export function changeOf(change: JobChange, language: Language): JobChangeType {
  const inWords = (content: JobChange['before']): string | null => wordsOf(change.part, content, language);
  return { part: change.part, before: inWords(change.before), after: inWords(change.after) };
}

function wordsOf(part: JobPart, content: JobChange['before'], language: Language): string | null {
  if (content === null) return null;
  if (typeof content !== 'string') return isSalary(content) ? formatSalary(content, language) : content.join(', ');
  if (part === 'timeZone') return ZONE_NAMES[content as TimeZone];
  return part === 'employmentType' ? textsIn(language)(`options.employmentType.${content as EmploymentType}`) : content;
}

function isSalary(content: Salary | readonly string[]): content is Salary {
  return 'period' in content;
}
