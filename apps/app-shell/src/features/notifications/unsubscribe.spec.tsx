import { apiUrl, problemAnswer, signedOut, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router';
import { pages } from '../../app/routes/pages.js';
import { renderRoutes } from '../../testing/render-with-app.js';

const server = startApiServer();
const ADDRESS = apiUrl('/api/unsubscribe');

/** Another page, with the browser's own way back. */
function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

async function open(at: string, locale: 'en' | 'es' = 'en') {
  server.use(signedOut());
  const Page = await pages.unsubscribe();
  const routes = [
    { path: '/unsubscribe', element: <Page /> },
    { path: '*', element: <Elsewhere /> },
  ];
  return renderRoutes(routes, { at, locale });
}

describe('the way out of an e-mail', () => {
  it('NOTE-05 takes the secret out of the address, asks, says what is off, and takes it back', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post(ADDRESS, async ({ request }) => {
        const body = (await request.json()) as { undo?: boolean };
        asked.push(body);
        return HttpResponse.json({ switch: 'payment', isOn: body.undo === true, address: 'r…@example.com' });
      }),
    );
    const app = await open('/unsubscribe#secret-of-the-link');
    await screen.findByRole('heading', { name: 'Stop these emails?' });
    expect([app.location(), asked]).toEqual(['/unsubscribe', []]);

    await app.user.click(screen.getByRole('button', { name: 'Stop them' }));
    expect(await screen.findByRole('heading', { name: 'These emails are off' })).toBeInTheDocument();
    expect(screen.getByText(/“Money moves” is switched off for r…@example.com/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all notification settings' })).toHaveAttribute(
      'href',
      '/settings?tab=notifications',
    );
    await app.user.click(screen.getByRole('button', { name: 'Turn them on again' }));

    expect(await screen.findByRole('heading', { name: 'These emails are on again' })).toBeInTheDocument();
    expect(asked).toEqual([
      { token: 'secret-of-the-link', undo: false },
      { token: 'secret-of-the-link', undo: true },
    ]);
  });

  it('NOTE-05 asks still when its reader comes back to it from where its link leads', async () => {
    const app = await open('/unsubscribe#secret-of-the-link');
    await app.user.click(await screen.findByRole('link', { name: 'See all notification settings' }));
    await app.user.click(await screen.findByRole('button', { name: 'Back' }));

    expect(await screen.findByRole('heading', { name: 'Stop these emails?' })).toBeInTheDocument();
    expect(app.location()).toBe('/unsubscribe');
  });

  it('NOTE-05 I18N-01 says in Spanish that a link does not work, with one and without', async () => {
    server.use(http.post(ADDRESS, () => problemAnswer(404, { code: 'notification.link_invalid' })));
    const bad = await open('/unsubscribe#worn-out', 'es');
    await bad.user.click(await screen.findByRole('button', { name: 'No recibirlos más' }));
    expect(await screen.findByRole('heading', { name: 'Este enlace no funciona' })).toBeInTheDocument();
    bad.unmount();

    await open('/unsubscribe', 'es');
    expect(await screen.findByRole('heading', { name: 'Este enlace no funciona' })).toBeInTheDocument();
  });
});
