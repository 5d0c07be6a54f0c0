import { atMost } from '../../at-most';
import sharp, { type Sharp } from 'sharp';
import { DomainError, refuse } from '../../../domain/errors';

/** Pictures are never stored as uploaded: each is re-encoded, which drops its metadata and anything hidden in it. */

/** The first bytes of raster pictures. Only these are decoded: SVG and similar formats can contain code. */
const BEGINNINGS = {
  jpeg: /^\xFF\xD8\xFF/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
  gif: /^GIF8[79]a/,
  tiff: /^(?:II\*\0|MM\0\*)/,
  avif: /^[^]{4}ftypavi[fs]/,
} as const;
type PictureFormat = keyof typeof BEGINNINGS;

/** More than a phone's camera makes. A small file can declare far more, and every pixel costs memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;
/** Each picture that is being encoded holds its pixels in memory. */
const twoAtOnce = atMost(2);

export interface EncodedPicture {
  content: Buffer;
  mediaType: string;
  ending: string;
}

/** A portrait or logo: at most 512 pixels a side, as WebP. Error: PICTURE_INVALID. */
export function encodePortrait(content: Buffer): Promise<EncodedPicture> {
  return reencode(content, async (picture) => ({
    content: await picture
      .resize({ width: 512, height: 512, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
    mediaType: 'image/webp',
    ending: '.webp',
  }));
}

/** A page of a portfolio: in its own format, JPEG or PNG, at most 3,000 pixels a side. Errors: PICTURE_INVALID, FILE_TYPE_INVALID. */
export function encodePage(content: Buffer): Promise<EncodedPicture> {
  return reencode(content, async (picture, format) => {
    if (format !== 'jpeg' && format !== 'png') throw refuse('FILE_TYPE_INVALID');
    const sized = picture.resize({ width: 3000, height: 3000, fit: 'inside', withoutEnlargement: true });
    return {
      content: await (format === 'jpeg' ? sized.jpeg({ quality: 85 }) : sized.png()).toBuffer(),
      mediaType: `image/${format}`,
      ending: format === 'jpeg' ? '.jpg' : '.png',
    };
  });
}

/** The format by the first bytes; decoding may still fail. Null for everything but raster pictures. */
export function pictureFormatOf(content: Buffer): PictureFormat | null {
  const start = content.subarray(0, 16).toString('latin1');
  const formats = Object.keys(BEGINNINGS) as PictureFormat[];
  return formats.find((format) => BEGINNINGS[format].test(start)) ?? null;
}

async function reencode(
  content: Buffer,
  encode: (picture: Sharp, format: PictureFormat) => Promise<EncodedPicture>,
): Promise<EncodedPicture> {
  const format = pictureFormatOf(content);
  if (!format) throw refuse('PICTURE_INVALID');
  return twoAtOnce(async () => {
    try {
      const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient();
      return await encode(picture, format);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      // Broken, too large or too slow to decode.
      throw refuse('PICTURE_INVALID');
    }
  });
}
