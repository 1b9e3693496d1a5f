import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What we call of libheif; every address is one in its own memory. Where C returns an error, its address comes first. */
export interface Libheif {
  /** Another object once its memory has grown: never kept. */
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  _heif_context_get_security_limits(context: number): number;
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    bytes: number,
    length: number,
    options: number,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
  _heif_context_has_sequence(context: number): number;
  _heif_context_get_track(context: number, id: number): number;
  _heif_track_get_image_resolution(error: number, track: number, width: number, height: number): void;
  _heif_track_decode_next_image(
    error: number,
    track: number,
    image: number,
    colorspace: number,
    chroma: number,
    options: number,
  ): void;
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_image_handle_has_alpha_channel(handle: number): number;
  _heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colorspace: number,
    chroma: number,
    options: number,
  ): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number;
  _heif_image_get_raw_color_profile_size(image: number): number;
  _heif_image_get_raw_color_profile(error: number, image: number, profile: number): void;
  _heif_image_handle_get_nclx_color_profile(error: number, handle: number, profile: number): void;
  _heif_image_get_nclx_color_profile(error: number, image: number, profile: number): void;
}

const FOLDER = 'libheif-js/libheif-wasm';
const load = createRequire(import.meta.url);

/** The decoder, which is WebAssembly: it reaches no memory but its own. */
export function loadLibheif(): Libheif {
  const begin: (options: object) => Libheif = load(`${FOLDER}/libheif.js`);
  const silent = (): void => undefined;
  return begin({
    wasmBinary: readFileSync(load.resolve(`${FOLDER}/libheif.wasm`)),
    print: silent,
    printErr: silent,
  });
}
