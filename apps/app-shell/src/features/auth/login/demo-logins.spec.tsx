import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { DemoLogins } from './demo-logins.js';

const server = startApiServer();

const SELLER = { email: 'seller@demo.test', name: 'Maria Delgado', role: 'seller', password: 'demo', totp: null };
const STAFF = { email: 'admin@demo.test', name: 'Priya Nair', role: 'admin', password: 'demo' };

describe('the demo’s people', () => {
  it('AUTH-04 log in with one click', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get(apiUrl('/api/demo/logins'), () => HttpResponse.json({ items: [SELLER, { ...STAFF, totp: '1' }] })),
      http.post(apiUrl('/api/auth/login'), async ({ request }) => {
        sent.push(await request.json());
        server.use(signedInAs());
        return HttpResponse.json(aUser());
      }),
    );
    const { user } = await renderWithApp(<DemoLogins />);

    await user.click(await screen.findByRole('button', { name: 'Maria Delgado, Seller' }));

    await waitFor(() => expect(sent).toEqual([{ email: 'seller@demo.test', password: 'demo' }]));
    expect(screen.queryByRole('button', { name: /Priya/ })).not.toBeInTheDocument();
  });

  it('AUTH-07 log in as staff with the next code when this one was used already', async () => {
    const codes = ['111111', '111111', '222222'];
    const sent: string[] = [];
    server.use(
      http.get(apiUrl('/api/demo/logins'), () =>
        HttpResponse.json({ items: [{ ...STAFF, totp: codes.length > 1 ? codes.shift() : codes[0] }] }),
      ),
      http.post<never, { totp: string }>(apiUrl('/api/auth/admin/login'), async ({ request }) => {
        const { totp } = await request.json();
        sent.push(totp);
        return totp === '222222'
          ? HttpResponse.json(aUser({ role: 'admin' }))
          : problemAnswer(401, { code: 'auth.totp_required' });
      }),
    );
    const { user } = await renderWithApp(<DemoLogins staff />);

    await user.click(await screen.findByRole('button', { name: 'Priya Nair, Admin' }));

    expect(await screen.findByText(/was used already. You are logged in with the next one/)).toBeInTheDocument();
    expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
    expect(sent).toEqual(['111111', '222222']);
  });

  it('are nowhere without demo data', async () => {
    let asked = false;
    server.use(
      http.get(apiUrl('/api/demo/logins'), () => {
        asked = true;
        return HttpResponse.json({ items: [] });
      }),
    );
    await renderWithApp(<DemoLogins />);

    await waitFor(() => expect(asked).toBe(true));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
