import { FALLBACK_LOCALE } from '@cw/domain';
import { localeOfAcceptLanguage, localeOfTag, type Locale } from '@cw/i18n';
import type { Request } from 'express';
import { userOf } from '../auth/caller.js';

const namesOurs = (header: string): boolean =>
  header.split(',').some((part) => localeOfTag(part.split(';')[0]) !== undefined);

/**
 * The language of an answer: that of the page, which sends it as Accept-Language; else the account's. A header that
 * names no language of ours says nothing.
 */
export function localeOfRequest(request: Request): Locale {
  const header = request.headers['accept-language'] ?? '';
  if (namesOurs(header)) return localeOfAcceptLanguage(header);
  return userOf(request)?.locale ?? FALLBACK_LOCALE;
}
