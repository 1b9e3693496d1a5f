import type { Locale } from '@cw/i18n';

/** Where support is reached without an account, in a language; below PUBLIC_URL. */
export const supportPageOf = (locale: Locale): string => (locale === 'es' ? '/es/support' : '/support');
