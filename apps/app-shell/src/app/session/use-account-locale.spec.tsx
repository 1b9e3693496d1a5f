import { apiUrl, aUser, signedInAs, startApiServer } from '@cw/api-client/testing';
import { chooseLocale, LOCALE_CHOSEN_BY_KEY, rememberChoice } from '@cw/i18n/react';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { renderWithApp } from '../../testing/render-with-app.js';
import { useAccountLocale } from './use-account-locale.js';

const server = startApiServer();
const user = aUser({ locale: 'en' });

/** What the account was told, in order; each is answered only when the test lets it go. */
let told: { locale: string; answer: (ok: boolean) => void }[];
beforeEach(() => {
  told = [];
  server.use(
    signedInAs(user),
    http.patch(apiUrl('/api/users/:id'), async ({ request }) => {
      const { locale } = (await request.json()) as { locale: string };
      const ok = await new Promise<boolean>((answer) => told.push({ locale, answer }));
      return ok ? HttpResponse.json({ ...user, locale }) : new HttpResponse(null, { status: 422 });
    }),
  );
});

function Agreeing(): ReactElement | null {
  useAccountLocale(user);
  return null;
}

const languages = () => told.map(({ locale }) => locale);
const chosenBy = () => window.localStorage.getItem(LOCALE_CHOSEN_BY_KEY);
const toldTimes = (times: number) => waitFor(() => expect(told).toHaveLength(times));

describe('the language of an account', () => {
  it('I18N-03 follows what was chosen before signing in', async () => {
    rememberChoice('es');
    await renderWithApp(<Agreeing />, {});

    await toldTimes(1);
    told[0]?.answer(true);

    await waitFor(() => expect(chosenBy()).toBe(user.id));
    expect(languages()).toEqual(['es']);
  });

  it('I18N-02 ends with the last choice when it was made while the one before was on its way', async () => {
    rememberChoice('es');
    await renderWithApp(<Agreeing />, {});
    await toldTimes(1);

    act(() => chooseLocale('en'));
    expect(languages()).toEqual(['es']);
    told[0]?.answer(true);
    await toldTimes(2);
    told[1]?.answer(true);

    await waitFor(() => expect(chosenBy()).toBe(user.id));
    expect(languages()).toEqual(['es', 'en']);
  });

  it('I18N-02 is told again what it was last read to have, which may be older than the last choice', async () => {
    await renderWithApp(<Agreeing />, {});

    act(() => chooseLocale('es'));
    await toldTimes(1);
    told[0]?.answer(true);
    await waitFor(() => expect(chosenBy()).toBe(user.id));
    act(() => chooseLocale('en'));

    await toldTimes(2);
    told[1]?.answer(true);
    await waitFor(() => expect(chosenBy()).toBe(user.id));
    expect(languages()).toEqual(['es', 'en']);
  });

  it('I18N-02 leaves a choice that did not arrive for the next page', async () => {
    rememberChoice('es');
    await renderWithApp(<Agreeing />, {});
    await toldTimes(1);

    told[0]?.answer(false);

    await waitFor(() => expect(chosenBy()).toBe('visitor'));
  });
});
