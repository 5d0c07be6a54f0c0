import type { Language } from '../../../../domain/language';
import type { Actor } from '../../../actor';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { Account } from '../../accounts';

/** The language of the account's screens and mails from now on, in every browser. */
export async function setLanguage(services: Services, { accountId }: Actor, language: Language): Promise<void> {
  await write(services.dataSource, (manager) => manager.getRepository(Account).update(accountId, { language }));
}
