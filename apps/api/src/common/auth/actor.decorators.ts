import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { actorOf } from './active-session.js';

/** Who asks. On a @Public route without a session it answers 401; use @OptionalActor there. */
export const CurrentActor = createParamDecorator((_: undefined, context: ExecutionContext): Actor => {
  const session = context.switchToHttp().getRequest<Request>().session;
  if (!session) throw new DomainError('auth.required');
  return actorOf(session);
});

/** Who asks, or null when nobody is signed in. */
export const OptionalActor = createParamDecorator((_: undefined, context: ExecutionContext): Actor | null => {
  const session = context.switchToHttp().getRequest<Request>().session;
  return session ? actorOf(session) : null;
});
