import type { ApplicationParty } from '../../../domain/applications';
import type { LocalSpan } from '../../../domain/interview-times';
import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { companyMailAddress, seekerMailAddress } from '../accounts/public';
import type { LockedApplication } from '../applications/public';
import { rescheduleMail, type RescheduleNews } from './reschedule.mails';

interface News {
  application: LockedApplication;
  /** Who asked or answered; the mail goes to the other side. */
  by: ApplicationParty;
  news: RescheduleNews;
  time: LocalSpan;
}

/** Mails the other side. The person is not named, although the application is accepted. */
export async function tellOtherParty(
  services: Services,
  transaction: Transaction,
  { application, by, news, time }: News,
): Promise<void> {
  const toSeeker = by === 'COMPANY';
  const to = toSeeker
    ? await seekerMailAddress(transaction.manager, application.seeker_id)
    : await companyMailAddress(transaction.manager, application.company_id);
  if (!to) return;
  const mail = rescheduleMail({ to, appUrl: services.env.APP_URL, application, toSeeker, news, time });
  await services.outbox.queueMail(transaction, `reschedule-${news}:${newId()}`, mail);
}
