import { integer, nullable } from '../../db/row';
import { selectOne } from '../../db/statements';
import type { RequestContext } from '../../graphql/context';
import { ANSWER_DUE_BEFORE, endOfToday, inState } from '../applications';
import { OPEN_WITHOUT_TIMES } from '../jobs/job-columns.sql';
import type { CompanyWaiting } from './company-waiting.types';
import { proposalsToAnswer } from './proposals-to-answer.sql';

const WAITING = {
  proposals: nullable(integer),
  answers_today: nullable(integer),
  jobs_without_times: nullable(integer),
  pending: nullable(integer),
};

/** In one statement, from indexes: the menu of every page asks for it. */
export async function readCompanyWaiting({ services }: RequestContext, companyId: string): Promise<CompanyWaiting> {
  const now = services.clock.now();
  const proposals = proposalsToAnswer({ companyId }, now);
  const row = await selectOne(
    services.dataSource,
    WAITING,
    `SELECT (SELECT COUNT(*) FROM applications a ${proposals.joins} WHERE ${proposals.where}) AS proposals,
            (SELECT COUNT(*) FROM applications a FORCE INDEX (ix_applications_company_status)
             WHERE a.company_id = ? AND ${ANSWER_DUE_BEFORE}) AS answers_today,
            (SELECT COUNT(*) FROM jobs j
             WHERE j.company_id = ? AND j.is_deleted = 0 AND ${OPEN_WITHOUT_TIMES}) AS jobs_without_times,
            (SELECT COUNT(*) FROM applications a WHERE a.company_id = ? AND ${inState('a', 'WAITING')}) AS pending`,
    [...proposals.parameters, companyId, endOfToday(now), companyId, now, companyId],
  );
  return {
    proposals: row?.proposals ?? 0,
    answersToday: row?.answers_today ?? 0,
    jobsWithoutTimes: row?.jobs_without_times ?? 0,
    pending: row?.pending ?? 0,
  };
}
