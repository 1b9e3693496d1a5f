import type { ErrorRequestHandler } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { networkOf } from '../http/caller-address.js';
import type { Throttle, ThrottleRule } from './throttle.js';

/** Bodies from one network that are no JSON, or more than their bounds; good ones from there go on working. */
export const BAD_BODIES: ThrottleRule = { name: 'bad-body', points: 100, seconds: 900 };

/** The caller hung up while it sent, which is the network's fault; or was refused before its body was read. */
const isUnread = (error: unknown): boolean =>
  Reflect.get(Object(error), 'type') === 'request.aborted' || error instanceof DomainError;

/** Counts what the reader of bodies refused. A count that fails changes no answer. */
export const countBadBodies =
  (throttle: Throttle): ErrorRequestHandler =>
  (error: unknown, request, _response, next) => {
    if (isUnread(error)) {
      next(error);
      return;
    }
    throttle.consume(BAD_BODIES, networkOf(request)).then(
      () => next(error),
      (refused: unknown) => next(refused instanceof DomainError ? refused : error),
    );
  };
