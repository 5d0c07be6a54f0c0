/** Code that the first page does without: fetched when it is first wanted, or a little ahead (fetchAtFirstTouch). */
export interface OnDemand<Part> {
  /** Null until it is here. */
  current: () => Part | null;
  /** Rejects when it could not be fetched; the next call tries again. */
  fetch: () => Promise<Part>;
  subscribe: (listener: () => void) => () => void;
}

export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null;
  let pending: Promise<Part> | null = null;
  const listeners = new Set<() => void>();

  async function fetchOnce(): Promise<Part> {
    try {
      part = await load();
    } finally {
      pending = null;
    }
    listeners.forEach((listener) => listener());
    return part;
  }

  return {
    current: () => part,
    fetch: () => (part === null ? (pending ??= fetchOnce()) : Promise.resolve(part)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const touches = ['pointerdown', 'keydown'] as const;

/**
 * Fetches the parts when the page is first touched: most are here by the time a press becomes a click, and a
 * page whose connection breaks later can still say so. Returns the undo.
 */
export function fetchAtFirstTouch(parts: readonly OnDemand<unknown>[]): () => void {
  const forget = (): void => touches.forEach((type) => window.removeEventListener(type, fetchAll));
  function fetchAll(): void {
    forget();
    // A component that wants a missing part fetches it again and handles the failure.
    for (const part of parts) part.fetch().catch(() => undefined);
  }
  touches.forEach((type) => window.addEventListener(type, fetchAll, { passive: true }));
  return forget;
}
