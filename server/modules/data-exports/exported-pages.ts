import type { ExportDocument } from './documents';

/** Asks one document with these variables. */
export type AskDocument = (
  document: ExportDocument,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

interface Page {
  items: unknown[];
  pageCount?: number;
  endCursor?: string | null;
}

/** What a document returns: its items page by page, or its one thing. No more than a page is held at a time. */
export async function* pagesOf(ask: AskDocument, document: ExportDocument): AsyncGenerator<unknown[]> {
  let variables: Record<string, unknown> | null = { page: 1, after: null };
  while (variables) {
    const asked: Record<string, unknown> = variables;
    const [answer] = Object.values(await ask(document, asked));
    if (!document.isList) return yield [answer];
    if (Array.isArray(answer)) return yield answer as unknown[];
    const { items, pageCount = 0, endCursor = null } = answer as Page;
    yield items;
    const page = Number(asked['page']);
    const hasMore = endCursor !== null || page < pageCount;
    variables = hasMore ? { page: page + 1, after: endCursor } : null;
  }
}
