import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../../../testing/enter.js';
import { findErrorSummary } from '../../../testing/error-summary.js';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { Settings } from '../settings.js';

const server = startApiServer();
const me = aUser();

const profileIs = (overrides: Partial<typeof me> = {}, version = 1) =>
  http.get(apiUrl('/api/users/:id'), () => HttpResponse.json(aUser(overrides), { headers: { ETag: `"${version}"` } }));

interface Sent {
  readonly body: unknown;
  readonly ifMatch: string | null;
}

/** Takes changes as the API does; each makes a new version. */
function takesChanges(): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.patch(apiUrl('/api/users/:id'), async ({ request }) => {
      const body = (await request.json()) as Partial<typeof me>;
      sent.push({ body, ifMatch: request.headers.get('If-Match') });
      return HttpResponse.json(aUser(body), { headers: { ETag: `"${sent.length + 1}"` } });
    }),
  );
  return sent;
}

const open = (options: RenderOptions = {}, user = me) =>
  renderWithApp(<Settings user={user} />, { at: '/settings?tab=profile', ...options });

beforeEach(() => {
  window.localStorage.clear();
  server.use(signedInAs(), profileIs());
});

describe('profile', () => {
  it('AUTH-11 saves what was changed, and names the version that it was read in', async () => {
    const sent = takesChanges();
    const { user } = await open();

    await enter(user, await screen.findByLabelText(/^Company/), 'Delgado Homes');
    await user.selectOptions(screen.getByLabelText('Time zone'), 'America/Denver');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        body: expect.objectContaining({
          firstName: 'Maria',
          company: 'Delgado Homes',
          username: null,
          locale: 'en',
          timeZone: 'America/Denver',
        }),
        ifMatch: '"1"',
      },
    ]);
  });

  it('AUTH-11 goes on from its own change: the second save names the version that the first one made', async () => {
    const sent = takesChanges();
    const { user } = await open();
    const save = await screen.findByRole('button', { name: 'Save profile' });

    await user.click(save);
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(save);
    await waitFor(() => expect(sent).toHaveLength(2));

    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
  });

  it('AUTH-11 shows the role and the email with its standing; neither is a field', async () => {
    await open({}, aUser({ emailUnconfirmed: true }));

    expect(await screen.findByText('Not confirmed')).toBeInTheDocument();
    expect(screen.getByText('seller@demo.closewright.test')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Role')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change email' })).toHaveAttribute('href', '/settings?tab=security');
  });

  it('AUTH-11 names a taken username at its field and keeps what was typed', async () => {
    server.use(
      http.patch(apiUrl('/api/users/:id'), () =>
        problemAnswer(409, {
          code: 'user.username_taken',
          errors: [{ path: 'username', code: 'taken', message: 'This username is taken. Choose another.' }],
        }),
      ),
    );
    const { user } = await open();
    await enter(user, await screen.findByLabelText(/^Username/), 'maria.d');

    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    await findErrorSummary();
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription('This username is taken. Choose another.');
    expect(screen.getByLabelText(/^Username/)).toHaveValue('maria.d');
  });

  it('AUTH-11 loses nothing when the profile was changed elsewhere: what was typed stays, the rest is the newest', async () => {
    server.use(
      http.patch(apiUrl('/api/users/:id'), ({ request }) => {
        server.use(profileIs({ company: 'From the other tab', location: 'Kingston, NY' }, 7));
        const isStale = request.headers.get('If-Match') !== '"7"';
        return isStale
          ? problemAnswer(412, { code: 'request.stale', detail: 'Changed in the meantime.' })
          : HttpResponse.json(aUser(), { headers: { ETag: '"8"' } });
      }),
    );
    const { user } = await open();
    await enter(user, await screen.findByLabelText(/^Company/), 'Typed here');

    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    expect(await screen.findByText('Your profile was changed somewhere else.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Company/)).toHaveValue('Typed here');
    expect(screen.getByLabelText(/^City and state/)).toHaveValue('Kingston, NY');

    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  });

  it('AUTH-11 I18N-03 a language chosen here is the page’s too', async () => {
    takesChanges();
    const { user } = await open();

    await user.selectOptions(await screen.findByLabelText('Language'), 'es');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    expect(await screen.findByRole('heading', { name: 'Configuración', level: 1 })).toBeInTheDocument();
  });

  it('AUTH-11 finds what was typed after a reload, over what was changed elsewhere meanwhile, until it is discarded', async () => {
    const first = await open();
    await enter(first.user, await screen.findByLabelText(/^About you/), 'I sell my own home.');
    first.unmount();

    server.use(profileIs({ company: 'From the other tab' }, 2));
    const { user } = await open();
    expect(await screen.findByText('Your changes are not saved yet.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^About you/)).toHaveValue('I sell my own home.');
    expect(screen.getByLabelText(/^Company/)).toHaveValue('From the other tab');
    await user.click(screen.getByRole('button', { name: 'Discard them' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    expect(screen.getByDisplayValue('I sell my own home.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }));

    await waitFor(() => expect(screen.getByLabelText(/^About you/)).toHaveValue(''));
    expect(screen.queryByText('Your changes are not saved yet.')).not.toBeInTheDocument();
  });

  it('AUTH-11 keeps no draft of what was saved', async () => {
    takesChanges();
    const first = await open();
    await enter(first.user, await screen.findByLabelText(/^About you/), 'I sell my own home.');
    await first.user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Profile saved');
    await waitFor(() => expect(screen.queryByText('Your changes are not saved yet.')).not.toBeInTheDocument());
    first.unmount();

    await open();
    expect(await screen.findByLabelText(/^About you/)).toHaveValue('');
    expect(screen.queryByText('Your changes are not saved yet.')).not.toBeInTheDocument();
  });

  it('AUTH-11 I18N-01 says in Spanish when the profile does not load, and tries again', async () => {
    server.use(http.get(apiUrl('/api/users/:id'), () => problemAnswer(403, { detail: 'Acceso denegado' })));
    const { user } = await open({ locale: 'es' });
    expect(await screen.findByRole('heading', { name: 'Su perfil no se cargó' })).toBeInTheDocument();

    server.use(profileIs());
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));

    expect(await screen.findByLabelText('Nombre')).toHaveValue('Maria');
  });
});
