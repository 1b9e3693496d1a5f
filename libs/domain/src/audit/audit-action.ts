/** What the audit log records: every act of staff, and whatever touches the security of an account. */
export const AUDIT_ACTIONS = [
  'user.suspended',
  'user.restored',
  'user.terminated',
  'user.deleted',
  'user.erased',
  'user.exported',
  'user.changed_by_staff',
  'user.sessions_ended',
  'user.verification_resent',
  'admin.invited',
  'admin.activated',
  'admin.logged_in',
  'auth.email_verified',
  'auth.email_change_requested',
  'auth.email_changed',
  'auth.password_changed',
  'auth.password_reset_requested',
  'auth.password_reset',
  'auth.totp_enabled',
  'auth.totp_disabled',
  'auth.recovery_code_used',
  'auth.recovery_codes_renewed',
  'auth.session_ended',
  'auth.other_sessions_ended',
  'token.created',
  'token.revoked',
  'question.removed',
  'report.hidden',
  'report.kept',
  'report.shown',
  'invoice.payment_recorded',
  'invoice.payment_confirmed',
  'invoice.payment_refused',
  'invoice.payment_cleared',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What kind of record an audit entry is about. */
export const AUDIT_SUBJECTS = ['user', 'session', 'token', 'invoice'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
