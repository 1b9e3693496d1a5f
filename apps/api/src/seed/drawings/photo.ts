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

/** A drawn sample photograph as JPEG bytes. The same picture is made once. */
export function samplePhoto(category: ProjectCategory, repaired: boolean, salt = 0): Promise<Buffer> {
  const scene: Scene = category === 'electrical' && salt % 2 === 1 ? 'meter' : SCENE_OF[category];
  const key = `${scene}:${repaired}`;
  const photo =
    made.get(key) ??
    sharp(Buffer.from(drawScene(scene, repaired)))
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  made.set(key, photo);
  return photo;
}
