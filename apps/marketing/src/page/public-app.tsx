import { loadPublicMessages } from '@cw/i18n';
import { LocaleProvider, type LoadedLocale } from '@cw/i18n/react';
import { cwTheme, CwThemeProvider, ToastProvider, type CwThemeProviderProps } from '@cw/ui';
import type { ReactElement } from 'react';
import { PageProvider, type PublicPage } from './page-context.js';

/** Makes what the looks of a page are taken from, so that drawing it takes that much less. */
export const prepareLooks = (): void => void cwTheme();

export interface PublicAppProps {
  readonly page: PublicPage;
  readonly messages: LoadedLocale['messages'];
  /** What is drawn at the page's address, from PUBLIC_PAGES. */
  readonly content: ReactElement;
  /** The build's own cache, from which it takes the styles of a page; a browser makes its own. */
  readonly cache?: NonNullable<CwThemeProviderProps['cache']>;
  /** The build refuses a text that is not there. */
  readonly onTextError?: (error: Error) => void;
}

/** One public page, drawn the same way at build time and in the browser. */
export function PublicApp({ page, messages, content, cache, onTextError }: PublicAppProps): ReactElement {
  return (
    <LocaleProvider
      initial={{ locale: page.locale, messages }}
      load={loadPublicMessages}
      {...(onTextError && { onError: onTextError })}
    >
      <CwThemeProvider {...(cache && { cache })}>
        <ToastProvider>
          <PageProvider page={page}>{content}</PageProvider>
        </ToastProvider>
      </CwThemeProvider>
    </LocaleProvider>
  );
}
