import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import { actorOf, type SessionUser } from './active-session.js';

/** The person behind a request, signed in or by token; undefined when it is nobody. */
export const userOf = (request: Request): SessionUser | undefined => request.session?.user ?? request.token?.user;

/** Who asks, as the rules see them. A token proves no second factor, so it never carries staff's rights. */
export function callerOf(request: Request): Actor | undefined {
  if (request.session) return actorOf(request.session);
  const user = request.token?.user;
  return user && { userId: user.id, role: user.role, mfa: false };
}
