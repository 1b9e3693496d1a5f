import type { HeifCall } from '../heif-call.js';
import { iccProfile, type Chromaticity } from './icc-profile.js';
import { isWebTransfer, lightOf } from './transfer.js';

const MAX_PROFILE_BYTES = 4 * 1024 * 1024;
/** Codes of ISO/IEC 23091-2: BT.709, whose primaries sRGB has, and a picture that does not say. */
const WEB_PRIMARIES = [1, 2];
/** Where `heif_color_profile_nclx` has its codes and its chromaticities. */
const PRIMARIES = 4;
const TRANSFER = 8;
const CHROMATICITIES = 20;

/** A decoded picture, and what the file calls it: the first of a sequence has no name of its own. */
export interface Named {
  readonly handle: number | null;
  readonly image: number;
}

/** The ICC profile of a decoded picture: its own, or one of the colors that the file names by code; null for sRGB. */
export function profileOf(call: HeifCall, named: Named): Uint8Array | null {
  return ownProfile(call, named) ?? codedProfile(call, named);
}

function ownProfile(call: HeifCall, { image }: Named): Uint8Array | null {
  const { heif } = call;
  const length = heif._heif_image_get_raw_color_profile_size(image);
  if (length === 0 || length > MAX_PROFILE_BYTES) return null;
  const address = heif._malloc(length);
  call.given((error) => heif._heif_image_get_raw_color_profile(error, image, address));
  return call.bytesAt(address, length).slice();
}

function codedProfile(call: HeifCall, { handle, image }: Named): Uint8Array | null {
  const { heif } = call;
  const coded = call.found((error, out) =>
    handle === null
      ? heif._heif_image_get_nclx_color_profile(error, image, out)
      : heif._heif_image_handle_get_nclx_color_profile(error, handle, out),
  );
  if (typeof coded !== 'number') return null;
  const [primaries, transfer] = [call.word(coded + PRIMARIES), call.word(coded + TRANSFER)];
  if (WEB_PRIMARIES.includes(primaries) && isWebTransfer(transfer)) return null;
  const at = (index: number): Chromaticity => {
    const from = (coded + CHROMATICITIES) / 4 + index * 2;
    return [heif.HEAPF32[from] ?? 0, heif.HEAPF32[from + 1] ?? 0];
  };
  const space = { red: at(0), green: at(1), blue: at(2), white: at(3) };
  // Primaries that are reserved have no place.
  return Object.values(space).some(([, y]) => y <= 0) ? null : iccProfile({ ...space, lightOf: lightOf(transfer) });
}
