import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { clearSignedInHint } from '@cw/api-client';
import { render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Elsewhere } from '../app/form/form-app.js';
import { renderWithApp } from '../testing/render-with-app.js';
import { openForm } from './form.js';

const server = startApiServer();

async function open(address = '/repair-intake'): Promise<UserEvent> {
  window.history.replaceState(null, '', address);
  render(await openForm(() => Promise.resolve()));
  return userEvent.setup();
}

beforeEach(() => {
  // jsdom has none.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.localStorage.clear();
  document.documentElement.lang = 'en';
});

describe('the request form alone', () => {
  it('INT-01 is drawn at once, with its first question and the list of them all', async () => {
    clearSignedInHint();
    await open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bring the report. Leave with a list.');
    expect(screen.getByRole('button', { name: 'Continue to the property' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Property' })).toHaveAttribute('href', '/repair-intake?step=property');
  });

  it('INT-01 I18N-02 opens at the step of the address, in the language of the reader', async () => {
    window.localStorage.setItem('closewright.locale', 'es');
    await open('/repair-intake?step=property');

    expect(await screen.findByRole('heading', { level: 1, name: '¿Dónde está la propiedad?' })).toBeInTheDocument();
  });

  it('INT-01 goes from step to step by the address, and back', async () => {
    const user = await open();

    await user.click(await screen.findByRole('button', { name: 'Continue to the property' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Where is the property?' })).toBeInTheDocument();
    expect(window.location.search).toBe('?step=property');
    window.history.back();

    expect(await screen.findByRole('heading', { level: 1, name: /^Bring the report/ })).toBeInTheDocument();
  });

  it('INT-01 AUTH-10 knows who has a session all the same, and asks them nothing twice', async () => {
    server.use(signedInAs({ role: 'seller', firstName: 'Maria', lastName: 'Delgado' }));
    await open('/repair-intake?step=contact');

    expect(await screen.findByDisplayValue('Maria Delgado')).toBeInTheDocument();
  });

  it('AREA-16 leaves every other screen to its own document, to which what was said goes along', async () => {
    window.history.replaceState({ usr: { email: 'maria@example.com' } }, '', '/register');
    const reload = jest.fn();

    await renderWithApp(<Elsewhere reload={reload} />);

    expect(reload).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/register');
    expect(window.history.state).toEqual({ usr: { email: 'maria@example.com' } });
  });
});
