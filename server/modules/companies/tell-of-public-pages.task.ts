import { IsNull } from 'typeorm';
import { MINUTE_MS } from '../../../domain/time';
import { eachDue } from '../../background/each-due';
import { inOneProcess, type MayGoOn, type Task } from '../../background/task';
import { lockRows } from '../../db/lock';
import { inTransaction } from '../../db/transaction';
import type { Services } from '../../services';
import { companyMailAddress } from '../accounts/public';
import { Company } from './company.entity';
import { publicPagesMail } from './company.mails';
import { companiesToTell } from './company.sql';

const BATCH = 200;

/** Tells companies from before public pages that they can have them. */
export const publicPagesNews: Task = {
  name: 'public-pages-news',
  ...inOneProcess(5 * MINUTE_MS),
  failure: 'companies could not be told about public pages; tried again in five minutes',
  run: tellOfPublicPages,
};

/** One mail to each company, with which its switch appears. */
export async function tellOfPublicPages(services: Services, mayGoOn: MayGoOn, batch = BATCH): Promise<void> {
  await eachDue<string>(services, mayGoOn, {
    batch,
    read: (after = '') => companiesToTell(services.dataSource, { after, batch }),
    take: (companyId) => tell(services, companyId),
    failure: 'a company could not be told about public pages; tried again in five minutes',
    idsOf: (companyId) => ({ companyId }),
  });
}

async function tell({ dataSource, clock, env, outbox }: Services, companyId: string): Promise<void> {
  await inTransaction(
    dataSource,
    async (transaction) => {
      const { manager } = transaction;
      await lockRows(transaction, { company: companyId });
      const companies = manager.getRepository(Company);
      const untold = { id: companyId, toldOfPublicAt: IsNull(), erasingAt: IsNull() };
      const told = await companies.update(untold, { toldOfPublicAt: clock.now() });
      const to = await companyMailAddress(manager, companyId);
      if (told.affected === 0 || !to) return;
      const { companyName } = await companies.findOneByOrFail({ id: companyId });
      const mail = publicPagesMail({ to, appUrl: env.APP_URL, companyName });
      await outbox.queueMail(transaction, `public-pages:${companyId}`, mail);
    },
    { repeatable: true },
  );
}
