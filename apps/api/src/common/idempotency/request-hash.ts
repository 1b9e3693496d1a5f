import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Request } from 'express';
import { canonicalJson } from '../canonical-json.js';

function filesOf(request: Request): Express.Multer.File[] {
  if (request.file) return [request.file];
  const files = request.files ?? [];
  return Array.isArray(files) ? files : Object.values(files).flat();
}

/** The bytes of an upload, read from the disk a piece at a time. */
export async function addBytes(hash: Hash, { path }: Express.Multer.File): Promise<void> {
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
}

/**
 * What makes two calls the same call: method, path and query, body. Files count by name, size and content, so a form is
 * hashed once it has been read.
 */
export async function requestHash(request: Request): Promise<Buffer> {
  const hash = createHash('sha256');
  const body: unknown = request.body ?? null;
  hash.update(canonicalJson([request.method, request.originalUrl, body]));
  for (const file of filesOf(request)) {
    hash.update(JSON.stringify([file.fieldname, file.originalname, file.size]));
    await addBytes(hash, file);
  }
  return hash.digest();
}
