import { loadPublicMessages } from '@cw/i18n';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { PublicApp } from '../page/public-app.js';
import { PUBLIC_PAGES } from '../page/public-pages.js';

const server = startApiServer();

async function draw(locale: 'en' | 'es' = 'en') {
  const messages = await loadPublicMessages(locale);
  render(
    <PublicApp
      page={{ path: '/waitlist', locale, builtOn: '2026-11-20' }}
      messages={messages}
      content={await PUBLIC_PAGES['/waitlist']()}
    />,
  );
  return userEvent.setup();
}

function takes(answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'of-the-session' })),
    http.post(apiUrl('/api/waitlist'), async ({ request }) => {
      sent.push([await request.json(), request.headers.get('x-csrf-token'), request.headers.get('accept-language')]);
      return answer();
    }),
  );
  return sent;
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the waitlist on the public page', () => {
  it('WAIT-01 takes name, e-mail and role where it is spoken of, and says that it did', async () => {
    const sent = takes(() => new HttpResponse(null, { status: 204 }));
    const user = await draw('es');

    await user.type(screen.getByLabelText('Nombre'), 'Sofía');
    await user.type(screen.getByLabelText('Apellido'), 'Reyes');
    await user.type(screen.getByLabelText('Correo electrónico'), 'sofia@example.com');
    await user.click(screen.getByRole('radio', { name: 'Agente inmobiliario' }));
    await user.click(screen.getByRole('button', { name: 'Unirme a la lista' }));

    expect(await screen.findByText('Usted está en la lista.')).toBeInTheDocument();
    expect(sent).toEqual([
      [
        { firstName: 'Sofía', lastName: 'Reyes', email: 'sofia@example.com', role: 'agent', website: '' },
        'of-the-session',
        'es',
      ],
    ]);
  });

  it('WAIT-01 takes no link and no hidden character for a name', async () => {
    const sent = takes(() => new HttpResponse(null, { status: 204 }));
    const user = await draw();

    await user.type(screen.getByLabelText('First name'), 'See www.evil.example');
    await user.type(screen.getByLabelText('Last name'), 'Reyes\u202E');
    await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));

    expect(await screen.findAllByText(/Leave out links, web addresses and email addresses/)).not.toHaveLength(0);
    expect(screen.getAllByText(/Leave out hidden or unreadable characters/)).not.toHaveLength(0);
    expect(sent).toEqual([]);
  });

  it('WAIT-01 A11Y-01 says what is missing, first on the page and at the fields', async () => {
    const user = await draw();

    await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));

    const [summary] = screen.getAllByRole('alert').filter((alert) => alert.contains(document.activeElement));
    expect(summary).toHaveFocus();
    expect(screen.getAllByRole('link').filter((link) => summary?.contains(link))).toHaveLength(4);
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('WAIT-01 says why it was refused, and keeps what was typed and chosen', async () => {
    takes(() => problemAnswer(429, { code: 'request.too_many', detail: 'Too many attempts. Wait a moment.' }));
    const user = await draw();
    await user.type(screen.getByLabelText('First name'), 'Sofia');
    await user.type(screen.getByLabelText('Last name'), 'Reyes');
    await user.type(screen.getByLabelText('Email'), 'sofia@example.com');
    await user.click(screen.getByRole('radio', { name: 'Contractor' }));

    await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));

    expect(await screen.findByText('Too many attempts. Wait a moment.')).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Sofia');
    expect(screen.getByRole('radio', { name: 'Contractor' })).toBeChecked();
  });
});
