import { createHmac } from 'node:crypto';
import { nullable, text } from '../../../server/db/row';
import { selectOne } from '../../../server/db/statements';
import { inTransaction } from '../../../server/db/transaction';
import { receiveCallback } from '../../../server/modules/payments';
import { buyTokens, packageOf, writeInvoice } from '../purchases';
import { cancelInterview } from '../../../server/modules/reschedules';
import { requestMove } from '../reschedules';
import type { SeedContext } from '../seed-context';
import {
  acceptApplication,
  applyTo,
  postJobWithSlots,
  setUpScenario,
  upcomingSlots,
  type ScenarioSetup,
} from './scenario-setup';

/** The small scenarios, made by the server's commands at the context's `end`. */

export async function fullJob(context: SeedContext): Promise<void> {
  const setup = await setUpScenario(context, 4);
  await buyTokens(context, setup.random, setup.company, packageOf(6));
  const job = await postJobWithSlots(setup, upcomingSlots(context, 2, 2));
  for (const seeker of setup.otherSeekers) await applyTo(setup, seeker, job);
}

export async function noTokens(context: SeedContext): Promise<void> {
  const setup = await setUpScenario(context, 5);
  const job = await postJobWithSlots(setup, upcomingSlots(context, 3, 4));
  const [first, ...others] = [setup.seeker, ...setup.otherSeekers];
  if (first) await acceptApplication(setup, await applyTo(setup, first, job));
  for (const seeker of others) await applyTo(setup, seeker, job);
}

export async function rescheduleAskedByCompany(context: SeedContext): Promise<void> {
  const { company, acceptedId } = await hireTheSeeker(context);
  if (company.actor)
    await requestMove(context, company.actor, acceptedId, 'Calon atasan Anda sedang dinas luar kota pada hari itu.');
}

export async function rescheduleAskedByApplicant(context: SeedContext): Promise<void> {
  const { seeker, acceptedId } = await hireTheSeeker(context);
  if (seeker.actor) await requestMove(context, seeker.actor, acceptedId, 'Saya ada ujian pada jam tersebut.');
}

export async function interviewCancelled(context: SeedContext): Promise<void> {
  const { company, acceptedId } = await hireTheSeeker(context);
  const reason = 'Pewawancara kami sakit. Kami akan mengusulkan waktu lain.';
  if (company.actor) await cancelInterview(context.services, company.actor, { applicationId: acceptedId, reason });
}

async function hireTheSeeker(context: SeedContext): Promise<ScenarioSetup & { acceptedId: string }> {
  const setup = await setUpScenario(context);
  const application = await applyTo(setup, setup.seeker, await postJobWithSlots(setup, upcomingSlots(context, 3, 2)));
  await acceptApplication(setup, application);
  return { ...setup, acceptedId: application.id };
}

/** The provider reports less money than the invoice asks for: credited nothing, shown to administrators. */
export async function flaggedPayment(context: SeedContext): Promise<void> {
  const { random, company } = await setUpScenario(context);
  const { services, end } = context;
  const offer = packageOf(6);
  const id = await inTransaction(services.dataSource, (transaction) =>
    writeInvoice(transaction, {
      random,
      company,
      offer,
      status: 'UNPAID',
      createdAt: new Date(end.getTime() - 60_000),
      paidAt: null,
    }),
  );
  const invoice = await selectOne(
    services.dataSource,
    { merchant_ref: text, reference: nullable(text) },
    'SELECT merchant_ref, reference FROM invoices WHERE id = ?',
    [id],
  );
  const paid = offer.price - 1_000;
  const body = Buffer.from(
    JSON.stringify({
      ...invoice,
      payment_method: 'QRIS',
      payment_method_code: 'QRIS',
      total_amount: paid,
      fee_customer: 0,
      amount_received: paid,
      is_closed_payment: 1,
      status: 'PAID',
      paid_at: Math.floor(end.getTime() / 1000),
    }),
  );
  const signature = createHmac('sha256', services.env.TRIPAY_PRIVATE_KEY).update(body).digest('hex');
  // Seeding accepts every signature; this report is signed with the key that the server will check.
  const payments = { ...services.payments, isSignedByProvider: () => true };
  await receiveCallback({ ...services, payments }, { body, signature, event: 'payment_status' });
}
