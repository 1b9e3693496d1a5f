import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { renderWithApp } from '../testing/render-with-app.js';
import { SettingsPage } from './settings-page.js';

const server = startApiServer(signedInAs({ role: 'contractor' }));

beforeEach(() => server.use(signedInAs({ role: 'contractor' })));

it('AREA-11 shows the settings of whoever is signed in', async () => {
  await renderWithApp(<SettingsPage />, { at: '/settings?tab=display' });

  expect(await screen.findByRole('tab', { name: 'Display', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Business' })).toBeInTheDocument();
});
