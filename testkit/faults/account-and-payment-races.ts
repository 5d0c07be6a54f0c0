import { aCompany } from '../people/actors';
import { anInvoice, buy, callbackOf, confirm, invoicesOf, sendCallback, tokensOf } from '../market/payment-factory';
import { codesOf, registerCompany, registerSeeker } from '../people/registration';
import { entry } from './application-races';
import { CALLS, callsOfKind, kindOf, PAIRS, times, type Races } from './race';
import { PROVIDER_KEYS } from './server-pair';

/** Money that arrives and people who register. */
export const ACCOUNT_AND_PAYMENT_RACES: Races = {
  'an invoice is credited once, and never undone by a late EXPIRED or FAILED': async ({ pair }) => {
    const company = await aCompany(pair.eyes);
    const invoice = await anInvoice(pair.at(company, 0));
    const statuses = ['PAID', 'EXPIRED', 'FAILED'];
    return {
      call: async (index) => {
        const status = entry(statuses, kindOf(index, statuses.length));
        const answer = await sendCallback({ url: pair.urlOf(index) }, callbackOf(invoice, status), {
          privateKey: PROVIDER_KEYS.privateKey,
        });
        return `${status}: ${answer.status} ${JSON.stringify(answer.body)}`;
      },
      check: async (tally) => {
        expect(tally).toEqual(
          Object.fromEntries(
            statuses.map((status, kind) => [`${status}: 200 {"success":true}`, callsOfKind(kind, statuses.length)]),
          ),
        );
        expect(await invoicesOf(company)).toMatchObject([{ status: 'PAID' }]);
        expect(await tokensOf(company)).toBe(8);
        const again = await sendCallback({ url: pair.urlOf(0) }, callbackOf(invoice, 'EXPIRED'), {
          privateKey: PROVIDER_KEYS.privateKey,
        });
        expect(again.body).toEqual({ success: true });
        expect((await confirm(pair.at(company, 1), invoice)).outcome).toBe('SUCCESS');
      },
    };
  },
  'a merchant_ref is of one invoice, and pressing twice buys once': async ({ pair }) => {
    const companies = await Promise.all(Array.from({ length: PAIRS }, () => aCompany(pair.eyes)));
    const references = new Map<number, Set<string>>();
    return {
      call: async (index) => {
        const buyer = Math.floor(index / 2);
        const { invoice, errors } = await buy(pair.at(entry(companies, buyer), index));
        if (invoice) references.set(buyer, (references.get(buyer) ?? new Set()).add(invoice.merchantRef));
        return `buy: ${invoice?.status ?? errors[0]?.code}`;
      },
      check: (tally) => {
        expect(tally).toEqual({ 'buy: UNPAID': CALLS });
        const ofEachBuyer = [...references.values()].map((own) => [...own]);
        expect(ofEachBuyer.filter(({ length }) => length !== 1)).toEqual([]);
        expect(new Set(ofEachBuyer.flat()).size).toBe(companies.length);
      },
    };
  },
  'one account per e-mail, its starting token given once': async ({ pair }) => {
    const email = `everybody${Date.now()}@people.test`;
    return {
      call: async (index) => {
        const kind = kindOf(index, 2) === 0 ? 'seeker' : 'company';
        const answer = await (kind === 'seeker' ? registerSeeker : registerCompany)(pair.visitor(index), { email });
        return `${kind}: ${codesOf(answer)[0] ?? 'registered'}`;
      },
      check: async (tally) => {
        const roles = times(tally, 'seeker: registered') + times(tally, 'company: registered');
        const refused = times(tally, 'seeker: EMAIL_ALREADY_IN_USE') + times(tally, 'company: EMAIL_ALREADY_IN_USE');
        // The other role is linked when its form comes late enough to see the account.
        expect([1, 2]).toContain(roles);
        expect(refused).toBe(CALLS - roles);
        const rows = await pair.eyes.dataSource.query<
          { seekers: number; companies: number; tokens: number | null; entries: number }[]
        >(
          `SELECT COUNT(DISTINCT s.id) AS seekers, COUNT(DISTINCT c.company_id) AS companies, MAX(b.tokens) AS tokens, COUNT(t.id) AS entries
           FROM accounts a LEFT JOIN seekers s ON s.account_id = a.id LEFT JOIN company_members c ON c.account_id = a.id
             LEFT JOIN token_balances b ON b.company_id = c.company_id LEFT JOIN token_transactions t ON t.company_id = c.company_id
           WHERE a.email = ? GROUP BY a.id`,
          [email],
        );
        const isCompany = times(tally, 'company: registered');
        expect(
          rows.map((row) => ({
            seekers: Number(row.seekers),
            companies: Number(row.companies),
            tokens: Number(row.tokens),
            entries: Number(row.entries),
          })),
        ).toEqual([
          { seekers: times(tally, 'seeker: registered'), companies: isCompany, tokens: isCompany, entries: isCompany },
        ]);
      },
    };
  },
};
