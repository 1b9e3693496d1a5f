/** How long the links that an account e-mails work, and how fresh a login must be for what endangers the account. */
export const ACCOUNT_SECURITY = {
  verifyEmailHours: 24,
  changeEmailHours: 24,
  resetPasswordMinutes: 60,
  invitationHours: 24,
  /** Of an account that was made for a client: there is nothing in it to take before its person comes. */
  activationDays: 14,
  /** A login or a password entered again is fresh for so long. */
  reauthenticationMinutes: 5,
  /** One more login ends the oldest session. */
  sessionsMax: 10,
  recoveryCodes: 10,
  /** What staff terminated is erased after so long: until then its person can object, and cannot simply come back. */
  erasureDays: 30,
} as const;
