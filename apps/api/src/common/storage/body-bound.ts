import type { Request, Response } from 'express';
import { FILE_KINDS, FILE_LIMITS, maxBytesOf } from '@cw/domain';

/** What a form may be longer than its file. */
const FORM_BYTES = 64 * 1024;
/** An answered sender gets this long, in ms, to read the answer before the line is cut. */
const LINGER_MS = 1_000;

const watchers = new WeakMap<object, () => void>();

/** Calls `onTooLong` once the form is longer than its kind of file allows. */
export const watchBody = (request: Request, onTooLong: () => void): void => {
  watchers.set(request, onTooLong);
};

/** The kind is known once its field came; before, the larger bound holds. */
function boundOf({ body }: Request): number {
  const kind: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'kind') : undefined;
  const known = FILE_KINDS.find((one) => one === kind);
  return (known ? maxBytesOf(known) : FILE_LIMITS.appraisalMaxBytes) + FORM_BYTES;
}

/** Feeds a form to its parser and counts what passes. */
export function countedBody(request: Request, parser: NodeJS.WritableStream): void {
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > boundOf(request)) watchers.get(request)?.();
  });
  request.pipe(parser);
}

/** Longer than any form may be, by its sender's own word. */
export const isDeclaredTooLong = ({ headers }: Request): boolean =>
  Number(headers['content-length'] ?? 0) > FILE_LIMITS.appraisalMaxBytes + FORM_BYTES;

/** After the answer, a sender who goes on sending is cut off. */
export function hangUp(request: Request, response: Response): void {
  response.once('finish', () => {
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy();
    }, LINGER_MS);
    timer.unref();
  });
}
