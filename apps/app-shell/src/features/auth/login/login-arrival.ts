const REASONS = ['session_ended', 'session_not_kept', 'password_changed', 'account_deleted'] as const;

/** What a login page is told by whoever leads somebody there; it travels with the navigation, never in the address. */
export interface LoginArrival {
  readonly reason?: (typeof REASONS)[number];
  /** Typed elsewhere already. */
  readonly email?: string;
}

/** A router's state is whatever was last put there, also by an older build. */
export function arrivalOf(state: unknown): LoginArrival {
  if (typeof state !== 'object' || state === null) return {};
  const reason = REASONS.find((one) => one === Reflect.get(state, 'reason'));
  const email: unknown = Reflect.get(state, 'email');
  return { ...(reason !== undefined && { reason }), ...(typeof email === 'string' && { email }) };
}
