import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { PreferencesDto, SessionUser } from '@cw/api-client';
import { ACCOUNT_PREFERENCES, NOTIFICATION_PREFERENCES } from '@cw/domain';
import { holdHalf } from '@cw/ui/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findErrorSummary } from '../../../testing/error-summary.js';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { Settings } from '../settings.js';
import { NOTICE_SWITCHES } from './notice-groups.js';

const server = startApiServer();

const preferences: PreferencesDto = {
  emailNotifications: true,
  messageAlerts: true,
  projectUpdates: true,
  marketing: false,
  browser: true,
  sound: true,
  bidReceived: true,
  bidAccepted: true,
  bidRejected: true,
  projectCreated: true,
  message: true,
  payment: true,
  review: true,
  quietHours: null,
  emailFrequency: 'immediate',
};

const open = ({ role = 'contractor', ...options }: RenderOptions & Pick<Partial<SessionUser>, 'role'> = {}) =>
  renderWithApp(<Settings user={aUser({ role, timeZone: 'America/New_York' })} />, {
    at: '/settings?tab=notifications',
    ...options,
  });

const preferencesAre = (overrides: Partial<PreferencesDto> = {}) =>
  http.get(apiUrl('/api/users/:id/preferences'), () => HttpResponse.json({ ...preferences, ...overrides }));

function takesPreferences(): unknown[] {
  const saved: unknown[] = [];
  server.use(
    http.put(apiUrl('/api/users/:id/preferences'), async ({ request }) => {
      const body = (await request.json()) as PreferencesDto;
      saved.push(body);
      return HttpResponse.json(body);
    }),
  );
  return saved;
}

beforeEach(() => {
  window.localStorage.clear();
  const noPush = { publicKey: null, endpoint: null, isFailing: false };
  const push = http.get(apiUrl('/api/users/:id/push-subscription'), () => HttpResponse.json(noPush));
  server.use(signedInAs(), preferencesAre(), push);
});

describe('notification settings', () => {
  it('NOTE-05 NOTE-06 has a switch for everything that can be switched, once', () => {
    expect([...NOTICE_SWITCHES].sort()).toEqual([...ACCOUNT_PREFERENCES, ...NOTIFICATION_PREFERENCES].sort());
  });

  it.each(NOTICE_SWITCHES.map((name) => [name]))('NOTE-05 NOTE-06 keeps the switch %s as it is set', async (name) => {
    const saved = takesPreferences();
    const { user, container } = await open();
    const box = await screen
      .findByRole('checkbox', { name: /^Email notifications/ })
      .then(() => container.querySelector<HTMLElement>(`[name="${name}"]`));

    await user.click(box!);
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));

    expect(await screen.findByText('Notification settings saved')).toBeInTheDocument();
    expect(saved).toEqual([{ ...preferences, [name]: !preferences[name] }]);
  });

  it('NOTE-06 ROLE-01 offers a client nothing of which only contractors are told, and keeps it as it is', async () => {
    const saved = takesPreferences();
    const { user } = await open({ role: 'seller' });
    await user.click(await screen.findByRole('checkbox', { name: /^A bid arrives/ }));

    expect(screen.getByRole('checkbox', { name: /^A bid is accepted/ })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /^New projects for you/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^A bid is not chosen/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('Notification settings saved')).toBeInTheDocument();
    expect(saved).toEqual([{ ...preferences, bidReceived: false }]);
  });

  it('NOTE-05 promises nothing of what is not sent', async () => {
    await open();

    const box = await screen.findByRole('checkbox', { name: /^News about Closewright/ });
    expect(box).toHaveAccessibleDescription('We send none today; your choice is kept.');
  });

  it('NOTE-05 sends the emails once a day to whoever wants that', async () => {
    const saved = takesPreferences();
    const { user } = await open();

    await user.click(await screen.findByRole('radio', { name: 'Once a day' }));
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));

    expect(await screen.findByText('Notification settings saved')).toBeInTheDocument();
    expect(saved).toEqual([{ ...preferences, emailFrequency: 'daily' }]);
  });

  it('NOTE-06 keeps changes that were not saved, says so, and lets them go', async () => {
    const first = await open();
    await first.user.click(await screen.findByRole('checkbox', { name: /^Money moves/ }));
    expect(screen.getByText('Your changes are not saved yet.')).toBeInTheDocument();
    first.unmount();

    const { user } = await open();
    expect(await screen.findByRole('checkbox', { name: /^Money moves/ })).not.toBeChecked();
    expect(screen.getByText('Your changes are not saved yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard them' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }));

    expect(await screen.findByRole('checkbox', { name: /^Money moves/ })).toBeChecked();
    expect(screen.queryByText('Your changes are not saved yet.')).not.toBeInTheDocument();
  });

  it('NOTE-06 asks this browser for its permission, and shows a test', async () => {
    const shown: string[] = [];
    class FakeNotification {
      static permission: NotificationPermission = 'default';
      static requestPermission(): Promise<NotificationPermission> {
        FakeNotification.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(title: string) {
        shown.push(title);
      }
    }
    Object.assign(globalThis, { Notification: FakeNotification });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Allow in this browser' }));
    expect(await screen.findByText('This browser shows them.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send a test' }));

    expect(shown).toEqual(['This is a test']);
    Reflect.deleteProperty(globalThis, 'Notification');
  });

  it('NOTE-06 saves quiet hours, and says in whose time', async () => {
    const saved = takesPreferences();
    const { user } = await open();

    await user.click(await screen.findByRole('checkbox', { name: 'Keep quiet at night' }));
    expect(screen.getByLabelText('From')).toHaveValue('22:00');
    expect(screen.getByText('Eastern Time (New York)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change it in your profile' })).toHaveAttribute(
      'href',
      '/settings?tab=profile',
    );
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));

    expect(await screen.findByText('Notification settings saved')).toBeInTheDocument();
    expect(saved).toEqual([{ ...preferences, quietHours: { start: '22:00', end: '07:00' } }]);
  });

  it('NOTE-06 refuses hours that end when they begin', async () => {
    server.use(preferencesAre({ quietHours: { start: '22:00', end: '22:00' } }));
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Save notifications' }));

    await findErrorSummary();
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Enter an end that is not the start');
  });

  it('NOTE-06 says of half a time at which end it is, and saves nothing', async () => {
    const saved = takesPreferences();
    server.use(preferencesAre({ quietHours: { start: '22:00', end: '07:00' } }));
    const { user } = await open();
    const ends = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
    for (const end of ends) holdHalf(end, true);

    await user.click(screen.getByRole('button', { name: 'Save notifications' }));

    const { getAllByRole } = within(await findErrorSummary());
    expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'From: Enter the whole time: hours and minutes',
      'To: Enter the whole time: hours and minutes',
    ]);
    expect(saved).toEqual([]);
  });

  it('NOTE-05 I18N-01 says in Spanish when they do not load', async () => {
    server.use(
      http.get(apiUrl('/api/users/:id/preferences'), () =>
        problemAnswer(403, { code: 'access.denied', detail: 'Acceso denegado' }),
      ),
    );
    await open({ locale: 'es' });

    expect(
      await screen.findByRole('heading', { name: 'La configuración de notificaciones no se cargó' }),
    ).toBeInTheDocument();
  });
});
