import { apiUrl, problemAnswer, signedInAs, signedOut, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderRoutes, type RenderOptions } from '../testing/render-with-app.js';
import { AcceptPartyPage } from './accept-party-page.js';

const server = startApiServer();
afterEach(() => window.sessionStorage.clear());

const routes = [
  { path: '/parties/accept', element: <AcceptPartyPage /> },
  { path: '/projects/:projectId', element: <h1>{'The project'}</h1> },
];
const visit = (at: string, options: RenderOptions = {}) => renderRoutes(routes, { at, ...options });

const JOINED = { projectId: 'p-1', projectTitle: 'Trim paint', right: 'decide' };
function accepts(answer: () => Response): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post(apiUrl('/api/parties/accept'), async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

describe('the link of an invitation to a project', () => {
  it('PROJ-10 joins whoever is signed in, and leads to the project', async () => {
    server.use(signedInAs({ role: 'seller' }));
    const bodies = accepts(() => HttpResponse.json(JOINED));
    const app = await visit('/parties/accept#secret-1');

    expect(await screen.findByRole('heading', { name: 'The project' })).toBeInTheDocument();
    expect(app.location()).toBe('/projects/p-1');
    expect(bodies).toEqual([{ token: 'secret-1' }]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('AUTH-08 asks whoever is signed out to log in or to register, and keeps the secret out of every address', async () => {
    server.use(signedOut());
    const app = await visit('/parties/accept#secret-1');

    const next = '?next=%2Fapp%2Fparties%2Faccept';
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login${next}`);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', `/register${next}`);
    await waitFor(() => expect(app.location()).toBe('/parties/accept'));
    app.unmount();

    server.use(signedInAs({ role: 'seller' }));
    const bodies = accepts(() => HttpResponse.json(JOINED));
    await visit('/parties/accept');

    expect(await screen.findByRole('heading', { name: 'The project' })).toBeInTheDocument();
    expect(bodies).toEqual([{ token: 'secret-1' }]);
  });

  it('AUTH-08 waits for the address to be confirmed, and goes on when the reader comes back', async () => {
    server.use(signedInAs({ role: 'seller', email: 'ana@example.com', emailUnconfirmed: true }));
    accepts(() => problemAnswer(403, { code: 'user.email_unverified', detail: 'Confirm your email first.' }));
    await visit('/parties/accept#secret-1');
    expect(await screen.findByRole('heading', { name: 'Confirm your email first' })).toBeInTheDocument();
    expect(await screen.findAllByText(/ana@example\.com/)).toHaveLength(1);

    accepts(() => HttpResponse.json(JOINED));
    window.dispatchEvent(new Event('focus'));

    expect(await screen.findByRole('heading', { name: 'The project' })).toBeInTheDocument();
  });

  it('PROJ-10 says to whom it does not belong, and which account is in use', async () => {
    server.use(signedInAs({ role: 'seller', email: 'maria@example.com' }));
    accepts(() => problemAnswer(403, { code: 'party.other_address', detail: 'This invitation was sent elsewhere.' }));
    await visit('/parties/accept#secret-1');

    expect(await screen.findByText('This invitation was sent elsewhere.')).toBeInTheDocument();
    expect(screen.getByText('You are logged in as maria@example.com.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('I18N-01 says in Spanish that a link without its secret is incomplete', async () => {
    server.use(signedInAs());
    await visit('/parties/accept', { locale: 'es' });

    expect(await screen.findByText(/El enlace de la invitación está incompleto/)).toBeInTheDocument();
  });
});
