import type { AppConfig } from '../../config/app-config.js';

/**
 * Every cookie that the API sets, by what it is for: its name where browsers reach the product over https, and where they
 * do not. The edge, nginx, the contract and the documentation name them too; tests hold all of them to these.
 */
export const COOKIE_NAMES = {
  session: { secure: '__Host-sid', plain: 'cw_sid' },
  device: { secure: '__Host-device', plain: 'cw_device' },
  // Says only that there is a session: the edge chooses the page by it, and pages read it. It opens nothing.
  hint: { secure: 'cw_signed_in', plain: 'cw_signed_in' },
} as const;

export type CookieKind = keyof typeof COOKIE_NAMES;

/**
 * Safari and every browser on a phone drop a Secure cookie that comes over http. Production never sets or takes one that is
 * not Secure, whatever its address.
 */
export function areCookiesSecure({ environment, publicUrl }: Pick<AppConfig, 'environment' | 'publicUrl'>): boolean {
  return environment === 'production' || new URL(publicUrl).protocol !== 'http:';
}
