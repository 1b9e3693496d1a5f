import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { allEnglish as en } from '../catalogues/all-en.js';
import { allSpanish as es } from '../catalogues/all-es.js';
import { LOCALE_STORAGE_KEY } from '../detect-locale.js';
import type { Locale } from '../locale.js';
import { LocaleProvider } from './locale-provider.js';
import { chooseLocale, detectPageLocale, followLocale } from '../startup/page-locale.js';
import { useLocale } from './use-locale.js';

function Page(): React.ReactElement {
  const { formatMessage } = useIntl();
  const { setLocale } = useLocale();
  return (
    <>
      <h1>{formatMessage({ id: 'common.not_found.home' })}</h1>
      <button onClick={() => setLocale('es')}>ES</button>
    </>
  );
}

afterEach(() => window.localStorage.clear());

describe('LocaleProvider', () => {
  it('I18N-02 switches the texts, the page language and the remembered choice', async () => {
    render(
      <LocaleProvider initial={{ locale: 'en', messages: en }}>
        <Page />
      </LocaleProvider>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Homepage');

    await userEvent.click(screen.getByRole('button', { name: 'ES' }));

    expect(await screen.findByRole('heading', { name: 'Página de inicio' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(window.localStorage.getItem(LOCALE_STORAGE_KEY)).toBe('es');
  });

  it('I18N-03 hears an account’s language that is known as soon as the page is drawn', async () => {
    function Account(): null {
      useEffect(() => followLocale('es'), []);
      return null;
    }
    render(
      <LocaleProvider initial={{ locale: 'en', messages: en }}>
        <Account />
        <Page />
      </LocaleProvider>,
    );

    expect(await screen.findByRole('heading', { name: 'Página de inicio' })).toBeInTheDocument();
  });

  it('keeps the last choice when an earlier language arrives late', async () => {
    let deliverSpanish: (messages: typeof en) => void = () => undefined;
    const load = (locale: Locale): Promise<typeof en> =>
      locale === 'en' ? Promise.resolve(en) : new Promise((resolve) => (deliverSpanish = resolve));
    render(
      <LocaleProvider initial={{ locale: 'en', messages: en }} load={load}>
        <Page />
      </LocaleProvider>,
    );

    act(() => chooseLocale('es'));
    act(() => chooseLocale('en'));
    await act(async () => deliverSpanish(es));

    expect(screen.getByRole('heading')).toHaveTextContent('Homepage');
  });

  it('I18N-02 changes its language where storage is refused, and keeps it for as long as the page lives', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

    chooseLocale('es');

    expect(detectPageLocale()).toBe('es');
    storage.mockRestore();
    for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  });

  it('I18N-02 remembers the language that the page detected', () => {
    window.localStorage.setItem(LOCALE_STORAGE_KEY, 'es');

    expect(detectPageLocale()).toBe('es');

    window.localStorage.clear();
    expect(detectPageLocale()).toBe('en');
    expect(window.localStorage.getItem(LOCALE_STORAGE_KEY)).toBe('en');
  });
});
