import type { GraphQLResolveInfo } from 'graphql';
import { shownBy, shownNamesOf } from '../../db/field-table';
import { askedFields } from '../../graphql/selection';
import { JOB_CARD, jobProjectionFor, type JobProjection } from '../jobs/job-columns.sql';
import { SEEKER_TABLE } from '../seekers/seeker.table';
import { ALWAYS_READ, APPLICATION_TABLE } from './application.table';

/** Which columns a list needs beside ids, names and times. */
export interface Wanted {
  interview: 'none' | 'time' | 'all';
  personTexts: boolean;
  /** What of the job, where it is joined. */
  job: JobProjection;
}

export const EVERYTHING: Wanted = { interview: 'all', personTexts: true, job: JOB_CARD };

/** Fields that need no interview; any other but its time may. */
const NARROW_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  ...shownBy(APPLICATION_TABLE, ALWAYS_READ),
  'job',
  'applicant',
  'skillsFound',
  'interview',
  'replyState',
]);
const PERSON_TEXT_FIELDS = shownNamesOf(SEEKER_TABLE, 'open', 'masked').filter((name) => name !== 'fullName');

/** What a field's selection wants of the applications at the end of this path below it. */
export function selectedColumns(...path: string[]): (info: GraphQLResolveInfo) => Wanted {
  const [ofApplication, ofApplicant, ofJob] = [
    askedFields(...path),
    askedFields(...path, 'applicant'),
    askedFields(...path, 'job'),
  ];
  const known = new WeakMap<GraphQLResolveInfo['fieldNodes'], Wanted>();
  const find = (info: GraphQLResolveInfo): Wanted => {
    const asked = ofApplication(info);
    const further = [...asked].filter((field) => !NARROW_FIELDS.has(field));
    const applicant = ofApplicant(info);
    return {
      interview:
        further.length === 0 ? 'none' : further.every((field) => field === 'selectedInterview') ? 'time' : 'all',
      personTexts: asked.has('skillsFound') || PERSON_TEXT_FIELDS.some((field) => applicant.has(field)),
      job: jobProjectionFor(ofJob(info)),
    };
  };
  return (info) => {
    const wanted = known.get(info.fieldNodes) ?? find(info);
    known.set(info.fieldNodes, wanted);
    return wanted;
  };
}
