import { useSession } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import {
  chooseLocale,
  choiceOwnerFor,
  keepLocaleOfAddress,
  rememberChoice,
  rememberedLocale,
  signChoice,
  takeLocaleOfAddress,
} from '@cw/i18n/react';
import { LanguageSwitch } from '@cw/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useIntl } from 'react-intl';
import { renderWithApp } from '../../testing/render-with-app.js';
import { SessionKeeper } from './session-keeper.js';

const NORA = '01890000-0000-7000-8000-00000000a0a0';
const server = startApiServer();

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-locale-of-address');
});

function Page(): React.ReactElement {
  const session = useSession();
  const { formatMessage } = useIntl();
  return (
    <>
      <SessionKeeper />
      <LanguageSwitch />
      {session.status === 'signed-in' ? <p>{session.user.firstName}</p> : null}
      <h1>{formatMessage({ id: 'shell.nav.dashboard' })}</h1>
    </>
  );
}
const english = (): Promise<HTMLElement> => screen.findByRole('heading', { name: 'Dashboard' });
const spanish = (): Promise<HTMLElement> => screen.findByRole('heading', { name: 'Panel' });

/** An account that keeps what it is told, or refuses it. */
function anAccount(locale: 'en' | 'es', refuses = false) {
  const saved: unknown[] = [];
  server.use(
    signedInAs({ id: NORA, locale }),
    http.patch(apiUrl('/api/users/:id'), async ({ request, params }) => {
      saved.push([params['id'], await request.json()]);
      return refuses ? problemAnswer(403, { code: 'access.denied' }) : HttpResponse.json({});
    }),
  );
  return saved;
}

describe('language of page and account', () => {
  it('I18N-03 shows an account’s language where nobody chose one, and saves nothing', async () => {
    const saved = anAccount('es');
    await renderWithApp(<Page />);

    expect(await spanish()).toBeInTheDocument();
    expect([rememberedLocale(), choiceOwnerFor(NORA)]).toEqual(['es', 'nobody']);
    expect(saved).toEqual([]);
  });

  it('I18N-03 shows an account’s language where somebody else chose another', async () => {
    rememberChoice('en');
    signChoice('somebody-else');
    anAccount('es');
    await renderWithApp(<Page />);

    expect(await spanish()).toBeInTheDocument();
  });

  it('I18N-02 leaves a person the language that they chose on this device', async () => {
    rememberChoice('en');
    signChoice(NORA);
    const saved = anAccount('es');
    await renderWithApp(<Page />);

    await waitFor(() => expect(choiceOwnerFor(NORA)).toBe('self'));
    expect(await english()).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('I18N-03 saves what was chosen just before signing in', async () => {
    rememberChoice('es');
    const saved = anAccount('en');
    await renderWithApp(<Page />, { locale: 'es' });

    await waitFor(() => expect(saved).toEqual([[NORA, expect.objectContaining({ locale: 'es' })]]));
    await waitFor(() => expect(choiceOwnerFor(NORA)).toBe('self'));
    expect(await spanish()).toBeInTheDocument();
  });

  it('I18N-02 shows a Spanish address in Spanish and leaves the account its language, until the switch is used', async () => {
    keepLocaleOfAddress('es');
    const saved = anAccount('en');
    const { user } = await renderWithApp(<Page />, { locale: 'es' });

    const toEnglish = await screen.findByRole('button', { name: 'EN, English' });
    expect(await screen.findByText('Maria')).toBeInTheDocument();
    expect(await spanish()).toBeInTheDocument();
    expect(saved).toEqual([]);

    await user.click(toEnglish);
    await user.click(await screen.findByRole('button', { name: 'ES, Español' }));
    await waitFor(() => expect(choiceOwnerFor(NORA)).toBe('self'));
    expect(saved).toContainEqual([NORA, expect.objectContaining({ locale: 'es' })]);
  });

  it('I18N-02 goes back to the account’s language with a page whose address names none', async () => {
    takeLocaleOfAddress('es');
    document.documentElement.removeAttribute('data-locale-of-address');
    const saved = anAccount('en');
    await renderWithApp(<Page />, { locale: 'es' });

    expect(await english()).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('I18N-02 I18N-03 changes the page’s language and saves it to the account, once', async () => {
    const saved = anAccount('en');
    const { user } = await renderWithApp(<Page />);
    await english();

    await user.click(await screen.findByRole('button', { name: 'ES, Español' }));

    expect(await spanish()).toBeInTheDocument();
    await waitFor(() => expect(choiceOwnerFor(NORA)).toBe('self'));
    expect(saved).toEqual([[NORA, expect.objectContaining({ locale: 'es' })]]);
  });

  it('I18N-03 keeps a choice that the account could not hear of, and tells it with the next page', async () => {
    const refused = anAccount('en', true);
    const { unmount } = await renderWithApp(<Page />);
    await english();
    act(() => chooseLocale('es'));
    expect(await spanish()).toBeInTheDocument();
    await waitFor(() => expect(refused).toHaveLength(1));
    expect(choiceOwnerFor(NORA)).toBe('visitor');
    unmount();

    const saved = anAccount('en');
    await renderWithApp(<Page />, { locale: 'es' });

    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(choiceOwnerFor(NORA)).toBe('self'));
  });
});
