import { bitsOf, RevealKind } from '../../../domain/reveals';
import type { Actor } from '../../actor';
import type { Services } from '../../services';
import { recordReveals } from './reveals';

const EXPORTED = bitsOf(['NAME', 'EMAIL', 'PHONE']);

interface Person {
  subjectId: string;
  seekerId: string;
}

/** The pages of an export of people; the receipts of a page are committed before it is passed on. */
export async function* pagesWithReceipts<Row>(
  scope: { services: Services; actor: Actor | null },
  pages: AsyncGenerator<Row[]>,
  personOf: (row: Row) => Person,
): AsyncGenerator<Row[]> {
  for await (const page of pages) {
    await recordReveals(
      scope,
      page.map((row) => ({ ...personOf(row), kind: RevealKind.EXPORT, details: EXPORTED })),
    );
    yield page;
  }
}
