import { batchesOf } from '../../db/batches';
import { write } from '../../db/write';
import { applicationIdsAfter, jobIdsAfter, removeMails, waitingMails, type WaitingMail } from './erased-rows.sql';
import type { ErasureServices } from './erasure-services';

interface Forgotten {
  accountId: string;
  /** Null when the account is gone. */
  email: string | null;
  isWholeAccount: boolean;
  /** Names and numbers; they are gone too when an interrupted erasure is repeated. */
  names: readonly string[];
  seekerId: string | null;
  companyId: string | null;
}

/** A shorter name is in other words. */
const NAME_FROM = 4;

/**
 * Removes the mails that wait in the outbox and are to the person or about their applications and jobs, but not the notices
 * of the erasure itself, which name no one. Mails in the local stand-in go as well; sent ones cannot be recalled.
 */
export async function forgetMails(services: ErasureServices, forgotten: Forgotten): Promise<void> {
  const { dataSource, deliveredMails } = services;
  const { accountId, email, isWholeAccount, seekerId, companyId } = forgotten;
  const names = forgotten.names.filter((name) => name.length >= NAME_FROM);
  const ids = new Set([
    // Mails to colleagues have the accounts that they name in their key.
    ...(isWholeAccount ? [accountId] : []),
    ...(seekerId ? await allIds((page) => applicationIdsAfter(dataSource, 'seeker', seekerId, page)) : []),
    ...(companyId ? await allIds((page) => applicationIdsAfter(dataSource, 'company', companyId, page)) : []),
    ...(companyId ? await allIds((page) => jobIdsAfter(dataSource, companyId, page)) : []),
  ]);
  const isForgotten = ({ effect_key: key, payload }: WaitingMail): boolean => {
    if (email !== null && payload.includes(JSON.stringify(email))) {
      if (isWholeAccount || names.some((name) => payload.includes(name))) return true;
    }
    if (/^(?:push:)?erasure-/.test(key)) return false;
    return (`${key} ${payload}`.match(/[0-9A-HJKMNP-TV-Z]{26}/g) ?? []).some((id) => ids.has(id));
  };
  const waiting = batchesOf<WaitingMail>((after, limit) => waitingMails(dataSource, after?.id ?? '', limit));
  for await (const mails of waiting) {
    const gone = mails.filter(isForgotten).map(({ id }) => id);
    if (gone.length > 0) await write(dataSource, (manager) => removeMails(manager, gone));
  }
  // An invitation of the other side names no one, but has the place that was written for the interview.
  deliveredMails?.forget([...(isWholeAccount && email !== null ? [email] : []), ...names], [...ids]);
}

async function allIds(page: (from: { after: string; limit: number }) => Promise<string[]>): Promise<string[]> {
  const all: string[] = [];
  for await (const ids of batchesOf<string>((after = '', limit) => page({ after, limit }))) all.push(...ids);
  return all;
}
