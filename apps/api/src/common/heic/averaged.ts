/** Rows of pixels as they lie in memory. */
export interface Rows {
  readonly bytes: Uint8Array;
  readonly stride: number;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

type Smaller = Pick<Rows, 'width' | 'height'> & { readonly pixels: Uint8Array };

/** The pixels without what lies between rows, every square of so many a side made one by its average. */
export function averaged(rows: Rows, factor: number): Smaller {
  const [width, height] = [Math.ceil(rows.width / factor), Math.ceil(rows.height / factor)];
  const line = width * rows.channels;
  const pixels = new Uint8Array(line * height);
  const sums = new Uint32Array(line);
  for (let y = 0; y < height; y += 1) {
    const top = y * factor;
    if (factor === 1) {
      pixels.set(rows.bytes.subarray(top * rows.stride, top * rows.stride + line), y * line);
      continue;
    }
    const bottom = Math.min(rows.height, top + factor);
    sums.fill(0);
    for (let row = top; row < bottom; row += 1) addRow(sums, rows, { row, factor });
    const last = rows.width - (width - 1) * factor;
    divide(pixels.subarray(y * line, y * line + line - rows.channels), sums, factor * (bottom - top));
    const rest = sums.subarray(line - rows.channels);
    divide(pixels.subarray((y + 1) * line - rows.channels, (y + 1) * line), rest, last * (bottom - top));
  }
  return { width, height, pixels };
}

/** Plain steps through the bytes: a photograph has a hundred and fifty million of them. */
function addRow(sums: Uint32Array, { bytes, stride, width, channels }: Rows, { row, factor }: RowOf): void {
  const span = factor * channels;
  for (let part = 0; part < channels; part += 1) {
    let at = row * stride + part;
    const end = row * stride + width * channels;
    for (let to = part; at < end; to += channels) {
      const stop = Math.min(end, at + span);
      let sum = 0;
      for (; at < stop; at += channels) sum += bytes[at] ?? 0;
      sums[to] = (sums[to] ?? 0) + sum;
    }
  }
}

interface RowOf {
  readonly row: number;
  readonly factor: number;
}

function divide(into: Uint8Array, sums: Uint32Array, by: number): void {
  for (let at = 0; at < into.length; at += 1) into[at] = Math.round((sums[at] ?? 0) / by);
}
