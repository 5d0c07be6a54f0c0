import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { UPLOAD_HEADER, type UploadPreset } from '../../domain/files';
import type { TestClient } from '../server/test-client';

/** Small files of each kind that the product takes, made here so that every byte is known. */

export function aPdf(text = 'Curriculum vitae'): Buffer {
  return Buffer.from(
    `%PDF-1.4\n%\xE2\xE3\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
}

/** A zip archive of empty entries, except these; the same bytes each time. */
export function aZip(names: readonly string[], contents: Record<string, string> = {}): Buffer {
  const entries = Object.fromEntries(names.map((name) => [name, Buffer.from(contents[name] ?? '')]));
  return Buffer.from(zipSync(entries, { level: 6, mtime: '2026-11-23T09:00:00' }));
}

const TYPES = '[Content_Types].xml';
export const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const A_MAIN_PART = `<Override PartName="/word/document.xml" ContentType="${DOCUMENT_TYPE}"/>`;

interface DocxParts {
  /** What the list of types says. */
  types?: string;
  main?: string;
  more?: readonly string[];
}

export function aDocx({ types = A_MAIN_PART, main = 'word/document.xml', more = [] }: DocxParts = {}): Buffer {
  const list = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`;
  return aZip([TYPES, '_rels/.rels', main, ...more], { [TYPES]: list });
}

/** A compound file with one stream of the given name, as the older Office formats are. Its sectors have 512 bytes. */
export function aCompoundFile(streamName: string): Buffer {
  const file = Buffer.alloc(512 * 4);
  file.write('d0cf11e0a1b11ae1', 0, 'hex');
  file[30] = 9;
  file.write(`${streamName}\0`, 1024 + 128, 'utf16le');
  file[1024 + 128 + 64] = (streamName.length + 1) * 2;
  file[1024 + 128 + 66] = 2;
  return file;
}

/** Its document is in the first sector. */
export function aDoc({ hasPassword = false } = {}): Buffer {
  const file = aCompoundFile('WordDocument');
  file.writeUInt16LE(0xa5ec, 512);
  file[512 + 11] = hasPassword ? 0x13 : 0x12;
  return file;
}

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif';

export function aPicture(kind: PictureKind = 'jpeg', { width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
    .toFormat(kind)
    .toBuffer();
}

/** An AVIF whose container says that it is of these brands, the first of them before its version. */
export async function anAvif(...[main, ...others]: string[]): Promise<Buffer> {
  const content = await aPicture('avif');
  const end = content.readUInt32BE(0);
  const box = Buffer.from(`\0\0\0\0ftyp${main}\0\0\0\0${others.join('')}`.padEnd(end, others.at(-1)), 'latin1');
  if (box.length !== end) throw new Error(`The brands of this picture have ${end} bytes`);
  box.writeUInt32BE(end);
  return Buffer.concat([box, content.subarray(end)]);
}

/** A photo that tells where it was taken. */
export function aPhotoWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal' } })
    .withExif({
      IFD0: { Artist: 'PlantedArtist' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 49/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A small PNG of a great many pixels: all of them black, one bit each. */
export function aPictureBomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface UploadResponse {
  status: number;
  secure_url?: string;
  claim?: string;
  locked?: string | null;
  errors?: { code: string; message: string }[];
}

interface UploadOptions {
  preset: UploadPreset | string;
  content: Uint8Array;
  name?: string;
  /** What the browser claims the file to be. */
  type?: string;
  headers?: Record<string, string>;
}

/** Sends a file as the client does. */
export async function upload(
  client: TestClient,
  {
    preset,
    content,
    name = 'file.pdf',
    type = 'application/pdf',
    headers = { [UPLOAD_HEADER]: 'TemuKerja' },
  }: UploadOptions,
): Promise<UploadResponse> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name, { type }));
  form.append('upload_preset', preset);
  const response = await client.fetch('/upload', { method: 'POST', body: form, headers });
  return { ...((await response.json()) as object), status: response.status };
}

/** An upload that must have been taken. */
export async function uploaded(
  client: TestClient,
  options: UploadOptions,
): Promise<{ url: string; id: string; claim: string }> {
  const { secure_url: url, claim, errors } = await upload(client, options);
  if (!url || !claim) throw new Error(`The upload was refused: ${errors?.[0]?.message}`);
  return { url, id: url.split('/').at(-1) ?? '', claim };
}
