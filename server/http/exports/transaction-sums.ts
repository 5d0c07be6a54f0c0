import { TransactionType } from '../../../domain/tokens';
import type { transactionPages } from '../../modules/admin';

export type TransactionRow =
  ReturnType<typeof transactionPages> extends AsyncGenerator<readonly (infer Row)[]> ? Row : never;

interface Sum {
  tokens: number;
  amount: number;
  amountReceived: number;
}

/** Adds up the transactions of a download while they pass: purchases that were paid, and the other kinds. */
export class TransactionSums {
  private readonly sums = new Map<TransactionType, Sum>();

  async *adding(pages: AsyncGenerator<TransactionRow[]>): AsyncGenerator<TransactionRow[]> {
    for await (const page of pages) {
      for (const row of page) this.add(row);
      yield page;
    }
  }

  lines<Label extends object>(labelOf: (type: TransactionType) => Label): (Label & Sum)[] {
    return Object.values(TransactionType).flatMap((type) => {
      const sum = this.sums.get(type);
      return sum ? [{ ...labelOf(type), ...sum }] : [];
    });
  }

  private add({ type, paidAt, tokens, totalAmount, amountReceived }: TransactionRow): void {
    if (type === 'PURCHASE' && paidAt === null) return;
    const sum = this.sums.get(type) ?? { tokens: 0, amount: 0, amountReceived: 0 };
    this.sums.set(type, {
      tokens: sum.tokens + tokens,
      amount: sum.amount + (totalAmount ?? 0),
      amountReceived: sum.amountReceived + (amountReceived ?? 0),
    });
  }
}
