import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../testing/enter.js';
import { findErrorSummary } from '../testing/error-summary.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { ActivatePage } from './activate-page.js';

const server = startApiServer();
const PERSON = { email: 'marcus@example.com', isInvited: true, firstName: 'Marcus', lastName: 'Bell' };

const visit = (at = '/activate#secret-1') =>
  renderRoutes(
    [
      { path: '/activate', element: <ActivatePage /> },
      { path: '/dashboard', element: <h1>{'Dashboard'}</h1> },
    ],
    { at },
  );
function answersTo(path: string, answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(apiUrl(path), async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}
const isInvited = () => answersTo('/api/auth/activation', () => HttpResponse.json(PERSON));
const expired = () => problemAnswer(422, { code: 'auth.link_invalid' });

describe('the page that opens an account', () => {
  it('INT-08 asks for password, age and terms, and leads into the account', async () => {
    isInvited();
    const sent = answersTo('/api/auth/activation/accept', () => new HttpResponse(null, { status: 204 }));
    const app = await visit();
    await waitFor(() => expect(app.location()).toBe('/activate'));
    const { user } = app;

    await enter(user, await screen.findByLabelText('Password'), 'two brown shingles');
    await enter(user, screen.getByLabelText('Password again'), 'two brown shingles');
    await user.click(screen.getByRole('checkbox', { name: /18/ }));
    await user.click(screen.getByRole('checkbox', { name: /Terms/i }));
    server.use(signedInAs());
    await user.click(screen.getByRole('button', { name: 'Open my account' }));

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(sent).toEqual([
      expect.objectContaining({ token: 'secret-1', adult: true, termsAccepted: true, locale: 'en' }),
    ]);
  });

  it('AUTH-09 sends nothing while age or terms are missing', async () => {
    isInvited();
    const sent = answersTo('/api/auth/activation/accept', () => new HttpResponse(null, { status: 204 }));
    const { user } = await visit();
    await enter(user, await screen.findByLabelText('Password'), 'two brown shingles');
    await enter(user, screen.getByLabelText('Password again'), 'two brown shingles');

    await user.click(screen.getByRole('button', { name: 'Open my account' }));

    expect(await findErrorSummary()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('INT-08 offers another invitation for a link that works no more, or for none', async () => {
    answersTo('/api/auth/activation', expired);
    const asked = answersTo('/api/auth/forgot-password', () => new HttpResponse(null, { status: 204 }));
    const { user } = await visit();
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();

    await enter(user, screen.getByLabelText('Email'), 'marcus@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));

    expect(await screen.findByText('Look in your inbox.')).toBeInTheDocument();
    expect(asked).toEqual([{ email: 'marcus@example.com' }]);
  });
});
