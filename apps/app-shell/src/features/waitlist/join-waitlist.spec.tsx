import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderWithApp } from '../../testing/render-with-app.js';
import { JoinWaitlist } from './join-waitlist.js';

const server = startApiServer();

describe('the waitlist', () => {
  it('WAIT-01 takes name, e-mail and role, once, and says that it did', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl('/api/waitlist'), async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await renderWithApp(<JoinWaitlist />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join the beta waitlist');

    await user.type(screen.getByLabelText('First name'), ' Sofia ');
    await user.type(screen.getByLabelText('Last name'), 'Reyes');
    await user.type(screen.getByLabelText('Email'), 'sofia@example.com');
    await user.click(screen.getByRole('radio', { name: /agent/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Join the waitlist' }));

    expect(await screen.findByText('You are on the list.')).toBeInTheDocument();
    expect(screen.getByText(/sofia@example\.com/)).toBeInTheDocument();
    expect(sent).toEqual([
      { firstName: 'Sofia', lastName: 'Reyes', email: 'sofia@example.com', role: 'agent', website: '' },
    ]);
  });

  it('WAIT-01 A11Y-01 says what is missing, first on the page and at the fields', async () => {
    const { user } = await renderWithApp(<JoinWaitlist />);

    await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));

    const summary = (await screen.findAllByRole('alert'))[0];
    expect(summary).toHaveFocus();
    expect(screen.getAllByRole('link').filter((link) => summary?.contains(link))).toHaveLength(4);
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('WAIT-01 I18N-01 says in Spanish why it was refused, and keeps what was typed', async () => {
    server.use(
      http.post(apiUrl('/api/waitlist'), () =>
        problemAnswer(429, { code: 'request.too_many', detail: 'Demasiados intentos. Espere un momento.' }),
      ),
    );
    const { user } = await renderWithApp(<JoinWaitlist />, { locale: 'es' });
    await user.type(screen.getByLabelText('Nombre'), 'Sofía');
    await user.type(screen.getByLabelText(/Apellido/), 'Reyes');
    await user.type(screen.getByLabelText(/Correo/), 'sofia@example.com');
    await user.click(screen.getByRole('radio', { name: /gente/ }));

    await user.click(screen.getByRole('button', { name: 'Unirme a la lista' }));

    expect(await screen.findByText('Demasiados intentos. Espere un momento.')).toBeInTheDocument();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Sofía');
  });
});
