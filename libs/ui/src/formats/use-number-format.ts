import { tagOf } from '@cw/i18n';
import { useLocale } from '@cw/i18n/react';
import { useCallback } from 'react';

/** Numbers as the United States write them, in both languages: a point before decimals, a comma between thousands. */
export function useNumberFormat(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const { locale } = useLocale();
  return useCallback((value, options) => new Intl.NumberFormat(tagOf(locale), options).format(value), [locale]);
}
