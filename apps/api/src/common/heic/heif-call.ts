import type { HeicFault } from './heic-task.js';
import type { Libheif } from './libheif.js';

/** `heif_error_code` and `heif_suberror_code` of libheif. */
const UNSUPPORTED_FILE = 3;
const UNSUPPORTED_FEATURE = 4;
const NO_DECODER = 11;
const OUT_OF_MEMORY = 6;
const SECURITY_LIMIT = 1000;

/** The file is whole, and its picture is of a kind that is not decoded here. */
const FOREIGN: readonly number[] = [UNSUPPORTED_FILE, UNSUPPORTED_FEATURE, NO_DECODER];

/** Why a file is not drawn. */
export class HeifRefusal extends Error {
  constructor(readonly fault: HeicFault) {
    super(fault);
  }
}

function faultOf(code: number, detail: number): HeicFault {
  if (code === OUT_OF_MEMORY || detail === SECURITY_LIMIT) return 'oversized';
  return FOREIGN.includes(code) ? 'foreign' : 'damaged';
}

/** Calls libheif, with room for its error and for one value that it gives back. */
export class HeifCall {
  private readonly error: number;
  private readonly out: number;

  constructor(readonly heif: Libheif) {
    this.error = heif._malloc(16);
    this.out = heif._malloc(16);
  }

  word(address: number): number {
    return this.heif.HEAPU32[address / 4] ?? 0;
  }

  /** What the call gave back, or why it gave nothing. */
  found(call: (error: number, out: number) => void): number | HeifRefusal {
    call(this.error, this.out);
    const code = this.word(this.error);
    return code === 0 ? this.word(this.out) : new HeifRefusal(faultOf(code, this.word(this.error + 4)));
  }

  /** What the call gave back; throws the fault that it names. */
  given(call: (error: number, out: number) => void): number {
    const found = this.found(call);
    if (typeof found === 'number') return found;
    throw found;
  }

  bytesAt(address: number, length: number): Uint8Array {
    return this.heif.HEAPU8.subarray(address, address + length);
  }
}
