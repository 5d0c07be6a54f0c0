import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { UPLOAD_HEADER, type UploadPreset } from '../../domain/files';
import type { TestClient } from './test-client';

/** Small files of each kind that the product takes, made here so that every byte is known. */

export function aPdf(text = 'Curriculum vitae'): Buffer {
  return Buffer.from(
    `%PDF-1.4\n%\xE2\xE3\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
}

/** A zip archive of empty entries, the same bytes each time. */
export function aZip(names: readonly string[]): Buffer {
  const entries = Object.fromEntries(names.map((name) => [name, new Uint8Array()]));
  return Buffer.from(zipSync(entries, { level: 0, mtime: '2026-11-23T09:00:00' }));
}

export function aDocx(more: readonly string[] = []): Buffer {
  return aZip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', ...more]);
}

/** A compound file with one stream of the given name, as the older Office formats are. */
export function aCompoundFile(streamName: string): Buffer {
  const file = Buffer.alloc(512 * 4);
  file.write('d0cf11e0a1b11ae1', 0, 'hex');
  file.write(`${streamName}\0`, 1024 + 128, 'utf16le');
  file[1024 + 128 + 64] = (streamName.length + 1) * 2;
  file[1024 + 128 + 66] = 2;
  return file;
}

export const aDoc = (): Buffer => aCompoundFile('WordDocument');

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif';

export function aPicture(kind: PictureKind = 'jpeg', { width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
    .toFormat(kind)
    .toBuffer();
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

export interface UploadAnswer {
  status: number;
  secure_url?: string;
  claim?: string;
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
): Promise<UploadAnswer> {
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
