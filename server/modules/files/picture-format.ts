/** The first bytes of raster pictures. Only these are decoded: SVG and similar formats can contain code. */
const BEGINNINGS = {
  jpeg: /^\xFF\xD8\xFF/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
  gif: /^GIF8[79]a/,
  tiff: /^(?:II\*\0|MM\0\*)/,
} as const;
export type PictureFormat = keyof typeof BEGINNINGS | 'avif';

const FORMAT_NAMES: Record<PictureFormat, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  tiff: 'TIFF',
  avif: 'AVIF',
};

/** Pictures that are not decoded here, by the name that people know. */
const OTHER_BEGINNINGS: readonly (readonly [kind: string, begins: (start: string) => boolean])[] = [
  ['BMP', (start) => /^BM[^]{4}\0{4}/.test(start)],
  ['ICO', (start) => start.startsWith('\0\0\x01\0') && start[4] !== '\0' && start[5] === '\0'],
  ['JPEG XL', (start) => start.startsWith('\xFF\n') || start.startsWith('\0\0\0\fJXL ')],
  ['JPEG 2000', (start) => start.startsWith('\xFFO\xFFQ') || start.startsWith('\0\0\0\fjP  ')],
  ['Photoshop', (start) => start.startsWith('8BPS')],
];

/** The format by the first bytes; decoding may still fail. Null for everything but raster pictures that are decoded. */
export function pictureFormatOf(content: Buffer): PictureFormat | null {
  const start = content.toString('latin1', 0, 16);
  const formats = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[];
  return formats.find((format) => BEGINNINGS[format].test(start)) ?? (codecOf(content) === 'AV1' ? 'avif' : null);
}

/** What people call this kind of picture; null when the kind is unknown. */
export function pictureKindOf(content: Buffer): string | null {
  const format = pictureFormatOf(content);
  if (format) return FORMAT_NAMES[format];
  if (codecOf(content) === 'HEVC') return 'HEIC';
  const start = content.toString('latin1', 0, 16);
  const other = OTHER_BEGINNINGS.find(([, begins]) => begins(start));
  return other?.[0] ?? (isSvg(content) ? 'SVG' : null);
}

const SVG_BEGINNING_BYTES = 16 * 1024;

/** A page that shows one is not meant. */
function isSvg(content: Buffer): boolean {
  const start = content.toString('utf8', 0, SVG_BEGINNING_BYTES).replace(/^\uFEFF/, '');
  return /^\s*</.test(start) && /<(?:svg:)?svg[\s>]/.test(start) && !/<html[\s>]/i.test(start);
}

const AV1_BRANDS = ['avif', 'avis'];
const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
/** Of a container for both. */
const SHARED_BRANDS = ['mif1', 'mif2', 'msf1', 'miaf', 'heif', 'MA1A', 'MA1B'];
/** Where a picture says how it is encoded. */
const ITEMS_BYTES = 64 * 1024;

/** AVIF and HEIC are one container, which says by brands what it holds, in any order; some writers name only the container. */
function codecOf(content: Buffer): 'AV1' | 'HEVC' | null {
  const brands = brandsOf(content);
  if (AV1_BRANDS.some((brand) => brands.includes(brand))) return 'AV1';
  if (HEVC_BRANDS.some((brand) => brands.includes(brand))) return 'HEVC';
  if (!SHARED_BRANDS.some((brand) => brands.includes(brand))) return null;
  return content.subarray(0, ITEMS_BYTES).includes('av01') ? 'AV1' : 'HEVC';
}

const MAX_BRANDS_END = 256;

/** The main brand, and those after its version. */
function brandsOf(content: Buffer): string[] {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(content.readUInt32BE(0), content.length, MAX_BRANDS_END);
  const brands = [content.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(content.toString('latin1', at, at + 4));
  return brands;
}

/** The decoder knows few brands, as the main one and among the others, and the place of a picture may not move. */
export function withBrandOfAvif(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  copy.write('avif', 8, 'latin1');
  if (content.readUInt32BE(0) >= 20) copy.write('avif', 16, 'latin1');
  return copy;
}
