import type { SessionUser } from '@cw/api-client';

/** SHELL-03: the full name, or the username, or nothing: then the place says "User". */
export function personName(user: SessionUser): string | undefined {
  const full = `${user.firstName} ${user.lastName}`.trim();
  return full === '' ? (user.username ?? undefined) : full;
}
