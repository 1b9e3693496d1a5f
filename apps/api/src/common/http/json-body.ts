import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { json, type Request, type RequestHandler, type Response } from 'express';
import { LONG_BODIES, LONG_BODY_MS } from '../throttle/call-limits.js';
import { Gate } from '../throttle/gate.js';
import { networkOf } from './caller-address.js';
import { type ShapeFault, shapeFaultOf } from './json-shape.js';

const KILOBYTE = 1024;
const USUAL_BYTES = 64 * KILOBYTE;
/** What anybody may send, without a session. */
const PUBLIC_BYTES = 16 * KILOBYTE;
/** Sixty conditions, each with its texts at full length, and every letter of two bytes, fit in. */
const LIST_BYTES = 1024 * KILOBYTE;
const WEBHOOK = '/api/payments/webhook';

/** Where a body may be longer or shorter than usual; a test holds every route of the contract to it. */
const BYTES_BY_PATH: readonly (readonly [RegExp, number])[] = [
  // What has a line for each condition, and what the provider sends.
  [/^\/api\/projects(?:\/[^/]+\/(?:bids|request-changes))?\/?$/i, LIST_BYTES],
  [/^\/api\/bids\/[^/]+\/?$/i, LIST_BYTES],
  [/^\/api\/admin\/intake\/[^/]+\/(?:convert|offer)\/?$/i, LIST_BYTES],
  [/^\/api\/payments\/webhook\/?$/i, LIST_BYTES],
  [/^\/api\/(?:auth|intake|invoices|support|unsubscribe|waitlist)(?:\/|$)/i, PUBLIC_BYTES],
];

/** How long the body of a call to this path may be. */
export const bodyBytesOf = (path: string): number =>
  BYTES_BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? USUAL_BYTES;

const REFUSALS = {
  duplicate_name: () => new BadRequestException(),
  too_large: () => new PayloadTooLargeException(),
} as const satisfies Record<ShapeFault, () => Error>;

function verify(request: Request, _response: Response, body: Buffer, encoding: string): void {
  // JSON between systems is UTF-8; another reading of the bytes is a way around every look at them.
  if (encoding !== 'utf-8') throw new UnsupportedMediaTypeException();
  const fault = shapeFaultOf(body.toString());
  if (fault) throw REFUSALS[fault]();
  // The provider signs the bytes, not the object that they parse to.
  if (request.url.startsWith(WEBHOOK)) request.rawBody = body;
}

// Half of a surrogate pair is no character: Postgres would refuse the text after every check had passed. What a name or
// a title has in its place is refused (`lineFault`).
const revive = (_key: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/** What the usual length holds; of what comes in pieces nobody knows the length. */
const isLong = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > USUAL_BYTES;

// A packed body is longer than it says, and no caller of ours packs one.
const parserFor = (limit: number): RequestHandler => json({ limit, reviver: revive, verify, inflate: false });

/** Hangs up on a body that does not come to its end: others of its network wait for its turn to be over. */
function endsInTime(request: Request): void {
  const late = setTimeout(() => request.destroy(), LONG_BODY_MS);
  const done = (): void => clearTimeout(late);
  request.once('end', done).once('close', done);
}

/** Reads JSON bodies, each up to the length that its path may have, and works on few long ones of one network at once. */
export function jsonBody(): RequestHandler {
  const usual = parserFor(USUAL_BYTES);
  const others = new Map([LIST_BYTES, PUBLIC_BYTES].map((limit) => [limit, parserFor(limit)]));
  const longOnes = new Gate(LONG_BODIES);
  return (request, response, next) => {
    const limit = bodyBytesOf(request.path);
    const parse = others.get(limit) ?? usual;
    if (limit <= USUAL_BYTES || !isLong(request)) {
      parse(request, response, next);
      return;
    }
    longOnes.enter(networkOf(request)).then((leave) => {
      // It may have hung up while it waited.
      if (response.closed) {
        leave();
        return;
      }
      response.once('close', leave);
      endsInTime(request);
      parse(request, response, next);
    }, next);
  };
}
