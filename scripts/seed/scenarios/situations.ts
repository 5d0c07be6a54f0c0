import { createHmac } from 'node:crypto';
import { selectOne } from '../../../server/db/statements';
import { inTransaction } from '../../../server/db/transaction';
import { receiveCallback } from '../../../server/modules/payments/public';
import { packageOf, writeInvoice } from '../purchases';
import { askToMove } from '../reschedules';
import type { SeedWorld } from '../seed-world';
import { acceptIt, applyTo, buySixTokens, postWith, setStage, slotsAhead, type Stage } from './stage';

/** What each small scenario does, by the commands of the server. They run at the `now` of the world. */

export async function emptyCompany(world: SeedWorld): Promise<void> {
  await setStage(world, { otherSeekers: 0 });
}

export async function fullJob(world: SeedWorld): Promise<void> {
  const stage = await setStage(world, { otherSeekers: 4 });
  await buySixTokens(stage);
  const job = await postWith(stage, slotsAhead(world, 2, 2));
  for (const seeker of stage.otherSeekers) await applyTo(stage, seeker, job);
}

export async function noTokens(world: SeedWorld): Promise<void> {
  const stage = await setStage(world, { otherSeekers: 5 });
  const job = await postWith(stage, slotsAhead(world, 3, 4));
  const [first, ...others] = [stage.seeker, ...stage.otherSeekers];
  if (first) await acceptIt(stage, await applyTo(stage, first, job));
  for (const seeker of others) await applyTo(stage, seeker, job);
}

export async function rescheduleAskedByCompany(world: SeedWorld): Promise<void> {
  const { company, acceptedId } = await hireTheSeeker(world);
  if (company.actor)
    await askToMove(world, company.actor, acceptedId, 'Calon atasan Anda sedang dinas luar kota pada hari itu.');
}

export async function rescheduleAskedByApplicant(world: SeedWorld): Promise<void> {
  const { seeker, acceptedId } = await hireTheSeeker(world);
  if (seeker.actor) await askToMove(world, seeker.actor, acceptedId, 'Saya ada ujian pada jam tersebut.');
}

async function hireTheSeeker(world: SeedWorld): Promise<Stage & { acceptedId: string }> {
  const stage = await setStage(world, { otherSeekers: 0 });
  const application = await applyTo(stage, stage.seeker, await postWith(stage, slotsAhead(world, 3, 2)));
  await acceptIt(stage, application);
  return { ...stage, acceptedId: application.id };
}

/** The provider reports less money than the invoice asks for: credited nothing, shown to administrators. */
export async function flaggedPayment(world: SeedWorld): Promise<void> {
  const { random, company } = await setStage(world, { otherSeekers: 0 });
  const { services, end } = world;
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
  const invoice = await selectOne<{ merchant_ref: string; reference: string }>(
    services.dataSource,
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
  // History asks no provider; this one report is signed with the key that the server will check.
  const payments = { ...services.payments, isSignedByProvider: () => true };
  await receiveCallback({ ...services, payments }, { body, signature, event: 'payment_status' });
}
