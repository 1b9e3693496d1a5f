import { loadMessages, type Locale } from '@cw/i18n';
import { LocaleProvider } from '@cw/i18n/react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CwThemeProvider } from '../theme/theme-provider.js';

export interface RenderUiOptions {
  readonly locale?: Locale;
  /** A user that moves fake time along with it. */
  readonly user?: UserEvent;
}

/** Renders with the real theme and the real texts of a language. */
export async function renderUi(
  element: ReactElement,
  options: RenderUiOptions = {},
): Promise<RenderResult & { user: UserEvent }> {
  const { locale = 'en', user = userEvent.setup() } = options;
  const messages = await loadMessages(locale);
  const wrap = (content: ReactElement): ReactElement => (
    <LocaleProvider initial={{ locale, messages }}>
      <CwThemeProvider>{content}</CwThemeProvider>
    </LocaleProvider>
  );
  const result = render(wrap(element));
  return { ...result, user, rerender: (next) => result.rerender(wrap(next as ReactElement)) };
}
