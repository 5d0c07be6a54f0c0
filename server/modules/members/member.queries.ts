import { refuse } from '../../../domain/errors';
import { OWNER_UNDO_HOURS } from '../../../domain/members';
import { HOUR_MS, wibDateOf } from '../../../domain/time';
import type { CompanyActor } from '../../actor';
import { isPossibleId } from '../../db/columns';
import type { Services } from '../../services';
import {
  readFrozenUntil,
  readHandover,
  readMembers,
  readNamedOwner,
  readOwnerChanges,
  type MemberRow,
} from './members.sql';
import type { CompanyMemberType, MemberHandover, OwnerNews } from './member.types';
import { isUndoable } from './owners/owner-change.policy';

/** The members of a company, as one of them reads them, or an administrator (null). */
export async function membersOf(
  { dataSource }: Services,
  companyId: string,
  viewerId: string | null,
): Promise<CompanyMemberType[]> {
  const rows = await readMembers(dataSource, companyId);
  return rows.map((row) => ({ ...row, lastActiveOn: lastDayOf(row), isViewer: row.accountId === viewerId }));
}

/** The last sign-in, or the last use of a session that has not ended. */
function lastDayOf({ lastActiveAt, lastUsedAt }: MemberRow) {
  const latest = Math.max(lastActiveAt?.getTime() ?? 0, lastUsedAt?.getTime() ?? 0);
  return latest === 0 ? null : wibDateOf(new Date(latest));
}

/** As one of the members reads it before another is removed, or before leaving. Error: MEMBER_NOT_FOUND. */
export async function handoverOf(
  { dataSource, clock }: Services,
  { companyId, accountId: viewerId }: CompanyActor,
  accountId: string,
): Promise<MemberHandover> {
  const row = isPossibleId(accountId)
    ? await readHandover(dataSource, { companyId, accountId, now: clock.now() })
    : null;
  if (!row) throw refuse('MEMBER_NOT_FOUND');
  const { jobs, interviews, heirId, heirName } = row;
  return { jobs, interviews, toName: heirName, isToViewer: heirId === viewerId };
}

export async function ownerNewsOf({ dataSource, clock }: Services, companyId: string): Promise<OwnerNews> {
  const now = clock.now();
  const wait = OWNER_UNDO_HOURS * HOUR_MS;
  const [rows, frozenUntil, named] = await Promise.all([
    readOwnerChanges(dataSource, companyId, new Date(now.getTime() - wait)),
    readFrozenUntil(dataSource, companyId, now),
    readNamedOwner(dataSource, companyId),
  ]);
  const changes = rows
    .filter(({ kind, ...row }) => isUndoable({ kind, companyId }, row))
    .map(({ id, kind, name, byName, isByAdmin, createdAt }) => ({
      ...{ id, kind, name, createdAt },
      byName: isByAdmin ? null : byName,
      undoableUntil: new Date(createdAt.getTime() + wait),
    }));
  return { changes, frozenUntil, named };
}
