import { averaged } from './averaged.js';
import { profileOf, type Named } from './color/profile-of.js';
import { MAX_TILES } from './heic-limits.js';
import type { HeicAnswer, HeicFault, HeicPicture, HeicTask } from './heic-task.js';
import { HeifCall, HeifRefusal } from './heif-call.js';
import type { Libheif } from './libheif.js';

/** `heif_colorspace`, `heif_chroma` and `heif_channel` of libheif. */
const RGB = 1;
const INTERLEAVED = { 3: 10, 4: 11 } as const;
const PIXELS = 10;

/** Where `heif_security_limits` has the most pixels of an image and the most tiles, each of 64 bits. */
const LIMIT_OF_PIXELS = 8;
const LIMIT_OF_TILES = 16;

type Channels = HeicPicture['channels'];

interface Drawn extends Named {
  readonly channels: Channels;
}

function opened(call: HeifCall, { bytes, maxPixels }: HeicTask): number {
  const { heif } = call;
  const context = heif._heif_context_alloc();
  const limits = heif._heif_context_get_security_limits(context);
  for (const [at, most] of [
    [LIMIT_OF_PIXELS, maxPixels],
    [LIMIT_OF_TILES, MAX_TILES],
  ] as const) {
    heif.HEAPU32.set([most, 0], (limits + at) / 4);
  }
  const address = heif._malloc(bytes.length);
  if (address === 0) throw new HeifRefusal('oversized');
  heif.HEAPU8.set(bytes, address);
  call.given((error) => heif._heif_context_read_from_memory_without_copy(error, context, address, bytes.length, 0));
  return context;
}

function mustBeBounded(width: number, height: number, maxPixels: number): void {
  if (width * height > maxPixels) throw new HeifRefusal('oversized');
}

/** The picture that the file names first; libheif turns and mirrors it as the file says, and puts its tiles together. */
function drawnStill(call: HeifCall, handle: number, maxPixels: number): Drawn {
  const { heif } = call;
  mustBeBounded(heif._heif_image_handle_get_width(handle), heif._heif_image_handle_get_height(handle), maxPixels);
  const channels: Channels = heif._heif_image_handle_has_alpha_channel(handle) === 0 ? 3 : 4;
  const image = call.given((error, out) => heif._heif_decode_image(error, handle, out, RGB, INTERLEAVED[channels], 0));
  return { handle, image, channels };
}

/** The first of a sequence that has no still. */
function drawnFirst(call: HeifCall, context: number, maxPixels: number): Drawn {
  const { heif } = call;
  const track = heif._heif_context_get_track(context, 0);
  if (track === 0) throw new HeifRefusal('damaged');
  // Both sides are of 16 bits, one after the other.
  const sides = call.given((error, out) => heif._heif_track_get_image_resolution(error, track, out, out + 2));
  mustBeBounded(sides & 0xff_ff, sides >>> 16, maxPixels);
  const image = call.given((error, out) =>
    heif._heif_track_decode_next_image(error, track, out, RGB, INTERLEAVED[3], 0),
  );
  return { handle: null, image, channels: 3 };
}

function drawn(call: HeifCall, task: HeicTask): Drawn {
  const context = opened(call, task);
  const still = call.found((error, out) => call.heif._heif_context_get_primary_image_handle(error, context, out));
  if (typeof still === 'number') return drawnStill(call, still, task.maxPixels);
  if (call.heif._heif_context_has_sequence(context) === 0) throw still;
  return drawnFirst(call, context, task.maxPixels);
}

function pictureOf(call: HeifCall, task: HeicTask): HeicPicture {
  const { heif } = call;
  const { handle, image, channels } = drawn(call, task);
  const [width, height] = [heif._heif_image_get_width(image, PIXELS), heif._heif_image_get_height(image, PIXELS)];
  mustBeBounded(width, height, task.maxPixels);
  let at = 0;
  const stride = call.given((error, out) => {
    heif.HEAPU32[error / 4] = 0;
    at = heif._heif_image_get_plane_readonly2(image, PIXELS, out);
  });
  if (at === 0 || stride < width * channels) throw new HeifRefusal('damaged');
  const bytes = call.bytesAt(at, stride * height);
  const factor = Math.max(1, Math.floor(Math.max(width, height) / task.enoughSide));
  return {
    ...averaged({ bytes, stride, width, height, channels }, factor),
    channels,
    profile: profileOf(call, { handle, image }),
  };
}

/** Whose fault it is that nothing was drawn. What the decoder itself does not survive is no picture; a mistake of ours is none. */
function faultOf(error: unknown): HeicFault {
  if (error instanceof HeifRefusal) return error.fault;
  // No more memory, in the decoder's own or beside it.
  if (error instanceof RangeError) return 'oversized';
  if (error instanceof Error && error.name === 'RuntimeError')
    return error.message.includes('OOM') ? 'oversized' : 'damaged';
  // The decoder's C++ throws numbers.
  return typeof error === 'number' ? 'damaged' : 'ours';
}

/** The photograph in a HEIC file: decoded, put together, upright, and no larger than is of use. */
export function drawHeic(heif: Libheif, task: HeicTask): HeicAnswer {
  try {
    return { picture: pictureOf(new HeifCall(heif), task) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
