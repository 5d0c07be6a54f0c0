import { Field, Int, InterfaceType } from 'type-graphql';
import { MAX_PAGE } from '../../domain/jobs';

@InterfaceType({ description: 'One page of a numbered list.' })
export abstract class NumberedPage {
  @Field(() => Int, { description: 'Rows over all pages; counted anew every few seconds on large lists.' })
  totalCount!: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Rows on a full page; set by the server.' })
  pageSize!: number;

  @Field(() => Int, { description: 'How many pages there are; at least 1.' })
  pageCount!: number;
}

/** A page number as asked for, within what the server turns to. */
export function clampPage(page: number | null | undefined): number {
  return Math.min(MAX_PAGE, Math.max(1, Math.trunc(page ?? 1)));
}

/** The facts about a page around its items. */
export function pageFacts(totalCount: number, page: number, pageSize: number): NumberedPage {
  const pageCount = Math.min(MAX_PAGE, Math.max(1, Math.ceil(totalCount / pageSize)));
  return { totalCount, page, pageSize, pageCount };
}

/** `after` of a load-more list: the sort key of the last row, opaque to the client. */
export function encodeCursor(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts of a cursor, or null when it is none of ours: the list then starts at the top. */
export function decodeCursor(cursor: string | null | undefined, length: number): string[] | null {
  if (!cursor) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isOurs = Array.isArray(parts) && parts.length === length && parts.every((part) => typeof part === 'string' && /^[\x21-\x7e]+$/.test(part));
    return isOurs ? (parts as string[]) : null;
  } catch {
    return null;
  }
}
