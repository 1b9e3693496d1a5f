import type { Role } from './role.js';

/** Who asks. `mfa` is true when this session proved a second factor; admin rights need it (ROLE-07). */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
  readonly mfa: boolean;
}

/** Admin rights come only with a second factor; an admin without it is an ordinary signed-in person. */
export const hasAdminRights = (actor: Actor): boolean => actor.role === 'admin' && actor.mfa;
