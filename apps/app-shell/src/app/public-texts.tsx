import { loadPublicMessages, type Locale, type Messages } from '@cw/i18n';
import { useLocale } from '@cw/i18n/react';
import { loadPart } from '@cw/ui';
import { Suspense, use, type ReactElement, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { LoadingScreen } from './loading-screen.js';

const loading = new Map<Locale, Promise<Messages>>();

// A promise made during render would be made again on every attempt, so it is kept; a failed one is not.
function publicMessages(locale: Locale): Promise<Messages> {
  const known = loading.get(locale);
  if (known !== undefined) return known;
  const messages = loadPart(() => loadPublicMessages(locale));
  loading.set(locale, messages);
  messages.catch(() => loading.delete(locale));
  return messages;
}

export interface PublicTextsProps {
  readonly children: ReactNode;
}

function WithTexts({ children }: PublicTextsProps): ReactElement {
  const { locale } = useLocale();
  const { messages } = useIntl();
  const added = use(publicMessages(locale));
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...added }}>
      {children}
    </IntlProvider>
  );
}

/** Gives a page of the workspace the texts of the public site, which no other page of it downloads. */
export function PublicTexts({ children }: PublicTextsProps): ReactElement {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <WithTexts>{children}</WithTexts>
    </Suspense>
  );
}
