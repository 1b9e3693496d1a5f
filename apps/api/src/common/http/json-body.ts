import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import { json, type Request, type RequestHandler, type Response } from 'express';

const LIMIT_BYTES = 512 * 1024;
const WEBHOOK_PATH = '/api/payments/webhook';

// Sticky: what is no token ends the search, so that a broken text costs one look at each character.
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([{}[\]:,])|[^\s"{}[\]:,]+)/sy;

/** A name as it is meant; one that is none is left to the parser to refuse. */
function nameOf(quoted: string): unknown {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted);
  } catch {
    return quoted;
  }
}

/** Opens and closes objects (their names) and lists (no names) as the marks say. */
function nest(open: (Set<unknown> | undefined)[], mark: string): void {
  if (mark === '{') open.push(new Set());
  else if (mark === '[') open.push(undefined);
  else if (mark === '}' || mark === ']') open.pop();
}

/** Whether an object names a property twice; readers differ in which of the two they take. */
export function hasDuplicateKeys(text: string): boolean {
  const open: (Set<unknown> | undefined)[] = [];
  let quoted = '';
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const [, string, mark = ''] = token;
    quoted = string ?? quoted;
    nest(open, mark);
    const names = mark === ':' ? open.at(-1) : undefined;
    if (!names) continue;
    const before = names.size;
    if (names.add(nameOf(quoted)).size === before) return true;
  }
  return false;
}

function verify(request: Request, _response: Response, body: Buffer, encoding: string): void {
  // JSON between systems is UTF-8; another reading of the bytes is a way around every look at them.
  if (encoding !== 'utf-8') throw new UnsupportedMediaTypeException();
  if (hasDuplicateKeys(body.toString())) throw new BadRequestException();
  // The provider signs the bytes, not the object that they parse to.
  if (request.url.startsWith(WEBHOOK_PATH)) request.rawBody = body;
}

function revive(key: string, value: unknown): unknown {
  // Would change what an object is instead of what it has.
  if (key === '__proto__') return undefined;
  // Half of a surrogate pair is no character: Postgres would refuse the text after every check had passed.
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** Reads JSON bodies. */
export const jsonBody = (): RequestHandler => json({ limit: LIMIT_BYTES, reviver: revive, verify });
