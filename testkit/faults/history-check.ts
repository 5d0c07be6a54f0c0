import type { Acknowledged } from './history';

/** What a node holds, read in one moment. */
export interface Rows {
  slots: { id: string; seats: number; taken: number }[];
  applications: { id: string; companyId: string; slotId: string | null; status: string }[];
  requests: { applicationId: string; status: string }[];
  balances: { companyId: string; tokens: number }[];
  ledger: {
    companyId: string;
    type: string;
    amount: number;
    balanceAfter: number;
    applicationId: string | null;
    invoiceId: string | null;
  }[];
  invoices: { id: string; companyId: string; reference: string | null; bought: number; isCredited: boolean }[];
}

/**
 * What is wrong with what people were told, and with what a node holds. It is written from what people were promised and shares
 * nothing with the product, so that an error of the product's own rules is seen here.
 */
export function brokenIn(history: readonly Acknowledged[], rows: Rows): string[] {
  return [
    ...lost(history, rows),
    ...overfullSlots(rows),
    ...decidedTwice(history, rows),
    ...wrongLedgers(rows),
    ...severalRequests(rows),
  ];
}

/** Everything that was acknowledged before the rows were read must be in them. */
function lost(history: readonly Acknowledged[], { applications, requests, invoices }: Rows): string[] {
  const withStatus = (status: string): string[] =>
    applications.filter((one) => one.status === status).map(({ id }) => id);
  const references = (of: Rows['invoices']): (string | null)[] => of.map(({ reference }) => reference);
  const kept: Record<Acknowledged['kind'], ReadonlySet<string | null>> = {
    apply: new Set(applications.map(({ id }) => id)),
    accept: new Set(withStatus('ACCEPTED')),
    reject: new Set(withStatus('REJECTED')),
    withdraw: new Set(withStatus('WITHDRAWN')),
    request: new Set(requests.map(({ applicationId }) => applicationId)),
    move: new Set(requests.filter(({ status }) => status === 'ACCEPTED').map(({ applicationId }) => applicationId)),
    invoice: new Set(references(invoices)),
    credit: new Set(references(invoices.filter(({ isCredited }) => isCredited))),
  };
  return history.filter(({ kind, id }) => !kept[kind].has(id)).map(({ kind, id }) => `lost: ${kind} ${id}`);
}

function overfullSlots({ slots, applications }: Rows): string[] {
  const seated = counted(
    applications.filter(({ status }) => status === 'PENDING' || status === 'ACCEPTED'),
    ({ slotId }) => slotId,
  );
  return slots.flatMap(({ id, seats, taken }) => {
    const count = seated.get(id) ?? 0;
    if (count > seats) return [`seats: ${count} people in the ${seats} of slot ${id}`];
    return count === taken ? [] : [`seats: slot ${id} says ${taken} of ${count} people`];
  });
}

/** No application was both accepted and rejected, as its people heard it, and each acceptance was paid for once. */
function decidedTwice(history: readonly Acknowledged[], { applications, ledger }: Rows): string[] {
  const told = (kind: Acknowledged['kind']): Set<string> =>
    new Set(history.filter((one) => one.kind === kind).map(({ id }) => id));
  const [accepted, rejected] = [told('accept'), told('reject')];
  const both = [...accepted].filter((id) => rejected.has(id)).map((id) => `decisions: two of application ${id}`);
  const paid = counted(
    ledger.filter(({ type }) => type === 'USAGE'),
    ({ applicationId }) => applicationId,
  );
  const unpaid = applications.flatMap(({ id, status }) => {
    const times = paid.get(id) ?? 0;
    return times === (status === 'ACCEPTED' ? 1 : 0)
      ? []
      : [`decisions: ${status} application ${id} paid ${times} times`];
  });
  return [...both, ...unpaid];
}

/** Of each company: what it was given and bought, less a token for each acceptance, one booking after the other. */
function wrongLedgers({ balances, ledger, invoices, applications }: Rows): string[] {
  return balances.flatMap(({ companyId, tokens }) => {
    const isOwn = (row: { companyId: string }): boolean => row.companyId === companyId;
    const bookings = ledger.filter(isOwn);
    const sumOf = (type: string): number =>
      bookings.filter((one) => one.type === type).reduce((sum, { amount }) => sum + amount, 0);
    const bought = invoices.filter((one) => isOwn(one) && one.isCredited).reduce((sum, one) => sum + one.bought, 0);
    const accepted = applications.filter((one) => isOwn(one) && one.status === 'ACCEPTED').length;
    const wrong = (what: string): string[] => [`ledger: ${what} of company ${companyId}`];
    if (sumOf('PURCHASE') !== bought) return wrong(`${sumOf('PURCHASE')} of ${bought} bought tokens`);
    if (tokens !== sumOf('GRANT') + bought - accepted) return wrong(`a balance of ${tokens}`);
    if (tokens < 0 || bookings.some(({ balanceAfter }) => balanceAfter < 0)) return wrong('a negative balance');
    return isChain(bookings, tokens) ? [] : wrong('two bookings on the same balance');
  });
}

/** Whether the bookings can follow each other from nothing to the balance. Servers' clocks differ, so no time says in which order. */
function isChain(bookings: Rows['ledger'], tokens: number): boolean {
  const open = new Map<number, number>();
  const add = (balance: number, by: number): void => void open.set(balance, (open.get(balance) ?? 0) + by);
  for (const { amount, balanceAfter } of [...bookings, { amount: -tokens, balanceAfter: 0 }]) {
    add(balanceAfter - amount, -1);
    add(balanceAfter, 1);
  }
  return [...open.values()].every((count) => count === 0);
}

function severalRequests({ requests }: Rows): string[] {
  const open = counted(
    requests.filter(({ status }) => status === 'PENDING'),
    ({ applicationId }) => applicationId,
  );
  return [...open]
    .filter(([, count]) => count > 1)
    .map(([id, count]) => `requests: ${count} open of application ${id}`);
}

function counted<Row>(rows: readonly Row[], by: (row: Row) => string | null): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const row of rows) counts.set(by(row), (counts.get(by(row)) ?? 0) + 1);
  return counts;
}
