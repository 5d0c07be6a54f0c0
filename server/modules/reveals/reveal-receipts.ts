import { wibDateOf } from '../../../domain/time';
import type { Actor } from '../../actor';
import type { Clock } from '../../clock';
import type { QueryExecutor } from '../../db/statements';
import { addLaterReveals, writeReceipts, type LaterReveals, type Reveal } from './reveal-receipt.sql';

/** Receipts that are known to be written, of some hundred bytes each; the oldest is forgotten and would be written again. */
const MAX_KNOWN = 50_000;
const WRITTEN_AT_ONCE = 500;

/** A receipt that is in the database, and the reveals since that are only counted here. */
interface Written extends LaterReveals {
  details: number;
}

/**
 * No receipt, no reveal: the first reveal of a day, and the first at a further detail, is committed before its response
 * leaves. Later ones on that day cost no statement; how many they were is written now and then, and may be lost.
 */
export class RevealReceipts {
  private readonly written = new Map<string, Written>();

  constructor(private readonly clock: Clock) {}

  /** Await it before responding: what cannot be recorded is not shown. */
  async record(executor: QueryExecutor, actor: Actor, reveals: readonly Reveal[]): Promise<void> {
    const now = this.clock.now();
    const day = wibDateOf(now);
    const { accountId } = actor;
    const keyOf = ({ subjectId, kind }: Reveal) => `${subjectId} ${accountId} ${kind} ${day}`;
    const fresh: Reveal[] = [];
    for (const reveal of reveals) {
      const known = this.written.get(keyOf(reveal));
      if (known && (known.details & reveal.details) === reveal.details) {
        known.times += 1;
        known.lastAt = now;
      } else fresh.push(reveal);
    }
    if (fresh.length === 0) return;
    const companyId = actor.activeRole === 'COMPANY' ? actor.companyId : null;
    await writeReceipts(executor, { accountId, companyId, day, now, reveals: fresh });
    for (const reveal of fresh) {
      const { subjectId, kind } = reveal;
      const known = this.written.get(keyOf(reveal));
      if (known) known.details |= reveal.details;
      else
        this.remember(keyOf(reveal), {
          subjectId,
          accountId,
          kind,
          day,
          details: reveal.details,
          times: 0,
          lastAt: now,
        });
    }
  }

  /** Writes what was only counted, and forgets the days before. */
  async writeCounts(executor: QueryExecutor): Promise<void> {
    const today = wibDateOf(this.clock.now());
    const counted: LaterReveals[] = [];
    for (const [key, written] of this.written) {
      const { subjectId, accountId, kind, day, times, lastAt } = written;
      if (times > 0) counted.push({ subjectId, accountId, kind, day, times, lastAt });
      // Before they are written: what fails is lost, and nothing is counted twice.
      written.times = 0;
      if (day < today) this.written.delete(key);
    }
    for (let from = 0; from < counted.length; from += WRITTEN_AT_ONCE)
      await addLaterReveals(executor, counted.slice(from, from + WRITTEN_AT_ONCE));
  }

  private remember(key: string, written: Written): void {
    this.written.set(key, written);
    const [oldest] = this.written.keys();
    if (this.written.size > MAX_KNOWN && oldest !== undefined) this.written.delete(oldest);
  }
}
