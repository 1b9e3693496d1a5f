import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { ContractorProfile, PreferencesDto } from '@cw/api-client';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SettingsPage } from './settings-page.js';
import { enter } from '../testing/enter.js';
import { findErrorSummary } from '../testing/error-summary.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';

const server = startApiServer();
const open = (options: RenderOptions = {}) => renderWithApp(<SettingsPage />, { at: '/settings', ...options });

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
};

const profile: ContractorProfile = {
  id: 'c-1',
  name: 'Tom Brennan',
  company: 'Brennan & Sons',
  trades: ['roofing'],
  city: 'Kingston',
  state: 'NY',
  zip: '12401',
  distanceMiles: null,
  serviceRadiusMiles: 40,
  experienceYears: 12,
  rating: null,
  reviewCount: 0,
  licensed: false,
  insured: true,
  backgroundChecked: true,
  verified: false,
  memberSince: '2026-01-05T12:00:00.000Z',
  about: null,
  licenseNumber: null,
  insuranceProvider: 'Hudson Mutual',
  liabilityCoverCents: 100_000_000,
  insuranceExpiresOn: '2027-09-17',
  verificationGaps: ['license'],
};

describe('profile', () => {
  it('AUTH-11 saves the profile; email and role are not to be changed', async () => {
    const saved: unknown[] = [];
    server.use(
      signedInAs({ firstName: 'Maria' }),
      http.patch(apiUrl('/api/users/:id'), async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(aUser());
      }),
    );
    const { user } = await open();
    const company = await screen.findByLabelText(/^Company/);
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Role')).not.toBeInTheDocument();

    await enter(user, company, 'Delgado Homes');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(saved).toEqual([expect.objectContaining({ firstName: 'Maria', company: 'Delgado Homes', username: null })]);
  });

  it('AUTH-11 puts the API’s faults at their fields', async () => {
    server.use(
      signedInAs(),
      http.patch(apiUrl('/api/users/:id'), () =>
        problemAnswer(422, {
          errors: [{ path: 'username', code: 'taken', message: 'This username is taken. Choose another.' }],
        }),
      ),
    );
    const { user } = await open();
    await enter(user, await screen.findByLabelText(/^Username/), 'maria.d');

    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    await findErrorSummary();
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription('This username is taken. Choose another.');
    expect(screen.getByLabelText(/^Username/)).toHaveValue('maria.d');
  });
});

describe('language and display', () => {
  it('I18N-02 I18N-03 changes the page’s language and the account’s', async () => {
    const saved: unknown[] = [];
    server.use(
      signedInAs(),
      http.patch(apiUrl('/api/users/:id'), async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(aUser());
      }),
    );
    const { user } = await open({ at: '/settings?tab=display' });

    await user.click(await screen.findByRole('radio', { name: 'Español' }));

    expect(await screen.findByRole('heading', { name: 'Configuración', level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ locale: 'es' })]));
  });

  it('paints the page dark when asked to', async () => {
    server.use(signedInAs());
    const { user } = await open({ at: '/settings?tab=display' });

    await user.click(await screen.findByRole('radio', { name: 'Dark' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});

describe('notifications', () => {
  it('AREA-11 NOTE-05 NOTE-06 opens by its address, and saves switches and quiet hours', async () => {
    const saved: unknown[] = [];
    server.use(
      signedInAs(),
      http.get(apiUrl('/api/users/:id/preferences'), () => HttpResponse.json(preferences)),
      http.put(apiUrl('/api/users/:id/preferences'), async ({ request }) => {
        const body = await request.json();
        saved.push(body);
        return HttpResponse.json(body as PreferencesDto);
      }),
    );
    const { user } = await open({ at: '/settings?tab=notifications' });

    await user.click(await screen.findByRole('checkbox', { name: 'Sound' }));
    await user.click(screen.getByRole('checkbox', { name: /^Keep quiet at night/ }));
    expect(screen.getByLabelText('From')).toHaveValue('22:00');
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));

    expect(await screen.findByText('Notification settings saved')).toBeInTheDocument();
    expect(saved).toEqual([{ ...preferences, sound: false, quietHours: { start: '22:00', end: '07:00' } }]);
  });

  it('NOTE-05 I18N-01 speaks Spanish, and says when the settings do not load', async () => {
    server.use(
      signedInAs(),
      http.get(apiUrl('/api/users/:id/preferences'), () =>
        problemAnswer(403, { code: 'access.denied', detail: 'Acceso denegado' }),
      ),
    );
    await open({ at: '/settings?tab=notifications', locale: 'es' });

    expect(
      await screen.findByRole('heading', { name: 'La configuración de notificaciones no se cargó' }),
    ).toBeInTheDocument();
  });
});

describe('business', () => {
  it('CON-01 is for contractors alone', async () => {
    server.use(signedInAs({ role: 'seller' }));
    await open({ at: '/settings?tab=business' });

    expect(await screen.findByRole('tab', { name: 'Profile', selected: true })).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Business' })).not.toBeInTheDocument();
  });

  it('CON-01 BID-05 says what is missing to bid, and saves trades and cover in cents', async () => {
    const saved: unknown[] = [];
    server.use(
      signedInAs({ role: 'contractor' }),
      http.get(apiUrl('/api/contractors/me'), () => HttpResponse.json(profile)),
      http.patch(apiUrl('/api/contractors/me'), async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(profile);
      }),
    );
    const { user } = await open({ at: '/settings?tab=business' });
    expect(await screen.findByText(/Missing: license\./)).toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Painting' }));
    await enter(user, screen.getByLabelText(/^License number/), 'NY-12401');
    await user.click(screen.getByRole('button', { name: 'Save business' }));

    expect(await screen.findByText('Business saved')).toBeInTheDocument();
    expect(saved).toEqual([
      expect.objectContaining({
        trades: ['roofing', 'painting'],
        liabilityCoverCents: 100_000_000,
        licenseNumber: 'NY-12401',
      }),
    ]);
  });
});
