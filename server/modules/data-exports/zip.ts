import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array | string>;
  /** It is compressed already, as pictures and PDFs are. */
  isStored?: boolean;
}

/** The bytes of an archive as its entries come; nothing of it is kept. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const taken = (): Uint8Array[] => {
    const bytes = ready;
    ready = [];
    return bytes;
  };
  for await (const { name, content, isStored } of entries) {
    const entry = isStored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for await (const piece of content) {
      entry.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
