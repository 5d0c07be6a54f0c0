/** How long anything is waited for: less than a test may take, so that it fails with what was seen, and enough for any machine. */
export const MAX_WAIT_MS = 240_000;

/** Looks again until what is seen is right; fails after four minutes, or `maxMs`, with what was seen last. */
export async function eventually<Seen>(
  look: () => Seen | Promise<Seen>,
  isRight: (seen: Seen) => boolean,
  maxMs = MAX_WAIT_MS,
): Promise<Seen> {
  for (const end = Date.now() + maxMs; ; ) {
    const seen = await look();
    if (isRight(seen)) return seen;
    if (Date.now() > end) throw new Error(`It stays at ${JSON.stringify(seen)?.slice(0, 2_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
