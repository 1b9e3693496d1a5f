import { createHash } from 'node:crypto';

/** The SHA-256 of a file, 32 bytes; it is read a piece at a time, so that no file stands in memory whole. */
export async function digestOfBytes(stream: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece);
  return hash.digest();
}
