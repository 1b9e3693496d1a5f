import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const GIVEN = /^[A-Za-z0-9_-]{8,64}$/;

/** Names every request: the caller's own X-Request-Id when it is a plain one, else a new id; answered and logged. */
export const requestId = (): RequestHandler => (request, response, next) => {
  const given = request.get('x-request-id');
  const id = given !== undefined && GIVEN.test(given) ? given : randomUUID();
  request.id = id;
  response.setHeader('X-Request-Id', id);
  next();
};
