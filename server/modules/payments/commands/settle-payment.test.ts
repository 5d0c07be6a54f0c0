import { newId } from '../../../db/columns';
import { aSeeker, type TestCompany } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { accept, aJob, applied } from '../../../../testkit/market/job-factory';
import {
  aPurchase,
  callbackOf,
  flagsOf,
  invoiceStatusOf,
  sendCallback,
  tokensOf,
} from '../../../../testkit/market/payment-factory';
import { useServer } from '../../../../testkit/server/test-server';
import { whileLocked } from '../../../../testkit/races/while-locked';
import { TokenTransaction } from '../../tokens';

const server = useServer();
afterEach(() => expectInvariants(server));

const TAKEN = { status: 200, body: { success: true } };
const stateOf = async (company: TestCompany) => [await invoiceStatusOf(company), await tokensOf(company)];

describe('a refund', () => {
  it('takes back the bought tokens once, is flagged, and is final: a late PAID credits nothing', async () => {
    const { company, invoice } = await aPurchase(server);
    await sendCallback(server, callbackOf(invoice, 'PAID'));

    await atOnce(20, () => sendCallback(server, callbackOf(invoice, 'REFUND')));

    expect(await stateOf(company)).toEqual(['REFUND', 1]);
    expect(await flagsOf(server, invoice)).toEqual(['REFUND']);
    expect(await sendCallback(server, callbackOf(invoice, 'PAID'))).toEqual(TAKEN);
    expect(await stateOf(company)).toEqual(['REFUND', 1]);
  });

  it('never takes the balance below zero, with acceptances at the same moment', async () => {
    const { company, invoice } = await aPurchase(server, 'tokens-3');
    await sendCallback(server, callbackOf(invoice, 'PAID'));
    const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
    const seekers = await Promise.all(Array.from({ length: 4 }, () => aSeeker(server)));
    const ids = await Promise.all(seekers.map((seeker) => applied(seeker, job)));
    await accept(company, ids[0] ?? '');
    await accept(company, ids[1] ?? '');

    await Promise.all([
      atOnce(10, () => sendCallback(server, callbackOf(invoice, 'REFUND'))),
      accept(company, ids[2] ?? ''),
      accept(company, ids[3] ?? ''),
    ]);

    expect(await tokensOf(company)).toBe(0);
    expect(await flagsOf(server, invoice)).toEqual(['REFUND_SHORT']);
  });

  it('takes the rest after a running acceptance has ended', async () => {
    const { company, invoice } = await aPurchase(server, 'tokens-3');
    await sendCallback(server, callbackOf(invoice, 'PAID'));

    const answer = await whileLocked(
      server,
      async (writer) => {
        await writer.query('UPDATE token_balances SET tokens = tokens - 2 WHERE company_id = ?', [company.companyId]);
        await writer.insert(TokenTransaction, {
          id: newId(),
          companyId: company.companyId,
          type: 'USAGE',
          amount: -2,
          balanceAfter: 2,
          applicationId: newId(),
          createdAt: server.clock.now(),
        });
      },
      () => sendCallback(server, callbackOf(invoice, 'REFUND')),
    );

    expect(answer).toEqual(TAKEN);
    expect(await tokensOf(company)).toBe(0);
    expect(await flagsOf(server, invoice)).toEqual(['REFUND_SHORT']);
  });

  it('of what was never paid takes nothing', async () => {
    const { company, invoice } = await aPurchase(server);

    await sendCallback(server, callbackOf(invoice, 'REFUND'));

    expect(await tokensOf(company)).toBe(1);
    expect(await flagsOf(server, invoice)).toEqual(['REFUND']);
  });
});
