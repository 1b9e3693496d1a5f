import { createHash } from 'node:crypto';
import type { Request } from 'express';

/** Sorts the keys of objects, so that two spellings of one body are one body. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, canonical(item)]),
  );
}

/** What makes two calls the same call: method, path and query, body. Files count by name, size and content. */
export function requestHash(request: Request, files: readonly Express.Multer.File[]): Buffer {
  const hash = createHash('sha256');
  const body: unknown = request.body ?? null;
  hash.update(JSON.stringify([request.method, request.originalUrl, canonical(body)]));
  for (const file of files)
    hash.update(JSON.stringify([file.fieldname, file.originalname, file.size])).update(file.buffer ?? '');
  return hash.digest();
}
