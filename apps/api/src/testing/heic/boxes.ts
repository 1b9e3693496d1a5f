/** Numbers as these containers write them, most significant byte first. */
export const u8 = (...values: readonly number[]): Buffer => Buffer.from(values);

export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, at * 2);
  return bytes;
}

export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
}

export const text = (words: string): Buffer => Buffer.from(words, 'latin1');

/** A box of ISO/IEC 14496-12: its length, its name, and what is in it. */
export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}

/** A box with a version and flags before what is in it. */
export const fullBox = (type: string, versionAndFlags: number, ...parts: readonly Buffer[]): Buffer =>
  box(type, u32(versionAndFlags), ...parts);
