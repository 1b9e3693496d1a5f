import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { prove, wantsProof } from '../../../testing/reauthentication.js';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { Settings } from '../settings.js';

const server = startApiServer();
const CALENDAR = apiUrl('/api/calendar');
const MADE = '2026-11-20T12:00:00.000Z';
const urlOf = (secret: string): string => `https://closewright.example/api/calendar/feed/${secret}.ics`;

const linkIs = (createdAt: string | null, lastReadAt: string | null = null) =>
  http.get(CALENDAR, () => HttpResponse.json({ createdAt, lastReadAt }));

/** Each link is another one; the earlier ones no longer count. */
function makesLinks(): { readonly count: () => number } {
  let made = 0;
  server.use(
    http.post(CALENDAR, () => {
      made += 1;
      server.use(linkIs(MADE));
      return HttpResponse.json({ createdAt: MADE, lastReadAt: null, url: urlOf(`secret-${made}`) }, { status: 201 });
    }),
  );
  return { count: () => made };
}

const open = (options: RenderOptions = {}) =>
  renderWithApp(<Settings user={aUser()} />, { at: '/settings?tab=calendar', ...options });

beforeEach(() => server.use(signedInAs()));

describe('the calendar link', () => {
  it('says who can read it, is made once for two presses, shown this once and copied', async () => {
    server.use(linkIs(null));
    const links = makesLinks();
    const { user } = await open();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByText(/Anyone who has the link can read it/)).toBeInTheDocument();
    expect(screen.getByText('You have no calendar link.')).toBeInTheDocument();

    await user.dblClick(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByLabelText('Calendar link')).toHaveValue(urlOf('secret-1'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(urlOf('secret-1'));
    expect(links.count()).toBe(1);
    expect(await screen.findByText('Made Fri, Nov 20, 2026')).toBeInTheDocument();
    expect(screen.getByText('Not read by a calendar yet')).toBeInTheDocument();
  });

  it('AUTH-08 is made once the password was entered again', async () => {
    const proof = wantsProof();
    server.use(
      linkIs(null),
      proof.handler,
      http.post(
        CALENDAR,
        () =>
          proof.refusal() ??
          HttpResponse.json({ createdAt: MADE, lastReadAt: null, url: urlOf('proven') }, { status: 201 }),
      ),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    await prove(user);

    expect(await screen.findByLabelText('Calendar link')).toHaveValue(urlOf('proven'));
  });

  it('is renewed after a question, since calendars lose the one before', async () => {
    server.use(linkIs(MADE, new Date().toISOString()));
    makesLinks();
    const { user } = await open({ locale: 'es' });
    expect(await screen.findByText(/Leído por un calendario/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Crear un enlace nuevo' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Crear un enlace nuevo?' });
    expect(screen.queryByLabelText('Enlace de calendario')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Crear un enlace nuevo' }));

    expect(await screen.findByLabelText('Enlace de calendario')).toHaveValue(urlOf('secret-1'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is deleted after a question', async () => {
    server.use(
      linkIs(MADE),
      http.delete(CALENDAR, () => {
        server.use(linkIs(null));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Delete the link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the calendar link?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete the link' }));

    expect(await screen.findByText('You have no calendar link.')).toBeInTheDocument();
  });

  it('says that it did not change, and that it did not load', async () => {
    server.use(
      linkIs(null),
      http.post(CALENDAR, () => problemAnswer(403, { code: 'access.denied' })),
    );
    const { user, unmount } = await open();
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText('The calendar link was not changed')).toBeInTheDocument();
    unmount();

    server.use(http.get(CALENDAR, () => problemAnswer(403, { code: 'access.denied' })));
    await open();
    expect(await screen.findByRole('heading', { name: 'The calendar link did not load' })).toBeInTheDocument();
  });
});
