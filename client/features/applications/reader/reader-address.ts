import type { ApplicationOrder } from '../../../graphql/generated';

export type ReaderOrder = Extract<ApplicationOrder, 'BEST_MATCH' | 'INTERVIEW_TIME' | 'REPLY_BY'>;

/** In the address: the first of the page who waits for a decision, or its last person. */
export const FIRST = 'first';
export const LAST = 'last';

/** In the address; the best match needs no word. */
const WORDS = { BEST_MATCH: null, INTERVIEW_TIME: 'time', REPLY_BY: 'reply' } as const satisfies Record<
  ReaderOrder,
  string | null
>;
const ORDERS = Object.keys(WORDS) as ReaderOrder[];

/** The reader is the job's page with an `applicant` in its address (CompanyJobPage); the order and the page are beside it. */
export function readerOf(address: URLSearchParams): { applicant: string; order: ReaderOrder } {
  const word = address.get('order');
  return {
    applicant: address.get('applicant') ?? '',
    order: ORDERS.find((order) => WORDS[order] === word) ?? 'BEST_MATCH',
  };
}

/** From its first page on; who is open stays open. */
export const orderChange = (order: ReaderOrder): Record<string, string | null> => ({
  order: WORDS[order],
  page: null,
});
