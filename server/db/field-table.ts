import type { Column, Columns } from './row';

/**
 * Describes each column of a table once. From this follow: the columns that reads select, which of
 * them a company may see and when, what an erasure empties, what a data export contains, and what a log must not.
 * A missing entry, a column that the entity lacks and a name that the GraphQL type lacks do not compile. The
 * recipe is "A field" in docs/architecture.md.
 */

/**
 * Who reads it.
 * - `open`: everyone who may see the row.
 * - `masked`: its owner as it is, companies through the mask until an acceptance.
 * - `after acceptance`: its owner, and companies that have accepted the person.
 * - `own`: its owner and administrators.
 * - `server`: no one; reads do not select it.
 */
export type Audience = 'open' | 'masked' | 'after acceptance' | 'own' | 'server';

/** Whose erasure it is, where a row is about two people. */
export type Erased = 'seeker' | 'company';

/** What an erasure does with it, and why. `to` is the SQL that an emptied column is set to; without `of`, by either's erasure. */
export type Fate =
  | { readonly fate: 'deleted' | 'kept'; readonly why: string }
  | { readonly fate: 'emptied'; readonly why: string; readonly to: string; readonly of?: Erased };

export const deleted = (why: string): Fate => ({ fate: 'deleted', why });
export const kept = (why: string): Fate => ({ fate: 'kept', why });
export const emptied = (why: string, to = 'NULL', of?: Erased): Fate => ({ fate: 'emptied', why, to, of });

/** Why a column may stay, where the reason is always the same. */
export const ID = kept('an id that names no one once the row it refers to is empty');
export const CODE = kept('one of a few fixed words');
export const TIME = kept('when something takes place');
export const COUNT = kept('a count');

export interface Field<ShownName extends string = string> {
  readonly column: Column<unknown>;
  readonly seenBy: Audience;
  readonly erasure: Fate;
  /** Its field of the GraphQL type, also its name in a data export; null when it is no field by itself. */
  readonly shown: ShownName | null;
  /** Whether a line of the log may have it: ids, codes, counts and times, not what names a person or is theirs to say. */
  readonly logged: boolean;
  /** How the stored value becomes the shown one, where they differ. */
  readonly as?: (stored: never) => unknown;
  /** Why the copy of one's data leaves a shown field out. */
  readonly notExported?: string;
}

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name;

/** A field of the GraphQL type, or one of an object in it: `salary.min`. */
type PathsOf<Shown> = {
  [Name in keyof Shown & string]:
    | Name
    | (NonNullable<Shown[Name]> extends string | number | boolean | Date | readonly unknown[]
        ? never
        : `${Name}.${keyof NonNullable<Shown[Name]> & string}`);
}[keyof Shown & string];

/** The properties of an embedded entity, as its table has them: with a prefix. */
export type Embedded<Prefix extends string, Entity> = {
  [Property in keyof Entity & string as `${Prefix}${Capitalize<Property>}`]: Entity[Property];
};

/** A field for each column of the entity, shown under names that the GraphQL types have. */
export type FieldTable<Entity, Shown> = {
  readonly [Property in keyof Entity & string as SnakeCase<Property>]: Field<PathsOf<Shown>>;
};

type AnyTable = Readonly<Record<string, Field>>;

type NamesOf<Table extends AnyTable, Seen extends Audience> = {
  [Name in keyof Table & string]: Table[Name]['seenBy'] extends Seen ? Name : never;
}[keyof Table & string];

/** The columns of these audiences, as a statement declares its row. */
export function columnsOf<Table extends AnyTable, Seen extends Audience>(
  table: Table,
  ...audiences: readonly Seen[]
): { [Name in NamesOf<Table, Seen>]: Table[Name]['column'] } {
  const seen: readonly Audience[] = audiences;
  const chosen = Object.entries(table).filter(([, { seenBy }]) => seen.includes(seenBy));
  return Object.fromEntries(chosen.map(([name, { column }]) => [name, column])) as {
    [Name in NamesOf<Table, Seen>]: Table[Name]['column'];
  };
}

/** Some columns, for a read that needs few. */
export function columnsNamed<Table extends AnyTable, Name extends keyof Table & string>(
  table: Table,
  ...names: readonly Name[]
): { [Each in Name]: Table[Each]['column'] } {
  return Object.fromEntries(names.map((name) => [name, table[name]?.column])) as {
    [Each in Name]: Table[Each]['column'];
  };
}

/** The columns that are in none of the parts: a new one is among them. */
export function remaining<All extends Columns, Parts extends readonly Columns[]>(all: All, ...parts: Parts) {
  type NamesIn<Part> = Part extends unknown ? keyof Part : never;
  const chosen = Object.entries(all).filter(([name]) => !parts.some((part) => name in part));
  return Object.fromEntries(chosen) as Omit<All, NamesIn<Parts[number]>>;
}

/** What companies read of a person, at once or from an acceptance on. */
export const COMPANY_READERS = ['open', 'masked', 'after acceptance'] as const;

/** Everyone but the server. */
export const ALL_READERS = [...COMPANY_READERS, 'own'] as const;

/** What reads of the whole row select. */
export const readColumnsOf = <Table extends AnyTable>(table: Table) => columnsOf(table, ...ALL_READERS);

/** `s.id, s.full_name`: these columns, of the table under this alias. */
export const selected = (alias: string, columns: Columns): string =>
  Object.keys(columns)
    .map((name) => `${alias}.${name}`)
    .join(', ');

/** The columns of these audiences that the schema shows, with what the table says of each. */
export function shownColumnsOf(
  table: AnyTable,
  ...audiences: readonly Audience[]
): [column: string, Field, name: string][] {
  return Object.entries(table).flatMap(([column, field]) =>
    field.shown && audiences.includes(field.seenBy) ? [[column, field, field.shown]] : [],
  );
}

/** The names under which the schema shows these columns. */
export function shownNamesOf(table: AnyTable, ...audiences: readonly Audience[]): string[] {
  return shownColumnsOf(table, ...audiences).map(([, , name]) => name);
}

/** The fields of the GraphQL type that need no further columns than these. */
export function shownBy(table: AnyTable, columns: Columns): string[] {
  const fieldOf = ({ shown }: Field): string | undefined => shown?.split('.')[0];
  const missing = Object.entries(table).flatMap(([name, field]) => (name in columns ? [] : [fieldOf(field)]));
  const names = Object.keys(columns).flatMap((name) => fieldOf(table[name] as Field) ?? []);
  return [...new Set(names)].filter((name) => !missing.includes(name));
}

/** The fields that the copy of one's data asks for, and those in each. */
function exportedFields(table: AnyTable, audiences: readonly Audience[]): Map<string, string[]> {
  const exported = Object.fromEntries(Object.entries(table).filter(([, { notExported }]) => !notExported));
  const fields = new Map<string, string[]>();
  for (const path of shownNamesOf(exported, ...audiences)) {
    const [name = '', inner] = path.split('.');
    fields.set(name, [...(fields.get(name) ?? []), ...(inner ? [inner] : [])]);
  }
  return fields;
}

/** What the copy of one's data asks for, as a selection of the schema's fields. */
export function exportSelection(table: AnyTable, ...audiences: readonly Audience[]): string {
  return [...exportedFields(table, audiences)]
    .map(([name, inner]) => (inner.length > 0 ? `${name} { ${inner.join(' ')} }` : name))
    .join(' ');
}

/** What it asks for within one field. */
export const exportSelectionIn = (table: AnyTable, field: string): string =>
  exportedFields(table, ALL_READERS).get(field)?.join(' ') ?? '';

export type ShownBy<Table extends AnyTable, Seen extends Audience> = {
  [Name in NamesOf<Table, Seen> as Table[Name]['shown'] & string]: Table[Name] extends {
    as: (stored: never) => infer Shown;
  }
    ? Shown
    : Table[Name]['column']['value'];
};

/** The fields of the GraphQL type that follow from single columns. */
export function shownOf<Table extends AnyTable, Seen extends Audience>(
  table: Table,
  row: Readonly<Record<string, unknown>>,
  ...audiences: readonly Seen[]
): ShownBy<Table, Seen> {
  const seen: readonly Audience[] = audiences;
  const shown: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(table)) {
    const stored = row[name];
    if (field.shown && seen.includes(field.seenBy)) shown[field.shown] = field.as ? field.as(stored as never) : stored;
  }
  return shown as ShownBy<Table, Seen>;
}

/** `full_name = '', phone_number = NULL`: what an UPDATE sets to empty a row. */
export function emptyingOf(table: AnyTable, erased?: Erased): string {
  const isEmptied = (fate: Fate) => fate.fate === 'emptied' && (fate.of === undefined || fate.of === erased);
  return Object.keys(table)
    .filter((name) => isEmptied((table[name] as Field).erasure))
    .map((name) => `${name} = ${emptyValueOf(table, name)}`)
    .join(', ');
}

/** The SQL that a column of a row which is hidden or emptied reads as. */
export function emptyValueOf(table: AnyTable, name: string): string {
  const erasure = table[name]?.erasure;
  if (erasure?.fate !== 'emptied') throw new Error(`An erasure does not empty ${name}`);
  return erasure.to;
}

/** The columns whose values no line of the log may have. */
export const unloggedColumns = (table: AnyTable): string[] =>
  Object.keys(table).filter((name) => table[name]?.logged === false);

/** What happens to each column and why, for the plan that a test compares with the database. */
export function fatesOf<Table extends AnyTable>(table: Table): { [Name in keyof Table]: Fate } {
  return Object.fromEntries(Object.entries(table).map(([name, { erasure }]) => [name, erasure])) as {
    [Name in keyof Table]: Fate;
  };
}
