import { ArgsType, Field, Int, InterfaceType, ObjectType, type ClassType } from 'type-graphql';
import { refuse } from '../../domain/errors';
import { MAX_PAGE } from '../../domain/jobs';
import { isLocalDate } from '../../domain/time';
import { isPossibleId } from '../db/columns';

@InterfaceType({ description: 'One page of a numbered list.' })
export abstract class NumberedPage {
  @Field(() => Int, { description: 'Rows over all pages; counted again every few seconds on large lists.' })
  totalCount!: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Rows on a full page; set by the server.' })
  pageSize!: number;

  @Field(() => Int, { description: 'How many pages there are; at least 1.' })
  pageCount!: number;
}

/** The requested page number, between 1 and the last page that the server offers. */
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

/** The kinds of parts that a cursor can hold. */
const CURSOR_PARTS = {
  id: isPossibleId,
  day: isLocalDate,
  instant: (part: string) => /^\d{4}-/.test(part) && !Number.isNaN(Date.parse(part)),
  count: (part: string) => /^\d{1,10}$/.test(part),
} as const;
type CursorPart = keyof typeof CURSOR_PARTS;

/** The parts of a cursor; null without a cursor. Error: CURSOR_INVALID for one that is not of this list. */
export function decodeCursor(cursor: string | null | undefined, ...kinds: readonly CursorPart[]): string[] | null {
  if (cursor === null || cursor === undefined) return null;
  const parts = cursorParts(cursor);
  if (parts?.length !== kinds.length || !kinds.every((kind, index) => CURSOR_PARTS[kind](parts[index] ?? '')))
    throw refuse('CURSOR_INVALID');
  return parts;
}

function cursorParts(cursor: string): string[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : null;
  } catch {
    return null;
  }
}

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** Which page of a load-more list an administrator asks for. */
@ArgsType()
export class LoadMoreArgs {
  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many rows, 1 to 100; 20 when missing.' })
  pageSize?: number | null;
}

export interface CursorArgs {
  after: string | null;
  limit: number;
}

/** Error: PAGE_SIZE_INVALID. */
export function cursorArgsOf({ after, pageSize }: LoadMoreArgs): CursorArgs {
  const limit = pageSize ?? PAGE_SIZE;
  if (limit < 1 || limit > MAX_PAGE_SIZE) throw refuse('PAGE_SIZE_INVALID');
  return { after: after ?? null, limit };
}

/** A page of a load-more list. */
export interface CursorPage<Item> {
  items: Item[];
  endCursor: string | null;
}

/** The page of a statement that reads one row more than `limit`; `cursorPartsOf` gives what the cursor of a row holds. */
export function cursorPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorPartsOf: (row: Row) => readonly string[],
): CursorPage<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, endCursor: last && rows.length > limit ? encodeCursor(cursorPartsOf(last)) : null };
}

/** The same for a list in the order of ids. */
export function pageById<Row extends { id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  show: (row: Row) => Item,
): CursorPage<Item> {
  const { items, endCursor } = cursorPage(rows, limit, ({ id }) => [id]);
  return { items: items.map(show), endCursor };
}

/** The class that the GraphQL type of such a page extends. */
export function CursorPageOf<Item extends object>(item: ClassType<Item>, description: string) {
  @ObjectType({ simpleResolvers: true })
  abstract class PageOfItems implements CursorPage<Item> {
    @Field(() => [item], { description })
    items!: Item[];

    @Field(() => String, {
      nullable: true,
      description: 'Give it as `after` to load what comes next; null at the end.',
    })
    endCursor!: string | null;
  }
  return PageOfItems;
}

/** A page of a list that can also say how long it is. */
export interface CountedPage<Item> extends CursorPage<Item> {
  /** Runs a statement of its own. */
  count: () => Promise<number>;
}

/** What a resolver returns in place of such a type: it has the method from its class. */
export type Uncounted<Page extends { matching: unknown }> = Omit<Page, 'matching'>;

/** The class that the GraphQL type of such a page extends. */
export function CountedPageOf<Item extends object>(item: ClassType<Item>, description: string) {
  @ObjectType({ simpleResolvers: true })
  abstract class CountedPageOfItems extends CursorPageOf(item, description) {
    count!: () => Promise<number>;

    /** A method, so that only those who ask for it make it count. */
    @Field(() => Int, { description: 'How many rows the filters find, counted up to 10,000.' })
    matching(): Promise<number> {
      return this.count();
    }
  }
  return CountedPageOfItems;
}
