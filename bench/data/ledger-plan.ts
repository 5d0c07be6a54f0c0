import { DAY_MS } from '../../domain/time';
import { STARTING_TOKENS, TOKEN_PACKAGES, type TokenPackage } from '../../domain/tokens';
import type { ApplicationPlan } from './application-plan';

export interface Entry {
  company: number;
  type: 'GRANT' | 'USAGE' | 'PURCHASE';
  amount: number;
  balanceAfter: number;
  application: number | null;
  invoice: number | null;
  at: number;
}

export interface PaidInvoice {
  company: number;
  offer: TokenPackage;
  paidAt: number;
}

/** Companies with fewer tokens at the end buy once more, so that they can spend while measuring. */
const MIN_AT_THE_END = 40;

/**
 * The ledger in the order of writing: the starting tokens, then every acceptance with a purchase before it where the
 * balance had run out. Unverified companies have their starting token and nothing else.
 */
export class LedgerPlan {
  readonly entries: Entry[] = [];
  readonly invoices: PaidInvoice[] = [];
  readonly balances: Uint32Array;
  private readonly lastAt: Float64Array;

  constructor(private readonly applications: ApplicationPlan) {
    const { population } = applications.jobs;
    const { companies } = population.amounts;
    this.balances = new Uint32Array(companies);
    this.lastAt = new Float64Array(companies);
    for (let company = 0; company < companies; company += 1) {
      this.add({
        company,
        type: 'GRANT',
        amount: STARTING_TOKENS,
        application: null,
        invoice: null,
        at: population.companyCreatedAt(company),
      });
    }
    for (const application of this.acceptancesInOrder()) {
      const company = applications.jobs.companyOf(applications.job[application] ?? 0);
      const at = applications.decidedAt[application] ?? 0;
      if (this.balances[company] === 0) this.buy(company, this.packageFor(this.entries.length), at);
      this.add({ company, type: 'USAGE', amount: -1, application, invoice: null, at });
    }
    for (let company = 0; company < companies; company += 1) {
      if (population.isVerified(company)) this.fillUp(company);
    }
    // Ids rise with time, and balances run in the order of the ids.
    this.entries.sort((one, other) => one.at - other.at);
  }

  private acceptancesInOrder(): number[] {
    const { applications } = this;
    const accepted: number[] = [];
    for (let application = 0; application < applications.count; application += 1) {
      if (applications.statusOf(application) === 'ACCEPTED') accepted.push(application);
    }
    return accepted.sort((one, other) => (applications.decidedAt[one] ?? 0) - (applications.decidedAt[other] ?? 0));
  }

  private fillUp(company: number): void {
    const { population } = this.applications.jobs;
    const { base } = population.origin;
    while ((this.balances[company] ?? 0) < MIN_AT_THE_END) {
      this.buy(
        company,
        TOKEN_PACKAGES[5 + Math.floor(population.fraction(company, 50) * 3)],
        base - Math.floor(DAY_MS * population.fraction(company, 51)),
      );
    }
  }

  private packageFor(draw: number): TokenPackage | undefined {
    return TOKEN_PACKAGES[Math.floor(this.applications.jobs.population.fraction(draw, 52) * 6)];
  }

  private buy(company: number, offer: TokenPackage | undefined, at: number): void {
    if (!offer) throw new Error('There is no such package');
    this.add({
      company,
      type: 'PURCHASE',
      amount: offer.tokens + offer.bonus,
      application: null,
      invoice: this.invoices.length,
      at,
    });
    this.invoices.push({ company, offer, paidAt: this.lastAt[company] ?? at });
  }

  private add(entry: Omit<Entry, 'balanceAfter'>): void {
    const { company, amount } = entry;
    const balanceAfter = (this.balances[company] ?? 0) + amount;
    // A later entry of a company never carries an earlier time than the one before it.
    const at = Math.max(entry.at, this.lastAt[company] ?? 0);
    this.balances[company] = balanceAfter;
    this.lastAt[company] = at;
    this.entries.push({ ...entry, at, balanceAfter });
  }
}
