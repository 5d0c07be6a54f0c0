import { SeededRandom } from '../../testkit/seeded-random';
import { DAY_MS } from '../../domain/time';
import { amountsOf, FOUNDING_DAYS, FOUNDING_SHARE, HISTORY_DAYS, type Amounts } from './amounts';
import { fractionOf, idOf } from './ids';
import { companyName } from './texts';

/** The origin of all rows: the same seed and moment give the same rows. */
export interface Origin {
  scale: number;
  seed: number;
  /** The last moment of the two years. */
  base: number;
}

/** Companies and seekers by number, in the order in which they registered. */
export class Population {
  readonly amounts: Amounts;
  readonly companyNames: string[] = [];

  constructor(readonly origin: Origin) {
    this.amounts = amountsOf(origin.scale);
    const random = new SeededRandom(`companies ${origin.seed}`);
    for (let number = 0; number < this.amounts.companies; number += 1) this.companyNames.push(companyName(random));
  }

  /** When number `number` of `total` registered: some before the first job was posted, the others evenly after it. */
  private registeredAt(number: number, total: number): number {
    const share = number / total;
    const { base } = this.origin;
    if (share < FOUNDING_SHARE)
      return Math.floor(base - (HISTORY_DAYS + FOUNDING_DAYS * (1 - share / FOUNDING_SHARE)) * DAY_MS);
    return Math.floor(base - HISTORY_DAYS * (1 - (share - FOUNDING_SHARE) / (1 - FOUNDING_SHARE)) * DAY_MS);
  }

  /** How many of `total` had registered by then; at least the founders'. */
  registeredBy(time: number, total: number): number {
    const passed = Math.min(1, Math.max(0, 1 - (this.origin.base - time) / (HISTORY_DAYS * DAY_MS)));
    return Math.max(1, Math.floor((FOUNDING_SHARE + (1 - FOUNDING_SHARE) * passed) * total) - 1);
  }

  companyCreatedAt(number: number): number {
    return this.registeredAt(number, this.amounts.companies);
  }

  seekerCreatedAt(number: number): number {
    return this.registeredAt(number, this.amounts.seekers);
  }

  /** Nine of ten are; the rest wait for a decision or were rejected. */
  isVerified(company: number): boolean {
    return company % 10 !== 3;
  }

  isRejected(company: number): boolean {
    return company % 20 === 13;
  }

  hasLogo(company: number): boolean {
    return this.fraction(company, 1) < 0.4;
  }

  hasPicture(seeker: number): boolean {
    return this.fraction(seeker, 2) < 0.6;
  }

  fraction(number: number, purpose: number): number {
    return fractionOf(this.origin.seed, number, purpose);
  }

  adminAccountId(): string {
    return idOf('admin', 0, this.companyCreatedAt(0));
  }

  companyId(number: number): string {
    return idOf('company', number, this.companyCreatedAt(number));
  }

  companyAccountId(number: number): string {
    return idOf('companyAccount', number, this.companyCreatedAt(number));
  }

  logoId(company: number): string | null {
    return this.hasLogo(company) ? idOf('logo', company, this.companyCreatedAt(company)) : null;
  }

  seekerId(number: number): string {
    return idOf('seeker', number, this.seekerCreatedAt(number));
  }

  seekerAccountId(number: number): string {
    return idOf('seekerAccount', number, this.seekerCreatedAt(number));
  }

  pictureId(seeker: number): string | null {
    return this.hasPicture(seeker) ? idOf('picture', seeker, this.seekerCreatedAt(seeker)) : null;
  }

  cvId(seeker: number): string {
    return idOf('cv', seeker, this.seekerCreatedAt(seeker));
  }
}

export const companyEmail = (number: number): string => `perusahaan-${String(number).padStart(7, '0')}@bench.test`;
export const seekerEmail = (number: number): string => `pelamar-${String(number).padStart(7, '0')}@bench.test`;
export const ADMIN_EMAIL = 'admin@bench.test';
