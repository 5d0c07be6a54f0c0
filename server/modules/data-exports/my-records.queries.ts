import { mayInCompany } from '../../../domain/company-rights';
import type { Language } from '../../../domain/language';
import type { Actor } from '../../actor';
import { read } from '../../db/read';
import type { Services } from '../../services';
import { Account, CalendarFeed } from '../accounts';
import { pauseReason } from '../jobs';
import { pushBrowsersOf } from '../push';
import { deedsOf } from './my-deeds.sql';
import { DataExport } from './data-export.entity';
import {
  barsOf,
  conflictsOf,
  correctionsOf,
  decisionsOf,
  erasuresOf,
  formerNamesOf,
  pausesOf,
  reportsOf,
  searchesOf,
} from './my-records.sql';
import type { MyRecords } from './my-records.types';

/** In both roles of the account, not only the active one. */
export function recordsOf(
  { dataSource, clock }: Pick<Services, 'dataSource' | 'clock'>,
  actor: Actor,
  language: Language,
): Promise<MyRecords> {
  const { accountId, seekerId } = actor;
  // A company's records are in the copies of its owners.
  const companyId = mayInCompany(actor.companyRole, 'EXPORT_DATA') ? actor.companyId : null;
  const own = { ...actor, companyId };
  return read(dataSource, async (manager) => {
    const account = await manager.findOneByOrFail(Account, { id: accountId });
    const { googleSub, createdAt, emailVerifiedAt, provenAt, lastActiveAt } = account;
    return {
      googleSub,
      createdAt,
      emailVerifiedAt,
      provenAt,
      lastActiveAt,
      searches: seekerId ? await searchesOf(manager, seekerId) : [],
      reports: seekerId ? await reportsOf(manager, seekerId) : [],
      pauses: (companyId ? await pausesOf(manager, companyId) : []).map(({ holdReason, ...pause }) => ({
        ...pause,
        reason: pauseReason({ reason: pause.reason, holdReason }, language),
      })),
      decisions: companyId ? await decisionsOf(manager, companyId) : [],
      conflicts: await conflictsOf(manager, own),
      bars: await barsOf(manager, accountId),
      corrections: await correctionsOf(manager, accountId),
      deeds: await deedsOf(manager, accountId),
      formerNames: await formerNamesOf(manager, own),
      calendarFeeds: await manager.find(CalendarFeed, { where: { accountId }, order: { createdAt: 'DESC' } }),
      pushBrowsers: await pushBrowsersOf(manager, actor, { language, now: clock.now() }),
      copies: await manager.find(DataExport, { where: { accountId }, order: { id: 'DESC' } }),
      erasures: await erasuresOf(manager, accountId),
    };
  });
}
