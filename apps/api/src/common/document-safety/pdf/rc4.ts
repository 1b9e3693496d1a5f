/** The cipher of older PDFs, which OpenSSL no longer has. It protects nothing: files that use it are opened with it. */
export function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  let mixed = 0;
  for (let index = 0; index < 256; index += 1) {
    mixed = (mixed + (state[index] ?? 0) + (key[index % key.length] ?? 0)) % 256;
    swap(index, mixed);
  }
  const out = Buffer.alloc(data.length);
  let place = 0;
  mixed = 0;
  for (let index = 0; index < data.length; index += 1) {
    place = (place + 1) % 256;
    mixed = (mixed + (state[place] ?? 0)) % 256;
    swap(place, mixed);
    out[index] = (data[index] ?? 0) ^ (state[((state[place] ?? 0) + (state[mixed] ?? 0)) % 256] ?? 0);
  }
  return out;
}
