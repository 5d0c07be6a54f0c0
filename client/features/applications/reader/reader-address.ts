import type { ApplicationOrder } from '../../../graphql/generated';

export type ReaderOrder = Extract<ApplicationOrder, 'BEST_MATCH' | 'INTERVIEW_TIME'>;

const TIME = 'time';

/** The reader is the job's page with an `applicant` in its address (CompanyJobPage); the order and the page are beside it. */
export function readerOf(address: URLSearchParams): { applicant: string; order: ReaderOrder } {
  return {
    applicant: address.get('applicant') ?? '',
    order: address.get('order') === TIME ? 'INTERVIEW_TIME' : 'BEST_MATCH',
  };
}

/** From its first page on; who is open stays open. */
export const orderChange = (order: ReaderOrder): Record<string, string | null> => ({
  order: order === 'INTERVIEW_TIME' ? TIME : null,
  page: null,
});
