import { aCompany, signIn } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { anInvoice, callbackOf, confirm, sendCallback, tokensOf } from '../../../testkit/market/payment-factory';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';

// The real limits, over two processes on one database.
const first = useServer({ RATE_LIMIT_FACTOR: '1' });
const second = useSecondServer({ RATE_LIMIT_FACTOR: '1' });

it('looks at payments 30 times in five minutes for one company, counted over all processes, and then leaves it to the callback', async () => {
  const [company, other] = await Promise.all([aCompany(first), aCompany(first)]);
  const [invoice, ofOther] = [await anInvoice(company), await anInvoice(other)];
  const find = jest.spyOn(first.services.payments, 'find');
  const findToo = jest.spyOn(second.services.payments, 'find');
  const elsewhere = { client: await signIn(second, company.email) };

  const answers = await atOnce(40, (index) => confirm(index % 2 === 0 ? company : elsewhere, invoice));

  expect(answers.filter(({ outcome }) => outcome === 'CANCELLED')).toHaveLength(30);
  const refused = answers.filter(({ outcome }) => outcome === null);
  expect(refused.map(({ errors }) => errors)).toEqual(
    Array.from({ length: 10 }, () => [
      {
        code: 'TOO_MANY_ATTEMPTS',
        message: 'Too many attempts. Please wait a few minutes and try again.',
        field: null,
      },
    ]),
  );
  expect(find.mock.calls.length + findToo.mock.calls.length).toBe(30);
  expect((await confirm(other, ofOther)).outcome).toBe('CANCELLED');

  // The provider's own word still credits.
  await sendCallback(first, callbackOf(invoice, 'PAID'));
  expect(await tokensOf(company)).toBe(8);
});
