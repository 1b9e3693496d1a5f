export * from './auth.module.js';
export * from './invitations/invitations.js';
export * from './links/link-letters.js';
export * from './passwords/password-hasher.js';
export * from './registration/terms.js';
export * from './second-factor/totp.js';
export * from './sessions/session-cookie.js';
export * from './sessions/session.store.js';
