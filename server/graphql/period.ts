import { ArgsType, Field } from 'type-graphql';
import { refuse } from '../../domain/errors';
import { addDays, isLocalDate, wibInstant, type LocalDate } from '../../domain/time';
import { LoadMoreArgs } from './paging';
import { LocalDate as LocalDateScalar } from './scalars';

/** Days in WIB, both included; a missing one leaves that side open. */
export interface Period {
  since?: LocalDate | null;
  until?: LocalDate | null;
}

const SINCE = 'Only from this day in WIB on.';
const UNTIL = 'Only up to the end of this day in WIB.';

/** Which days of a list that has one page. */
@ArgsType()
export class Days {
  @Field(() => LocalDateScalar, { nullable: true, description: SINCE })
  since?: LocalDate | null;

  @Field(() => LocalDateScalar, { nullable: true, description: UNTIL })
  until?: LocalDate | null;
}

/** Which page of which days of a load-more list an administrator asks for. */
@ArgsType()
export class PeriodArgs extends LoadMoreArgs {
  @Field(() => LocalDateScalar, { nullable: true, description: SINCE })
  since?: LocalDate | null;

  @Field(() => LocalDateScalar, { nullable: true, description: UNTIL })
  until?: LocalDate | null;
}

/** Error: PERIOD_INVALID. */
export function periodOf({ since = null, until = null }: Period): { since: LocalDate | null; until: LocalDate | null } {
  const days = [since, until].filter((day) => day !== null);
  const isReversed = since !== null && until !== null && since > until;
  if (!days.every(isLocalDate) || isReversed) throw refuse('PERIOD_INVALID');
  return { since, until };
}

/** From the first instant up to, but without, the last one; null where the period is open. */
export function instantsOf({ since, until }: Period): { from: Date | null; before: Date | null } {
  return {
    from: since ? wibInstant(since, '00:00') : null,
    before: until ? wibInstant(addDays(until, 1), '00:00') : null,
  };
}
