import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { hostileHeic } from '../../testing/heic/hostile-heic.js';
import { colored, sized, withProfile } from '../../testing/heic/properties.js';
import {
  aHouse,
  aLargePhoto,
  aPanorama,
  aPhonePhoto,
  aStill,
  DEEP_QUADRANTS,
  exifOf,
  FIELDS,
  ORIENTATIONS,
  QUADRANTS,
} from '../../testing/heic/samples.js';
import { aSequence } from '../../testing/heic/sequence.js';
import { SandboxQueue } from '../sandbox/sandbox-queue.js';
import { ImagePipeline } from '../storage/image-pipeline.js';
import { HEIC_PROGRAM, HeicDecoder } from './heic-decoder.js';
import { HEIC_LIMITS } from './heic-limits.js';
import type { HeicTask } from './heic-task.js';

const decoder = new HeicDecoder();
const images = new ImagePipeline(decoder);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heic-spec-'));
});
afterAll(async () => {
  decoder.onModuleDestroy();
  await rm(folder, { recursive: true });
});

type Color = readonly number[];

/** As it would be kept, once it has been uploaded. */
async function drawn(content: Buffer) {
  const path = join(folder, 'photo.heic');
  await writeFile(path, content);
  return images.clean(path, 'image/heic');
}

/** The colors in the middles of a picture's four quarters. */
async function cornersOf(bytes: Buffer): Promise<Color[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Color => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

/** Which colors of the sample they are; null for one that is none. */
const namesOf = (colors: readonly Color[]) =>
  colors.map(
    (color) =>
      Object.entries(FIELDS).find(([, field]) =>
        field.color.every((part, index) => Math.abs(part - (color[index] ?? 0)) <= 8),
      )?.[0] ?? null,
  );

const PLAIN = ['red', 'green', 'blue', 'yellow'];

describe('a photograph of a phone', () => {
  it.each(ORIENTATIONS)('PROJ-08 of orientation %d stands upright, turned once', async (orientation) => {
    const { width, height, pixels } = { width: 128, height: 64, pixels: await sharp(await plainJpeg()).toBuffer() };
    const turned = await sharp(pixels).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const upright = await sharp(turned, { autoOrient: true }).jpeg({ quality: 95 }).toBuffer();

    const kept = await drawn(await aPhonePhoto(orientation));

    const isOnItsSide = orientation > 4;
    expect([kept.contentType, kept.width, kept.height]).toEqual([
      'image/jpeg',
      isOnItsSide ? height : width,
      isOnItsSide ? width : height,
    ]);
    expect(namesOf(await cornersOf(kept.bytes))).toEqual(namesOf(await cornersOf(upright)));
    expect(namesOf(await cornersOf(kept.bytes))).not.toContain(null);
    const metadata = await sharp(kept.bytes).metadata();
    expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([undefined, undefined, undefined]);
  });

  it('PROJ-08 is turned by its container, never by the notes of the camera alone', async () => {
    const kept = await drawn(aStill({ exif: await exifOf(6) }));

    expect([kept.width, kept.height, namesOf(await cornersOf(kept.bytes))]).toEqual([128, 64, PLAIN]);
  });

  it('PROJ-08 is put together of its tiles, without what hangs over the edge', async () => {
    const kept = await drawn(aHouse());

    expect([kept.width, kept.height]).toEqual([1000, 980]);
    const { data, info } = await sharp(kept.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): Color => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    // The roof runs over all four tiles, and the sky and the grass are where they were drawn.
    const roof = [at(505, 400), at(518, 400), at(505, 470), at(518, 470)];
    for (const color of roof) expect(near(color, [138, 63, 49])).toBe(true);
    expect([near(at(20, 20), [188, 211, 230]), near(at(20, 960), [111, 143, 90])]).toEqual([true, true]);
  });

  it('PROJ-08 of ten bits keeps its colors', async () => {
    expect(namesOf(await cornersOf((await drawn(aStill({ picture: DEEP_QUADRANTS }))).bytes))).toEqual(PLAIN);
  });

  it.each([
    ['heic', 'mif1'],
    ['mif1', 'heic'],
    ['msf1', 'heic', 'hevc'],
    ['heix', 'mif1'],
  ] as const)('PROJ-08 is taken under the brand %s', async (...brands) => {
    expect(namesOf(await cornersOf((await drawn(aStill({ brands: [...brands] }))).bytes))).toEqual(PLAIN);
  });

  it('PROJ-08 that is one of many is the first of them', async () => {
    const kept = await drawn(aSequence([QUADRANTS, DEEP_QUADRANTS]));
    expect([kept.width, kept.height, namesOf(await cornersOf(kept.bytes))]).toEqual([128, 64, PLAIN]);
  });

  it('PROJ-08 of another kind in the same container is drawn as it was before phones’ were', async () => {
    const avif = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#37a' } })
      .avif()
      .toBuffer();
    avif.write('mif1', 8);
    const kept = await drawn(avif);
    expect([kept.contentType, kept.width, kept.height]).toEqual(['image/jpeg', 96, 64]);
  });

  it('PROJ-08 has the size that is coded, whatever else the container says', async () => {
    const kept = await drawn(aStill({ properties: [sized(4000, 20)] }));
    expect([kept.width, kept.height]).toEqual([128, 64]);
  });

  it.each([
    ['48 megapixels', aLargePhoto, 2560, 1920],
    ['a panorama', aPanorama, 2560, 553],
  ])('PROJ-08 of %s is drawn smaller', async (_what, made, width, height) => {
    const kept = await drawn(made());

    expect([kept.width, Math.abs(kept.height - height) <= 1]).toEqual([width, true]);
    const thumbnail = await sharp(kept.thumbnail).metadata();
    expect(thumbnail.width).toBe(480);
  });
});

const near = (color: Color, other: Color, by = 10): boolean =>
  color.every((part, index) => Math.abs(part - (other[index] ?? 0)) <= by);

async function plainJpeg(): Promise<Buffer> {
  return (await drawn(aStill())).bytes;
}

/** A color of Display P3 as sRGB has it, by the definitions of both: the same curve, other primaries. */
function fromP3(color: Color): Color {
  const light = color.map((part) => {
    const code = part / 255;
    return code <= 0.040_45 ? code / 12.92 : ((code + 0.055) / 1.055) ** 2.4;
  });
  const rows = [
    [1.224_94, -0.224_94, 0],
    [-0.042_056, 1.042_056, 0],
    [-0.019_638, -0.078_636, 1.098_274],
  ];
  return rows.map((row) => {
    const sum = row.reduce((all, by, index) => all + by * (light[index] ?? 0), 0);
    const bounded = Math.min(1, Math.max(0, sum));
    return Math.round(255 * (bounded <= 0.003_130_8 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055));
  });
}

describe('the colors of a phone', () => {
  /** The profile that pictures of Display P3 carry. */
  const p3 = async (): Promise<Buffer> => {
    const labeled = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    return (await sharp(labeled).metadata()).icc ?? Buffer.alloc(0);
  };

  it('PROJ-08 of Display P3 are those of the web in what is kept, by their profile and by their code', async () => {
    const byProfile = await cornersOf((await drawn(aStill({ properties: [withProfile(await p3())] }))).bytes);
    const byCode = await cornersOf((await drawn(aStill({ properties: [colored(12, 13)] }))).bytes);

    const wanted = Object.values(FIELDS).map(({ color }) => fromP3(color));
    // Red is another number in sRGB: a picture that had only lost its label would keep the old one.
    expect(near(wanted[0] ?? [], FIELDS.red.color)).toBe(false);
    for (const [index, color] of wanted.entries()) {
      expect([index, near(byProfile[index] ?? [], color), near(byCode[index] ?? [], color)]).toEqual([
        index,
        true,
        true,
      ]);
    }
  });

  it('PROJ-08 of sRGB stay as they are', async () => {
    const kept = await drawn(aStill({ properties: [colored(1, 13)] }));
    expect(namesOf(await cornersOf(kept.bytes))).toEqual(PLAIN);
  });

  it.each([
    ['PQ', 16],
    ['HLG', 18],
  ])('PROJ-08 of high range (%s) are brought into what a page shows', async (_name, transfer) => {
    const [red = [], green = [], blue = [], yellow = []] = await cornersOf(
      (await drawn(aStill({ properties: [colored(9, transfer, 9)] }))).bytes,
    );
    const strongest = [red, green, blue].map((color) => color.indexOf(Math.max(...color)));
    expect(strongest).toEqual([0, 1, 2]);
    expect(Math.min(yellow[0] ?? 0, yellow[1] ?? 0)).toBeGreaterThan(200);
  });
});

describe('a file that means harm', () => {
  it('PROJ-08 is refused by the name of its fault', async () => {
    const files = await hostileHeic();
    const faults: (readonly [string, unknown])[] = [];
    for (const { what, content } of files) {
      const refused: unknown = await drawn(content).catch((error: unknown) => error);
      faults.push([what, Reflect.get(Object(refused), 'code')]);
    }
    expect(faults).toEqual(files.map(({ what, fault }) => [what, fault]));
  });

  it.each([
    ['takes longer than it may', { hardMs: 100 }, 'timed_out'],
    ['takes more memory than it may', { processMegabytes: 250 }, 'too_long'],
  ])('PROJ-08 that %s ends with its process', async (_what, limit, failed) => {
    const limits = { ...HEIC_LIMITS, ...limit };
    const queue = new SandboxQueue<HeicTask>(HEIC_PROGRAM, limits);
    expect(await queue.run({ bytes: aLargePhoto(), maxPixels: 64_000_000, enoughSide: 2560, limits })).toEqual({
      failed,
    });
  });
});
