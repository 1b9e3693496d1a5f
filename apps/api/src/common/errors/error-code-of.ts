import { HttpException, HttpStatus } from '@nestjs/common';
import type { ErrorCode } from '@cw/domain';
import { violatedUnique } from '../persistence/postgres-error.js';
import { DomainError } from './domain-error.js';

const CODE_OF_STATUS: ReadonlyMap<number, ErrorCode> = new Map<number, ErrorCode>([
  [HttpStatus.BAD_REQUEST, 'request.malformed'],
  [HttpStatus.UNAUTHORIZED, 'auth.required'],
  [HttpStatus.FORBIDDEN, 'access.denied'],
  [HttpStatus.NOT_FOUND, 'request.not_found'],
  [HttpStatus.METHOD_NOT_ALLOWED, 'request.method_not_allowed'],
  [HttpStatus.REQUEST_TIMEOUT, 'request.timeout'],
  [HttpStatus.CONFLICT, 'state.conflict'],
  [HttpStatus.PAYLOAD_TOO_LARGE, 'request.too_large'],
  [HttpStatus.UNSUPPORTED_MEDIA_TYPE, 'request.media_type'],
  [HttpStatus.UNPROCESSABLE_ENTITY, 'request.invalid'],
  [HttpStatus.TOO_MANY_REQUESTS, 'request.too_many'],
  [HttpStatus.SERVICE_UNAVAILABLE, 'server.unavailable'],
]);

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '3D000',
]);

// pg's pool gives its own patience no code.
const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';

function isUnreachable(error: object): boolean {
  return UNREACHABLE.has(codeOf(error) ?? '') || (error instanceof Error && error.message === POOL_EXHAUSTED);
}

function statusOf(error: object): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  // Errors of the body parser and of multer carry their status beside them.
  const status: unknown = Reflect.get(error, 'status') ?? Reflect.get(error, 'statusCode');
  return typeof status === 'number' ? status : undefined;
}

function codeOf(error: object): string | undefined {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** What an error of whatever origin means to the caller; what nobody named is unexpected. */
export function domainErrorOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (typeof error !== 'object' || error === null) return new DomainError('server.unexpected');
  // Two requests raced to the same unique value and this one lost.
  if (violatedUnique(error) !== undefined) return new DomainError('state.conflict');
  const named = CODE_OF_STATUS.get(statusOf(error) ?? 0);
  if (named) return new DomainError(named);
  if (isUnreachable(error)) return new DomainError('server.unavailable', { retryAfterSeconds: 5 });
  return new DomainError('server.unexpected');
}
