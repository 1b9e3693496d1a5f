import { aStill } from '../../testing/heic/samples.js';
import { drawHeic } from './draw-heic.js';
import { HEIC_LIMITS } from './heic-limits.js';
import { loadLibheif, type Libheif } from './libheif.js';

const TASK = { bytes: aStill(), maxPixels: 64_000_000, enoughSide: 2560, limits: HEIC_LIMITS };

/** How WebAssembly ends what it cannot go on with. */
const trap = (message: string): Error => Object.assign(new Error(message), { name: 'RuntimeError' });

/** The decoder, of which one call fails so. */
function failing(name: keyof Libheif, error: unknown): Libheif {
  const heif = loadLibheif();
  return new Proxy(heif, {
    get: (target, key) =>
      key === name
        ? () => {
            throw error;
          }
        : Reflect.get(target, key),
  });
}

describe('a photograph that is not drawn', () => {
  it('PROJ-08 is drawn where nothing fails', () => {
    expect(drawHeic(loadLibheif(), TASK)).toMatchObject({ picture: { width: 128, height: 64 } });
  });

  it.each([
    ['a decoder that the file broke', trap('unreachable'), 'damaged'],
    ['an exception of the decoder', 5_242_880, 'damaged'],
    ['memory of the decoder that is used up', trap('Aborted(OOM)'), 'oversized'],
    ['memory of ours that is used up', new RangeError('Array buffer allocation failed'), 'oversized'],
    ['a mistake of our own', new TypeError('x is not a function'), 'ours'],
    ['what nobody has thought of', new Error('?'), 'ours'],
  ])('PROJ-08 says of %s whose fault it is', (_, error, fault) => {
    expect(drawHeic(failing('_heif_decode_image', error), TASK)).toEqual({ fault });
  });
});
