import { startApiServer } from '@cw/api-client/testing';
import { act, screen } from '@testing-library/react';
import { PublicTexts } from '../../app/public-texts.js';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { Invitation, type InvitationProps } from './invitation.js';

startApiServer();

async function open({ to }: InvitationProps, options?: RenderOptions): Promise<void> {
  // The texts are fetched while the page is drawn.
  await act(() =>
    renderWithApp(
      <PublicTexts>
        <Invitation to={to} />
      </PublicTexts>,
      options,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
}

describe('invitation', () => {
  it('AREA-03 leads from the waitlist to an account', async () => {
    await open({ to: 'waitlist' });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The beta is open to new accounts.');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  });

  it('AREA-03 says in Spanish what to have at hand for a repair request', async () => {
    await open({ to: 'repair_intake' }, { locale: 'es' });

    expect(screen.getByRole('heading', { name: 'Qué conviene tener a mano' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Iniciar una solicitud' })).toHaveAttribute(
      'href',
      '/register?next=%2Fapp%2Fprojects%2Fcreate',
    );
  });
});
