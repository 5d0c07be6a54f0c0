import { integer, nullable } from '../../db/row';
import { selectOne } from '../../db/statements';
import type { RequestContext } from '../../graphql/context';
import { ANSWER_DUE_BEFORE, endOfToday, inState, OF_CONTACT } from '../applications';
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
export async function readCompanyWaiting(
  { services }: RequestContext,
  { companyId, contactId }: { companyId: string; contactId: string | null },
): Promise<CompanyWaiting> {
  const now = services.clock.now();
  const proposals = proposalsToAnswer({ companyId, contactId }, now);
  const mine = contactId ? [contactId] : [];
  const ofMine = contactId ? `AND ${OF_CONTACT}` : '';
  const jobIsMine = contactId ? 'AND j.contact_id = ?' : '';
  const row = await selectOne(
    services.dataSource,
    WAITING,
    `SELECT (SELECT COUNT(*) FROM applications a ${proposals.joins} WHERE ${proposals.where}) AS proposals,
            (SELECT COUNT(*) FROM applications a FORCE INDEX (ix_applications_company_status)
             WHERE a.company_id = ? AND ${ANSWER_DUE_BEFORE} ${ofMine}) AS answers_today,
            (SELECT COUNT(*) FROM jobs j
             WHERE j.company_id = ? AND j.is_deleted = 0 AND ${OPEN_WITHOUT_TIMES} ${jobIsMine}) AS jobs_without_times,
            (SELECT COUNT(*) FROM applications a WHERE a.company_id = ? AND ${inState('a', 'WAITING')} ${ofMine}) AS pending`,
    [...proposals.parameters, companyId, endOfToday(now), ...mine, companyId, now, ...mine, companyId, ...mine],
  );
  return {
    proposals: row?.proposals ?? 0,
    answersToday: row?.answers_today ?? 0,
    jobsWithoutTimes: row?.jobs_without_times ?? 0,
    pending: row?.pending ?? 0,
  };
}
