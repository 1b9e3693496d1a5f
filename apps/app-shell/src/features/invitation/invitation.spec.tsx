import { startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { renderWithApp } from '../../testing/render-with-app.js';
import { Invitation } from './invitation.js';

startApiServer();

describe('invitation', () => {
  it('AREA-03 leads from the waitlist to an account', async () => {
    await renderWithApp(<Invitation to="waitlist" />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The beta is open to new accounts.');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  });

  it('AREA-03 says in Spanish what to have at hand for a repair request', async () => {
    await renderWithApp(<Invitation to="repair_intake" />, { locale: 'es' });

    expect(screen.getByRole('heading', { name: 'Qué conviene tener a mano' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Iniciar una solicitud' })).toHaveAttribute(
      'href',
      '/register?next=%2Fapp%2Fprojects%2Fcreate',
    );
  });
});
