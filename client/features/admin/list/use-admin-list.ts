import { TOAST } from '../../../components/toast-options';
import { useCursorList, type CursorList, type CursorPage, type CursorQuery } from '../../../components/use-cursor-list';

export interface AdminRows<Row> extends CursorList<Row> {
  /** How many rows there are in all, where that is known. */
  matching: number | undefined;
}

/** An administrator's list by pages, with the messages for a failed first or later page. */
export function useAdminList<Data, Row>(
  query: CursorQuery<Data>,
  pageOf: (data: Data) => CursorPage<Row> & { matching?: number | undefined },
  failed: string,
  moreFailed = failed,
): AdminRows<Row> {
  const texts = { first: failed, more: moreFailed };
  const list = useCursorList(query, { pageOf, texts, toastOptions: TOAST.admin });
  return { ...list, matching: query.data && pageOf(query.data).matching };
}
