import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '../../../../domain/language';
import { formatRupiah } from '../../../../domain/money';
import { FlagReason, gravityOf } from '../../../text/posting-flags/reasons';
import { textsIn } from '../../../language/texts';
import type { RequestContext } from '../../../graphql/context';
import { loadJobFlags, type StoredFlag } from './job-flags.sql';

registerEnumType(FlagReason, {
  name: 'FlagReason',
  description: 'Why the rules flag a posting. The gravest reasons hold it until an administrator has decided.',
  valuesConfig: {
    FEES: { description: 'It asks for fees, deposits or purchases.' },
    CONTACT_IN_TEXT: { description: 'Telephone numbers, links or messengers in its text.' },
    COPIED_POSTING: { description: "Nearly the text of another company's posting." },
    SALARY_OUT_OF_RANGE: { description: 'Far from what such jobs pay there, or money for next to nothing.' },
    REPEATED_POSTING: { description: 'Posted again and again.' },
    IDENTITY_OR_BANK_DATA: { description: 'It asks for identity or bank data.' },
    EXPLOITATION: { description: 'Signs of trafficking or exploitation. One of the gravest.' },
    PAPERS_KEPT: { description: 'Original identity papers or certificates are kept. One of the gravest.' },
    MONEY_BEFORE_WORK: { description: 'A payment is demanded before the work starts. One of the gravest.' },
  },
});

@ObjectType('JobFlag', {
  simpleResolvers: true,
  description: 'What a rule has found in a posting. For administrators.',
})
export class JobFlagType {
  @Field(() => ID, { description: 'Id of the job.' })
  jobId!: string;

  @Field(() => FlagReason, { description: 'Which rule.' })
  reason!: FlagReason;

  @Field(() => Int, { description: 'How grave that is, from 1, the gravest, to 4.' })
  gravity!: number;

  @Field(() => String, { description: 'What it has found, as a sentence in the language of the request.' })
  evidence!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The posting that it copies; null for other flags, and after its end.',
  })
  copiedJobId!: string | null;
}

/** The flags of a job, the gravest first, in the language of the request; none without a job. */
export async function shownFlags({ loaders, session }: RequestContext, jobId: string | null): Promise<JobFlagType[]> {
  const flags = jobId ? await loaders.load(loadJobFlags, jobId) : [];
  return flags.map((flag) => jobFlagOf(flag, session.language)).toSorted((one, other) => one.gravity - other.gravity);
}

function jobFlagOf(flag: StoredFlag, language: Language): JobFlagType {
  const { jobId, evidence, copied } = flag;
  const copiedJobId = copied && 'jobId' in evidence ? evidence.jobId : null;
  const { reason } = evidence;
  return { jobId, reason, gravity: gravityOf([reason]), evidence: evidenceText(flag, language), copiedJobId };
}

export function evidenceText({ evidence, copied }: Omit<StoredFlag, 'jobId'>, language: Language): string {
  const t = textsIn(language);
  if ('words' in evidence) return t(`flags.found.${evidence.reason}`, { words: evidence.words });
  switch (evidence.reason) {
    case FlagReason.REPEATED_POSTING:
      return t('flags.repeated', { times: String(evidence.times), days: String(evidence.days) });
    case FlagReason.COPIED_POSTING:
      return copied
        ? t('flags.copied', { percent: String(evidence.percent), title: copied.title, company: copied.companyName })
        : t('flags.copiedUnknown', { percent: String(evidence.percent) });
    case FlagReason.SALARY_OUT_OF_RANGE:
      return t('flags.salary', {
        monthly: formatRupiah(evidence.monthly),
        low: formatRupiah(evidence.low),
        high: formatRupiah(evidence.high),
      });
  }
}
