import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { canonicalJson } from '../canonical-json.js';

/** What makes two calls the same call: method, path and query, body. Files count by name, size and content. */
export function requestHash(request: Request, files: readonly Express.Multer.File[]): Buffer {
  const hash = createHash('sha256');
  const body: unknown = request.body ?? null;
  hash.update(canonicalJson([request.method, request.originalUrl, body]));
  for (const file of files)
    hash.update(JSON.stringify([file.fieldname, file.originalname, file.size])).update(file.buffer ?? '');
  return hash.digest();
}
