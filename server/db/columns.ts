import { randomBytes } from 'node:crypto';
import { Column, Generated, PrimaryColumn, type ColumnOptions } from 'typeorm';
import { isValid, ulid } from 'ulid';

/** Column kinds that every table shares. Ids are ULIDs: ordered by time, and no one can guess the next one. */

const ID = { type: 'char', length: 26, charset: 'ascii', collation: 'ascii_bin' } as const;

/** The 16 random bytes are drawn at once; of the 256 values of each, the 32 letters of a ULID get 8. */
export function newId(): string {
  const random = randomBytes(16).values();
  return ulid(undefined, () => (random.next().value ?? 0) / 256);
}

/** False for what no row can have as its id; such text must not reach a statement. */
export function isPossibleId(text: string): boolean {
  return isValid(text);
}

export const IdColumn = (): PropertyDecorator => PrimaryColumn(ID);

/** A table of rows with an id of their own. */
export abstract class WithId {
  @IdColumn()
  id!: string;
}

export const ForeignId = (options: ColumnOptions = {}): PropertyDecorator => Column({ ...ID, ...options });

/** Codes, hashes, enum values: ASCII, compared byte by byte. */
export const CodeColumn = (length: number, options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length, charset: 'ascii', collation: 'ascii_bin', ...options });

export const TextColumn = (length: number, options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length, ...options });

export const LongTextColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'text', ...options });

/** An instant in UTC with milliseconds. */
export const InstantColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'datetime', precision: 3, ...options });

/**
 * The order in which rows came, by AUTO_INCREMENT, with a unique key: the newest has the highest. Servers' clocks differ, and
 * so do the times in ids.
 */
export const WrittenOrderColumn = (): PropertyDecorator => (target, name) => {
  Column({ type: 'int', unsigned: true })(target, name);
  Generated('increment')(target, name);
};

/** When the database wrote the row. It has one clock, so this can be compared between tables, and with no time of a server. */
export const WrittenAtColumn = (): PropertyDecorator =>
  Column({ type: 'datetime', precision: 6, default: () => 'utc_timestamp(6)' });

/** Of at most one row with the same other columns: 1 while it is open, NULL afterwards. */
export const OpenMarkColumn = (): PropertyDecorator => Column({ type: 'tinyint', nullable: true });

export const FlagColumn = (): PropertyDecorator => Column({ type: 'boolean', default: false });

/** Raised by the write that locks the row (lock.ts). */
export const LockVersionColumn = (): PropertyDecorator => Column({ type: 'int', unsigned: true, default: 0 });

/** Whole rupiah, stored as a signed 64-bit integer and read as a number. */
export const RupiahColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({
    type: 'bigint',
    transformer: {
      to: (value: number | null) => value,
      from: (value: string | number | null) => (value === null ? null : Number(value)),
    },
    ...options,
  });

export const JsonColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'json', ...options });
