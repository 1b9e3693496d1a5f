import { KitHost, testKit } from '@cw/api-client/testing';
import { loadStaffMessages, type Locale } from '@cw/i18n';
import { LocaleProvider } from '@cw/i18n/react';
import { CwThemeProvider, LinkProvider, ToastProvider, type LinkComponentProps } from '@cw/ui';
import { render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { screenWith } from '../screens/kit-context.js';

export interface ScreenOptions {
  /** Where the reader is, relative to the base path. */
  readonly at: string;
  readonly locale?: Locale;
  /** Room for the record beside the list. */
  readonly wide?: boolean;
}

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  readonly location: () => string;
}

const ignore = (): void => undefined;

/** jsdom has no width: whatever asks for much room gets the answer of the test. */
function mediaOf(media: string, wide: boolean): MediaQueryList {
  const list = { media, matches: wide && media.includes('min-width'), onchange: null };
  return Object.assign(new EventTarget(), list, { addListener: ignore, removeListener: ignore });
}

/** The workspace's router puts the prefix of this area before each path of the product. */
function PrefixedLink({ href, children, ...anchor }: LinkComponentProps): ReactElement {
  return (
    <a href={href.startsWith('/') ? `/admin${href}` : href} {...anchor}>
      {children}
    </a>
  );
}

const WHOSE = 'Whose screen is it?';

/** The workspace draws no screen before it knows whose it is. */
const OfSomebody = ({ children }: { readonly children: ReactNode }): ReactNode =>
  testKit.useSession().status === 'loading' ? <p>{WHOSE}</p> : children;

/** Draws one of the staff's screens under the providers that the workspace has. */
export async function renderScreen(Screen: ComponentType, options: ScreenOptions): Promise<RenderedScreen> {
  const { at, locale = 'en', wide = true } = options;
  window.matchMedia = (media) => mediaOf(media, wide);
  const messages = await loadStaffMessages(locale);
  const WithKit = screenWith(testKit, Screen);
  let place = at;
  const view = render(
    <LocaleProvider initial={{ locale, messages }}>
      <CwThemeProvider cacheKey="test">
        <ToastProvider>
          <LinkProvider component={PrefixedLink}>
            <KitHost at={at} onGo={(to) => (place = to)}>
              <OfSomebody>
                <WithKit />
              </OfSomebody>
            </KitHost>
          </LinkProvider>
        </ToastProvider>
      </CwThemeProvider>
    </LocaleProvider>,
  );
  await waitFor(() => expect(screen.queryByText(WHOSE)).not.toBeInTheDocument());
  return { ...view, user: userEvent.setup(), location: () => place };
}
