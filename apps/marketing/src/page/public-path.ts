import type { Locale } from '@cw/i18n';

/** The addresses of the public pages (AREA-02), without the language. */
export const PUBLIC_PATHS = [
  '/',
  '/sellers',
  '/buyers',
  '/agents',
  '/contractors',
  '/for-sellers',
  '/for-buyers',
  '/for-agents',
  '/for-contractors',
  '/contractors-info',
  '/how-it-works',
  '/trust',
  '/fees',
  '/faq',
  '/find-contractors',
  '/repair-intake',
  '/waitlist',
  '/support',
  '/privacy-policy',
  '/terms-of-service',
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** Addresses that show another's page; search engines are told the other. */
const CANONICAL: Readonly<Partial<Record<PublicPath, PublicPath>>> = {
  '/for-sellers': '/sellers',
  '/for-buyers': '/buyers',
  '/for-agents': '/agents',
  '/for-contractors': '/contractors',
  '/contractors-info': '/contractors',
};

/** The one address of a page that has several. */
export const canonicalOf = (path: PublicPath): PublicPath => CANONICAL[path] ?? path;

/** Each page once. */
export const CANONICAL_PATHS: readonly PublicPath[] = PUBLIC_PATHS.filter((path) => canonicalOf(path) === path);

const SPANISH_PREFIX = '/es';

/** The address of a path in a language: `/es/sellers`, `/sellers`, `/es/`. */
export function localizedPath(path: string, locale: Locale): string {
  return locale === 'es' ? SPANISH_PREFIX + path : path;
}

/** The language that an address names, and the address without it. */
export function splitPath(pathname: string): { readonly locale: Locale; readonly path: string } {
  const isSpanish = pathname === SPANISH_PREFIX || pathname.startsWith(`${SPANISH_PREFIX}/`);
  const bare = isSpanish ? pathname.slice(SPANISH_PREFIX.length) : pathname;
  const path = bare.length > 1 ? bare.replace(/\/+$/, '') : '/';
  return { locale: isSpanish ? 'es' : 'en', path: path === '' ? '/' : path };
}

export function isPublicPath(path: string): path is PublicPath {
  return PUBLIC_PATHS.some((known) => known === path);
}

/** Where a contractor's account is opened. */
export const CONTRACTOR_REGISTER_PATH = '/register?role=contractor';

/** Where an account is opened; with a purpose, its owner goes on there. */
export const registerPath = (purpose?: string): string =>
  purpose === undefined ? '/register' : `/register?next=${encodeURIComponent(purpose)}`;
