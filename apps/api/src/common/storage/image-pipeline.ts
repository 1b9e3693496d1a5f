import { Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../errors/domain-error.js';
import { HeicDecoder } from '../heic/heic-decoder.js';

export interface CleanImage {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Buffer;
}

/** A panorama of a phone has 63 million. */
const MAX_PIXELS = 64_000_000;
const HEIC = 'image/heic';
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
  constructor(private readonly heic: HeicDecoder) {}

  /** 415 for a kind that is not decoded, 422 for a damaged file or too many pixels. */
  async clean(path: string, contentType: string): Promise<CleanImage> {
    const source = await this.decodable(path, contentType);
    try {
      await mustBeBounded(source);
      const drawn = sharp(source, sharpOptions).timeout({ seconds: SECONDS }).resize({
        width: MAX_SIDE,
        height: MAX_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      });
      const target = contentType === HEIC ? 'image/jpeg' : contentType;
      const { data, info } = await encode(drawn, target).toBuffer({ resolveWithObject: true });
      const thumbnail = await sharp(data, { limitInputPixels: MAX_PIXELS })
        .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer();
      return { bytes: data, contentType: target, width: info.width, height: info.height, thumbnail };
    } catch (error) {
      if (error instanceof DomainError) throw error;
      // What is left of this container's kinds may be one of which nothing is decoded.
      if (contentType === HEIC) throw new DomainError('file.type', { values: { papers: 'no' } });
      throw new DomainError('file.damaged');
    }
  }

  /** What the image library reads: the file itself, or the pixels of one of a phone, which it does not know. */
  private async decodable(path: string, contentType: string): Promise<string | Buffer> {
    if (contentType !== HEIC) return path;
    return (await this.heic.decode(path, { maxPixels: MAX_PIXELS, enoughSide: MAX_SIDE })) ?? path;
  }
}

/** Before a pixel is decoded: a picture of a few bytes may unpack to more than the machine has. */
async function mustBeBounded(source: string | Buffer): Promise<void> {
  const { width, height, pages } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height * (pages ?? 1) > MAX_PIXELS) throw new DomainError('file.oversized');
}

function encode(image: Sharp, contentType: string): Sharp {
  if (contentType === 'image/png') return image.png();
  if (contentType === 'image/webp') return image.webp({ quality: QUALITY });
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true });
}
