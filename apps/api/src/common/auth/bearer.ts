import type { IncomingMessage } from 'node:http';

const BEARER = /^bearer(?:\s+(.*))?$/i;

/**
 * The credential of an `Authorization: Bearer` header, empty when none follows; undefined without such a header.
 * Who sends one is judged by it alone: a bad one never falls back to the cookie.
 */
export function bearerOf(request: IncomingMessage): string | undefined {
  const match = BEARER.exec(request.headers.authorization?.trim() ?? '');
  return match ? (match[1] ?? '') : undefined;
}
