import type { Acknowledged } from './history';
import { brokenIn, type Rows } from './history-check';

/** A company that was given a token, bought six and accepted one of two people, whose interview was moved. */
const rows = (): Rows => ({
  slots: [
    { id: 'nine', seats: 1, taken: 1 },
    { id: 'ten', seats: 1, taken: 0 },
  ],
  applications: [
    { id: 'sari', companyId: 'pt', slotId: 'nine', status: 'ACCEPTED' },
    { id: 'budi', companyId: 'pt', slotId: 'ten', status: 'REJECTED' },
  ],
  requests: [{ applicationId: 'sari', status: 'ACCEPTED' }],
  balances: [{ companyId: 'pt', tokens: 6 }],
  ledger: [
    { companyId: 'pt', type: 'USAGE', amount: -1, balanceAfter: 6, applicationId: 'sari', invoiceId: null },
    { companyId: 'pt', type: 'GRANT', amount: 1, balanceAfter: 1, applicationId: null, invoiceId: null },
    { companyId: 'pt', type: 'PURCHASE', amount: 6, balanceAfter: 7, applicationId: null, invoiceId: 'one' },
  ],
  invoices: [{ id: 'one', companyId: 'pt', reference: 'T1', bought: 6, isCredited: true }],
});
const told = (kind: Acknowledged['kind'], id: string): Acknowledged => ({ kind, id, at: 0 });
const HISTORY = [
  ...[told('apply', 'sari'), told('apply', 'budi'), told('accept', 'sari'), told('reject', 'budi')],
  ...[told('request', 'sari'), told('move', 'sari'), told('invoice', 'T1'), told('credit', 'T1')],
];

/** The rows after a change. */
function changed(change: (rows: Rows) => unknown): Rows {
  const copy = rows();
  change(copy);
  return copy;
}

it('finds nothing in a good history', () => expect(brokenIn(HISTORY, rows())).toEqual([]));

it.each<[string, Rows]>([
  ['lost: apply sari', changed((all) => all.applications.shift())],
  ['lost: reject budi', changed((all) => (all.applications[1] = { ...at(all.applications, 1), status: 'WITHDRAWN' }))],
  ['lost: request sari', changed((all) => (all.requests = []))],
  ['lost: move sari', changed((all) => (at(all.requests, 0).status = 'PENDING'))],
  ['lost: invoice T1', changed((all) => (at(all.invoices, 0).reference = null))],
  ['lost: credit T1', changed((all) => (at(all.invoices, 0).isCredited = false))],
  [
    'seats: 2 people in the 1 of slot nine',
    changed((all) => all.applications.push({ id: 'rini', companyId: 'pt', slotId: 'nine', status: 'PENDING' })),
  ],
  ['seats: slot ten says 1 of 0 people', changed((all) => (at(all.slots, 1).taken = 1))],
  ['decisions: ACCEPTED application sari paid 0 times', changed((all) => all.ledger.shift())],
  ['decisions: ACCEPTED application sari paid 2 times', changed((all) => all.ledger.push(at(all.ledger, 0)))],
  ['decisions: REJECTED application budi paid 1 times', changed((all) => all.ledger.push(paidFor('budi')))],
  ['ledger: 12 of 6 bought tokens of company pt', changed((all) => all.ledger.push(at(all.ledger, 2)))],
  ['ledger: a balance of 7 of company pt', changed((all) => (at(all.balances, 0).tokens = 7))],
  ['ledger: a negative balance of company pt', changed((all) => (at(all.ledger, 0).balanceAfter = -1))],
  // A purchase that did not see the acceptance before it.
  ['ledger: two bookings on the same balance of company pt', changed((all) => (at(all.ledger, 0).balanceAfter = 0))],
  [
    'requests: 2 open of application sari',
    changed((all) => all.requests.push(...['a', 'b'].map(() => ({ applicationId: 'sari', status: 'PENDING' })))),
  ],
])('finds %s', (found, broken) => expect(brokenIn(HISTORY, broken)).toContain(found));

it('finds two decisions that people were told of', () => {
  expect(brokenIn([...HISTORY, told('reject', 'sari')], rows())).toEqual([
    'lost: reject sari',
    'decisions: two of application sari',
  ]);
});

function at<Row>(all: readonly Row[], index: number): Row {
  const row = all[index];
  if (row === undefined) throw new Error(`There is no row ${index}`);
  return row;
}

function paidFor(applicationId: string): Rows['ledger'][number] {
  return { companyId: 'pt', type: 'USAGE', amount: -1, balanceAfter: 5, applicationId, invoiceId: null };
}
