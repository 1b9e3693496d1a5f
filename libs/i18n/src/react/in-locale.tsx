import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from '../catalogues/en.js';
import { loadMessages } from '../load-messages.js';
import { FALLBACK_LOCALE, tagOf, type Locale } from '../locale.js';

export interface InLocaleProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Draws what stands inside in a language of its own, whatever the page's is; nothing until its texts are there. */
export function InLocale({ locale, children }: InLocaleProps): ReactElement | null {
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly messages: Messages }>();
  useEffect(() => {
    let isLatest = true;
    loadMessages(locale).then(
      (messages) => {
        if (isLatest) setLoaded({ locale, messages });
      },
      // The page says it in its own language already.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [locale]);
  if (loaded?.locale !== locale) return null;
  return (
    <IntlProvider locale={tagOf(locale)} defaultLocale={tagOf(FALLBACK_LOCALE)} messages={loaded.messages}>
      <div lang={locale}>{children}</div>
    </IntlProvider>
  );
}
