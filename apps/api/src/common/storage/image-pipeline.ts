import { Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../errors/domain-error.js';

export interface CleanImage {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Buffer;
}

const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 2560;
const THUMBNAIL_SIDE = 480;
const QUALITY = 82;
const SECONDS = 30;

const sharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true } as const;

/**
 * Draws a photograph anew: upright, bounded, without EXIF, so that neither a position nor anything hidden in the file
 * goes further. Decoding runs in the image library's own threads.
 */
@Injectable()
export class ImagePipeline {
  /** 415 for a kind that this build cannot decode (HEIC on most), 422 for a damaged file or too many pixels. */
  async clean(path: string, contentType: string): Promise<CleanImage> {
    try {
      await mustBeBounded(path);
      const drawn = sharp(path, sharpOptions).timeout({ seconds: SECONDS }).resize({
        width: MAX_SIDE,
        height: MAX_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      });
      const target = contentType === 'image/heic' ? 'image/jpeg' : contentType;
      const { data, info } = await encode(drawn, target).toBuffer({ resolveWithObject: true });
      const thumbnail = await sharp(data, { limitInputPixels: MAX_PIXELS })
        .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer();
      return { bytes: data, contentType: target, width: info.width, height: info.height, thumbnail };
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (contentType === 'image/heic') throw new DomainError('file.type', { values: { papers: 'no' } });
      throw new DomainError('file.damaged');
    }
  }
}

/** Before a pixel is decoded: a picture of a few bytes may unpack to more than the machine has. */
async function mustBeBounded(path: string): Promise<void> {
  const { width, height, pages } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height * (pages ?? 1) > MAX_PIXELS) throw new DomainError('file.oversized');
}

function encode(image: Sharp, contentType: string): Sharp {
  if (contentType === 'image/png') return image.png();
  if (contentType === 'image/webp') return image.webp({ quality: QUALITY });
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true });
}
