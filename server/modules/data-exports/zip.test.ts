import { randomBytes } from 'node:crypto';
import { zipOf, type ZipEntry } from './zip';

async function* entriesOf(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

// That it holds its entries, compressed and stored ones, is in data-exports.test.ts.
test.each([true, false])('an archive asks for no more than it can hand on (stored: %s)', async (isStored) => {
  let made = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (; ; made += 1) yield randomBytes(65_536);
  }
  let taken = 0;
  for await (const bytes of zipOf(entriesOf({ name: 'endless', content: endless(), isStored }))) {
    taken += bytes.length;
    expect(made * 65_536 - taken).toBeLessThan(300_000);
    if (taken > 2_000_000) break;
  }
});

test('what fails inside an entry fails the archive', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield 'a';
    throw new Error('The file store is away');
  }
  const read = async (): Promise<void> => {
    for await (const bytes of zipOf(entriesOf({ name: 'a', content: failing() }))) expect(bytes).toBeDefined();
  };
  await expect(read()).rejects.toThrow('The file store is away');
});
