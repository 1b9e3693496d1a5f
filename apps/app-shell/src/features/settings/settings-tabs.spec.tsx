import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { SETTINGS_TABS, settingsPath } from '../../app/routes/paths.js';
import { aSession, securityIs, sessionsAre, tokensAre } from '../../testing/account.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { Settings } from './settings.js';

const server = startApiServer();

// What the sections hold is shown in their own specs.
const nothing = (path: string) => http.get(apiUrl(path), () => problemAnswer(403, { code: 'access.denied' }));

beforeEach(() =>
  server.use(
    signedInAs(),
    securityIs(),
    sessionsAre(aSession()),
    tokensAre(),
    nothing('/api/calendar'),
    nothing('/api/users/:id'),
    nothing('/api/users/:id/preferences'),
  ),
);

describe('the sections of the settings', () => {
  it.each([
    ['profile', 'Profile'],
    ['notifications', 'Notifications'],
    ['calendar', 'Calendar'],
    ['display', 'Display'],
    ['security', 'Security'],
    ['tokens', 'Access tokens'],
    ['data', 'Your data'],
  ] as const)('AREA-11 %s opens by its address', async (tab, name) => {
    await renderWithApp(<Settings user={aUser()} />, { at: settingsPath(tab) });

    expect(await screen.findByRole('tab', { name, selected: true })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
  });

  it('CON-01 the business is for contractors alone', async () => {
    await renderWithApp(<Settings user={aUser({ role: 'seller' })} />, { at: settingsPath('business') });

    expect(await screen.findByRole('tab', { name: 'Profile', selected: true })).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(SETTINGS_TABS.length - 1);
  });

  it('AREA-11 are reached by arrows and Enter, and stand in the address', async () => {
    const { user, location } = await renderWithApp(<Settings user={aUser()} />, { at: settingsPath('display') });
    const current = await screen.findByRole('tab', { name: 'Display' });
    act(() => current.focus());

    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');

    expect(location()).toBe('/settings?tab=tokens');
    expect(screen.getByRole('tab', { name: 'Access tokens' })).toHaveFocus();
  });

  it('AREA-11 keep what was typed in one through a look at another', async () => {
    const { user } = await renderWithApp(<Settings user={aUser()} />, { at: settingsPath('tokens') });
    await user.type(await screen.findByLabelText('What is it for?'), 'Nightly export');

    await user.click(screen.getByRole('tab', { name: 'Display' }));
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Display');
    await user.click(screen.getByRole('tab', { name: 'Access tokens' }));

    expect(screen.getByLabelText('What is it for?')).toHaveValue('Nightly export');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Access tokens');
  });
});

describe('display', () => {
  it('I18N-02 changes the page’s language', async () => {
    const { user } = await renderWithApp(<Settings user={aUser()} />, { at: settingsPath('display') });

    await user.click(await screen.findByRole('radio', { name: 'Español' }));

    expect(await screen.findByRole('heading', { name: 'Configuración', level: 1 })).toBeInTheDocument();
  });

  it('paints the page dark when asked to', async () => {
    const { user } = await renderWithApp(<Settings user={aUser()} />, { at: settingsPath('display') });

    await user.click(await screen.findByRole('radio', { name: 'Dark' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});
