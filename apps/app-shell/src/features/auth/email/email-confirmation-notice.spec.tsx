import { useSession } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { EmailConfirmationNotice } from './email-confirmation-notice.js';

const EMAIL = 'maria@example.com';
const server = startApiServer(signedInAs({ email: EMAIL }));
const unconfirmed = () => signedInAs({ email: EMAIL, emailUnconfirmed: true });

/** Says that it is known who is signed in. */
function SignedInName(): ReactElement | null {
  const session = useSession();
  return session.status === 'signed-in' ? <p>{session.user.email}</p> : null;
}

describe('the notice of an unconfirmed email', () => {
  it('AUTH-08 stays until the email is confirmed, and sends the link again', async () => {
    let sent = 0;
    server.use(
      unconfirmed(),
      http.post(apiUrl('/api/auth/resend-verification'), () => {
        sent += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await renderWithApp(<EmailConfirmationNotice />);

    expect(await screen.findByText(/We sent a link to maria@example.com/)).toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Send again' }));

    expect(await screen.findByText('Sent again. Look among the spam too.')).toBeInTheDocument();
    expect(sent).toBe(1);
  });

  it.each([
    ['seller', /you cannot invite anyone\./],
    ['contractor', /you cannot be paid\./],
  ] as const)('AUTH-08 says to a %s what waits for it, and nothing that is not its own', async (role, waits) => {
    server.use(signedInAs({ email: EMAIL, emailUnconfirmed: true, role }));
    await renderWithApp(<EmailConfirmationNotice />);

    expect(await screen.findByText(waits)).toBeInTheDocument();
  });

  it('says how long to wait when it was sent too often', async () => {
    server.use(
      unconfirmed(),
      http.post(apiUrl('/api/auth/resend-verification'), () =>
        problemAnswer(429, { code: 'request.too_many', headers: { 'Retry-After': '600' } }),
      ),
    );
    const { user } = await renderWithApp(<EmailConfirmationNotice />);

    await user.click(await screen.findByRole('button', { name: 'Send again' }));

    expect(await screen.findByText('Too many tries. Try again in 10 minutes.')).toBeInTheDocument();
  });

  it('is not there for a confirmed email', async () => {
    await renderWithApp(
      <>
        <EmailConfirmationNotice />
        <SignedInName />
      </>,
    );

    expect(await screen.findByText(EMAIL)).toBeInTheDocument();
    expect(screen.queryByText(/We sent a link/)).not.toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    server.use(unconfirmed());
    await renderWithApp(<EmailConfirmationNotice />, { locale: 'es' });

    expect(await screen.findByText(/Enviamos un enlace a maria@example.com/)).toBeInTheDocument();
  });
});
