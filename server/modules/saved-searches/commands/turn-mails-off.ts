import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { idOfToken } from '../../mail';
import { SavedSearch } from '../saved-search.entity';

/** By the link of a mail; the search stays. True also when it is off or deleted already; false for a token not signed here. */
export async function turnMailsOff({ env, dataSource }: Services, token: string): Promise<boolean> {
  const id = idOfToken(env, 'saved search mails', token);
  if (id === null) return false;
  await write(dataSource, (manager) =>
    manager.getRepository(SavedSearch).update({ id }, { cadence: 'OFF', nextDueAt: null }),
  );
  return true;
}
