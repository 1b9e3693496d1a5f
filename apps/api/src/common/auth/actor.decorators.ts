import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import { DomainError } from '../errors/domain-error.js';
import type { ActiveSession } from './active-session.js';
import { callerOf } from './caller.js';

/** Who asks. On a @Public route it answers 401 to nobody; use @OptionalActor there. */
export const CurrentActor = createParamDecorator((_: undefined, context: ExecutionContext): Actor => {
  const actor = callerOf(context.switchToHttp().getRequest<Request>());
  if (!actor) throw new DomainError('auth.required');
  return actor;
});

/** Who asks, or null when nobody is signed in. */
export const OptionalActor = createParamDecorator(
  (_: undefined, context: ExecutionContext): Actor | null =>
    callerOf(context.switchToHttp().getRequest<Request>()) ?? null,
);

/** The session of the call, for what only a signed-in person may do and no token. */
export const CurrentSession = createParamDecorator((_: undefined, context: ExecutionContext): ActiveSession => {
  const { session } = context.switchToHttp().getRequest<Request>();
  if (!session) throw new DomainError('auth.required');
  return session;
});
