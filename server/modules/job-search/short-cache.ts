const FRESH_MS = 5_000;
const MAX_KEPT = 500;

/**
 * Figures over all visible jobs take tens of milliseconds, so each is counted once every few seconds per process; concurrent
 * requests share a count.
 */
export class ShortCache<Value> {
  private readonly kept = new Map<string, { readAt: number; value: Promise<Value> }>();

  read(key: unknown, now: Date, count: () => Promise<Value>): Promise<Value> {
    const text = JSON.stringify(key);
    const known = this.kept.get(text);
    if (known && Math.abs(now.getTime() - known.readAt) < FRESH_MS) return known.value;
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    const value = count();
    this.kept.set(text, { readAt: now.getTime(), value });
    // A failed count must not be served to the next who ask.
    value.catch(() => this.kept.delete(text));
    return value;
  }
}
