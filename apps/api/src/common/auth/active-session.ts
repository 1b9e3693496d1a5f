import type { Actor, Role } from '@cw/domain';
import type { Locale } from '@cw/i18n';

/** The signed-in person as each request needs them; read together with the session in one statement. */
export interface SessionUser {
  readonly id: string;
  readonly role: Role;
  readonly locale: Locale;
}

export interface ActiveSession {
  /** Names the session to its owner, and stays when the cookie's value changes. */
  readonly id: string;
  /** SHA-256 of the cookie's value, hex: names the session where the cookie itself may not stand. */
  readonly idHash: string;
  readonly mfa: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** When the person last proved who they are: signed in, or entered the password again. */
  readonly authenticatedAt: Date;
  readonly user: SessionUser;
}

export const actorOf = (session: ActiveSession): Actor => ({
  userId: session.user.id,
  role: session.user.role,
  mfa: session.mfa,
});
