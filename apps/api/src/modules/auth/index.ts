export * from './auth.module.js';
export * from './passwords/password-hasher.js';
export * from './sessions/session-cookie.js';
export * from './sessions/session.store.js';
export * from './terms.js';
export * from './totp.js';
