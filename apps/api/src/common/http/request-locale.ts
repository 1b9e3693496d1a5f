import { localeOfAcceptLanguage, type Locale } from '@cw/i18n';
import type { Request } from 'express';

/** The language of an answer: the account's, else that of Accept-Language. */
export function localeOfRequest(request: Request): Locale {
  return request.session?.user.locale ?? localeOfAcceptLanguage(request.headers['accept-language']);
}
