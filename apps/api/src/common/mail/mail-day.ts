import type { PlainDate } from '@cw/domain';
import { formatPlainDate, type Locale } from '@cw/i18n';

/**
 * A day as every e-mail writes it: with its weekday, by which people plan, and its year, for mail is read late. A sentence in
 * Spanish writes it out.
 */
export const mailDay = (day: PlainDate, locale: Locale): string =>
  formatPlainDate(day, locale, locale === 'es' ? 'words' : 'full');
