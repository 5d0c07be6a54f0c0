/** Tokens: what they cost, what they buy, and the ledger's kinds of entry. */

export const ACCEPTANCE_COST = 1;
export const STARTING_TOKENS = 1;

/** `GRANT` is the starting token and `REFUND` what a refund took back: the balance is the ledger's sum. */
export const TransactionType = { PURCHASE: 'PURCHASE', USAGE: 'USAGE', GRANT: 'GRANT', REFUND: 'REFUND' } as const;
export type TransactionType = (typeof TransactionType)[keyof typeof TransactionType];

export interface TokenPackage {
  id: string;
  packageName: string;
  tokens: number;
  bonus: number;
  /** Whole rupiah. */
  price: number;
  popular: boolean;
  special: boolean;
}

function tokenPackage(
  tokens: number,
  bonus: number,
  price: number,
  mark: 'popular' | 'special' | null = null,
): TokenPackage {
  return {
    id: mark === 'special' ? `special-${tokens}` : `tokens-${tokens}`,
    packageName: tokens === 1 ? '1 Token' : `${tokens} Tokens`,
    tokens,
    bonus,
    price,
    popular: mark === 'popular',
    special: mark === 'special',
  };
}

const SINGLE_TOKEN = tokenPackage(1, 0, 20_000);

export const TOKEN_PACKAGES: readonly TokenPackage[] = [
  SINGLE_TOKEN,
  tokenPackage(3, 0, 57_000),
  tokenPackage(6, 1, 100_000, 'popular'),
  tokenPackage(12, 2, 160_000),
  tokenPackage(23, 3, 300_000),
  tokenPackage(35, 5, 420_000),
  tokenPackage(60, 10, 600_000, 'popular'),
  tokenPackage(120, 20, 1_000_000),
  tokenPackage(300, 50, 2_250_000),
  tokenPackage(600, 100, 4_000_000),
];

/** Shown and sold only to the one entitled company account. */
export const SPECIAL_PACKAGE: TokenPackage = tokenPackage(1000, 200, 10_000, 'special');

/** The price of one token of the package, bonus included, in whole rupiah. */
export function pricePerToken({ price, tokens, bonus }: Pick<TokenPackage, 'price' | 'tokens' | 'bonus'>): number {
  return Math.round(price / (tokens + bonus));
}

/** How much less than a token bought alone, in whole percent and never more than it is; 0 for that one. */
export function savingPerToken({ price, tokens, bonus }: Pick<TokenPackage, 'price' | 'tokens' | 'bonus'>): number {
  return Math.floor(100 - (100 * price) / ((tokens + bonus) * SINGLE_TOKEN.price));
}

/** Upper bounds of the icon tiers; a larger package has the last icon. */
const PACKAGE_ICON_TIERS = [10, 50, 100, 300, 1000] as const;

/** 0 for the smallest packages to 5 for those above 1,000 tokens. */
export function packageIconTier(tokens: number): number {
  const tier = PACKAGE_ICON_TIERS.findIndex((bound) => tokens <= bound);
  return tier === -1 ? PACKAGE_ICON_TIERS.length : tier;
}
