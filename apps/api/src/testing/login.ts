import type { Role } from '@cw/domain';
import { BrowserCookies } from '../common/auth/browser-cookies.js';
import { COOKIE_NAMES } from '../common/auth/cookie-names.js';
import { csrfTokenOf } from '../common/auth/csrf.js';
import { hashOfSecret } from '../common/auth/secret.js';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { SessionStore } from '../modules/auth/index.js';
import type { HasApp } from './a-user.js';

/** What the session's cookie is called in a test's application, whose address is http. */
export const SESSION_COOKIE = COOKIE_NAMES.session.plain;
export const DEVICE_COOKIE = COOKIE_NAMES.device.plain;

// A type and not an interface: supertest's `set` takes records only.
export type SignedInHeaders = {
  readonly Cookie: string;
  readonly 'X-CSRF-Token': string;
};

/**
 * Headers of a session of this person, for `.set(…)`. Staff get a second factor unless `mfa` says otherwise. The
 * cookie is set by hand: what a test sends is what it says.
 */
export async function login(
  { app }: HasApp,
  user: { readonly id: string; readonly role: Role },
  options: { readonly mfa?: boolean } = {},
): Promise<SignedInHeaders> {
  const mfa = options.mfa ?? user.role === 'admin';
  const sid = await app
    .get(SessionStore, { strict: false })
    .create({ userId: user.id, role: user.role, mfa, userAgent: 'test' });
  const secret = app.get<AppConfig>(APP_CONFIG).sessionSecret;
  const name = app.get(BrowserCookies, { strict: false }).nameOf('session');
  return { Cookie: `${name}=${sid}`, 'X-CSRF-Token': csrfTokenOf(hashOfSecret(sid).toString('hex'), secret) };
}
