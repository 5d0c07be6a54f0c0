import { atMost } from '../../at-most';
import sharp, { type Sharp } from 'sharp';
import { DomainError, refuse } from '../../../domain/errors';
import { withBrandOfAvif, type PictureFormat } from './picture-format';

/** Pictures are never stored as uploaded: each is re-encoded, which drops its metadata and anything hidden in it. */

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

const within = (pixels: number, picture: Sharp): Sharp =>
  picture.resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true });

/** A portrait: at most 512 pixels a side, as WebP. Error: PICTURE_INVALID. */
export function encodePortrait(content: Buffer, format: PictureFormat): Promise<EncodedPicture> {
  return reencode(content, format, async (picture) => ({
    content: await within(512, picture).webp({ quality: 82 }).toBuffer(),
    mediaType: 'image/webp',
    ending: '.webp',
  }));
}

/**
 * A logo: at most 256 pixels a side, four times what pages show, as PNG of few colours, because programs that preview
 * links read no WebP. Error: PICTURE_INVALID.
 */
export function encodeLogo(content: Buffer, format: PictureFormat): Promise<EncodedPicture> {
  return reencode(content, format, async (picture) => ({
    content: await within(256, picture).png({ palette: true, quality: 82 }).toBuffer(),
    mediaType: 'image/png',
    ending: '.png',
  }));
}

/** A page of a portfolio: in its own format, at most 3,000 pixels a side. Error: PICTURE_INVALID. */
export function encodePage(content: Buffer, format: 'jpeg' | 'png'): Promise<EncodedPicture> {
  return reencode(content, format, async (picture) => {
    const sized = picture.resize({ width: 3000, height: 3000, fit: 'inside', withoutEnlargement: true });
    return {
      content: await (format === 'jpeg' ? sized.jpeg({ quality: 85 }) : sized.png()).toBuffer(),
      mediaType: `image/${format}`,
      ending: format === 'jpeg' ? '.jpg' : '.png',
    };
  });
}

function reencode(
  content: Buffer,
  format: PictureFormat,
  encode: (picture: Sharp) => Promise<EncodedPicture>,
): Promise<EncodedPicture> {
  const readable = format === 'avif' ? withBrandOfAvif(content) : content;
  return twoAtOnce(async () => {
    try {
      const picture = sharp(readable, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient();
      return await encode(picture);
    } catch (error) {
      throw isTooLarge(error)
        ? new DomainError({
            code: 'PICTURE_INVALID',
            detail: { key: 'PICTURE_TOO_MANY_PIXELS', values: { millions: MAX_PIXELS / 1_000_000 } },
          })
        : // Broken, or too slow to decode.
          refuse('PICTURE_INVALID');
    }
  });
}

/** The library has no code for it. */
const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message.includes('pixel limit');
