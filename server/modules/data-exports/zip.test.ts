import { unzipSync } from 'fflate';
import { randomBytes } from 'node:crypto';
import { zipOf, type ZipEntry } from './zip';

async function* entriesOf(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

async function* piecesOf(...pieces: (Uint8Array | string)[]): AsyncGenerator<Uint8Array | string> {
  yield* pieces;
}

test('an archive has its entries, compressed and stored ones', async () => {
  const photo = randomBytes(200_000);
  const archive: Uint8Array[] = [];
  for await (const bytes of zipOf(
    entriesOf(
      { name: 'data/a.json', content: piecesOf('[', '"Kopi ☕"', ']') },
      { name: 'files/foto.jpg', content: piecesOf(photo.subarray(0, 100), photo.subarray(100)), isStored: true },
      { name: 'empty', content: piecesOf() },
    ),
  ))
    archive.push(bytes);

  const files = unzipSync(Buffer.concat(archive));
  expect(Object.keys(files)).toEqual(['data/a.json', 'files/foto.jpg', 'empty']);
  expect(Buffer.from(files['data/a.json'] ?? []).toString()).toBe('["Kopi ☕"]');
  expect(Buffer.compare(Buffer.from(files['files/foto.jpg'] ?? []), photo)).toBe(0);
});

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
