import type { ProjectCategory } from '@cw/domain';
import sharp from 'sharp';
import { drawScene, type Scene } from './scenes.js';

const SCENE_OF: Record<ProjectCategory, Scene> = {
  electrical: 'outlet',
  plumbing: 'heater',
  roofing: 'roof',
  flooring: 'floor',
  painting: 'window',
  drywall: 'wall',
  windows: 'window',
  doors: 'door',
  hvac: 'heater',
  landscaping: 'deck',
  other: 'steps',
};

const JPEG_QUALITY = 82;
const made = new Map<string, Promise<Buffer>>();

const COMMENT_MARKER = [0xff, 0xfe];
const LENGTH_BYTES = 2;

/** The same picture as another photograph: no camera writes the same file twice, and one twice is asked about. */
function retaken(jpeg: Buffer, salt: number): Buffer {
  const note = Buffer.from(`sample ${salt}`);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(note.length + LENGTH_BYTES);
  const start = COMMENT_MARKER.length;
  return Buffer.concat([jpeg.subarray(0, start), Buffer.from(COMMENT_MARKER), length, note, jpeg.subarray(start)]);
}

/** A drawn sample photograph as JPEG bytes, of its own for each `salt`. The same picture is drawn once. */
export async function samplePhoto(category: ProjectCategory, repaired: boolean, salt = 0): Promise<Buffer> {
  const scene: Scene = category === 'electrical' && salt % 2 === 1 ? 'meter' : SCENE_OF[category];
  const key = `${scene}:${repaired}`;
  const photo =
    made.get(key) ??
    sharp(Buffer.from(drawScene(scene, repaired)))
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  made.set(key, photo);
  return retaken(await photo, salt);
}
