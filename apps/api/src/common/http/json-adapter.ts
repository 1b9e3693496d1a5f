import { HttpStatus, StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';

const isData = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !(body instanceof StreamableFile) && !(body instanceof Error);

/** Express decides what a caller has already, by which name, and whether there is a body; there it goes on doing so. */
const isPlain = (response: Response): boolean =>
  response.req.method !== 'HEAD' &&
  response.statusCode !== Number(HttpStatus.NO_CONTENT) &&
  !response.hasHeader('ETag') &&
  !response.hasHeader('Content-Type');

/**
 * Sends what a handler answers as one JSON text in one write. Express would make a buffer of it, which goes out apart from
 * the headers, and ask of each what only a page or a file needs. Everything else goes Express' way.
 */
export class JsonAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (!isData(body) || !isPlain(response)) return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.statusCode = statusCode;
    const text = JSON.stringify(body);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    return response.end(text);
  }
}
