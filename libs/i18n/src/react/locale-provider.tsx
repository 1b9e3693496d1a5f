import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from '../catalogues/en.js';
import { loadMessages } from '../load-messages.js';
import { FALLBACK_LOCALE, tagOf, type Locale } from '../locale.js';
import { onLocaleChosen } from '../startup/page-locale.js';
import './formatjs-intl.js';

/** A language together with its texts, so that the two never disagree on screen. */
export interface LoadedLocale {
  readonly locale: Locale;
  readonly messages: Messages;
}

export interface LocaleProviderProps {
  /** What the page opens with; loaded before the first render. */
  readonly initial: LoadedLocale;
  /** How texts of another language are fetched; public pages load a smaller set. */
  readonly load?: (locale: Locale) => Promise<Messages>;
  /** Hears texts that the page did not open with as they come; returns how to stop. They are of the first language. */
  readonly later?: (hear: (messages: Messages) => void) => () => void;
  /** Called with what a text lacks; without it only development says so. */
  readonly onError?: (error: Error) => void;
  readonly children: ReactNode;
}

/** Gives the page its texts and follows the reader's choice of language without a reload. */
export function LocaleProvider({ initial, load, later, onError, children }: LocaleProviderProps): ReactElement {
  const [current, setCurrent] = useState(initial);

  const fetchMessages = useEffectEvent((locale: Locale) => (load ?? loadMessages)(locale));

  // Before the effects of what stands inside: somebody there may choose as soon as they are drawn.
  useLayoutEffect(() => {
    let latest: Locale = initial.locale;
    return onLocaleChosen((locale) => {
      latest = locale;
      // The old language stays readable until the new one has arrived, and for good when it cannot.
      fetchMessages(locale).then(
        (messages) => {
          if (latest === locale) setCurrent({ locale, messages });
        },
        () => undefined,
      );
    });
  }, [initial.locale]);

  useEffect(
    () =>
      later?.((messages) => {
        // Whoever has changed the language since has all texts of the other one.
        setCurrent((now) => (now.locale === initial.locale ? { locale: now.locale, messages } : now));
      }),
    [later, initial.locale],
  );

  useEffect(() => {
    document.documentElement.lang = current.locale;
  }, [current.locale]);

  return (
    <IntlProvider
      locale={tagOf(current.locale)}
      defaultLocale={tagOf(FALLBACK_LOCALE)}
      messages={current.messages}
      {...(onError && { onError })}
    >
      {children}
    </IntlProvider>
  );
}
