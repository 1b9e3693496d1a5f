import type { Locale } from '@cw/domain';
import type { Area } from './area.js';

const HOST_PREFIX: Readonly<Record<Area, string>> = { marketing: '', app: 'app.', admin: 'admin.' };
const OWN_PREFIX = /^(?:app|admin)\./i;

/**
 * The address of a path in another area; `path` includes that area's prefix. Where areas are told apart by host, each
 * host shows its own area only, so the address names the other one.
 */
export function areaAddress(
  area: Area,
  path: string,
  { host, protocol }: Pick<Location, 'host' | 'protocol'> = window.location,
): string {
  if (!OWN_PREFIX.test(host)) return path;
  return `${protocol}//${host.replace(OWN_PREFIX, HOST_PREFIX[area])}${path}`;
}

/** The public site, a document of its own in every area. */
export const homepageAddress = (location?: Pick<Location, 'host' | 'protocol'>): string =>
  areaAddress('marketing', '/', location);

/** A page of the public site in the reader's language, such as `/support`. */
export const publicAddress = (path: string, locale: Locale, location?: Pick<Location, 'host' | 'protocol'>): string =>
  areaAddress('marketing', locale === 'es' ? `/es${path}` : path, location);
