import type { ExportDocument } from './documents';
import type { ExportRecord } from './export-records.sql';

export type ExportPart = ExportDocument | ExportRecord;

/** Where a part's answers come from. */
export interface ExportSource {
  /** Asks one document with these variables. */
  ask(document: ExportDocument, variables: Record<string, unknown>): Promise<Record<string, unknown>>;
  rowsOf(record: ExportRecord): AsyncGenerator<unknown[]>;
}

/** What is kept once for a person is one thing; the rest is a list, which may be empty. */
export const isList = (part: ExportPart): boolean => !('query' in part) || part.isList;

export function answersOf(source: ExportSource, part: ExportPart): AsyncGenerator<unknown[]> {
  return 'query' in part ? answersOfDocument(source, part) : source.rowsOf(part);
}

interface Page {
  items: unknown[];
  pageCount?: number;
  endCursor?: string | null;
}

/** What a document answers: its items page by page, or its one thing. No more than a page is held at a time. */
async function* answersOfDocument({ ask }: ExportSource, document: ExportDocument): AsyncGenerator<unknown[]> {
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
