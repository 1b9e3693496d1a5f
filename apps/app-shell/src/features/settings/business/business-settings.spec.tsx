import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { ContractorProfile } from '@cw/api-client';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../../../testing/enter.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { Settings } from '../settings.js';

const server = startApiServer();

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
  licensedStates: [],
  papers: [],
  record: {
    rating: null,
    reviews: 0,
    completedJobs: 0,
    onTimeRate: null,
    firstPassRate: null,
    responseHours: null,
    noShows: 0,
  },
};

const open = () => renderWithApp(<Settings user={aUser({ role: 'contractor' })} />, { at: '/settings?tab=business' });

beforeEach(() => {
  window.localStorage.clear();
  server.use(
    signedInAs({ role: 'contractor' }),
    http.get(apiUrl('/api/verification/me'), () => HttpResponse.json({ items: [] })),
  );
});

describe('business', () => {
  it('CON-01 BID-05 says what is missing to bid, and saves the trades, and nothing that papers prove', async () => {
    const saved: unknown[] = [];
    server.use(
      http.get(apiUrl('/api/contractors/me'), () => HttpResponse.json(profile)),
      http.patch(apiUrl('/api/contractors/me'), async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(profile);
      }),
    );
    const { user } = await open();
    expect(await screen.findByText(/Missing: license\./)).toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Painting' }));
    await user.click(screen.getByRole('button', { name: 'Save business' }));

    expect(await screen.findByText('Business saved')).toBeInTheDocument();
    expect(saved).toEqual([expect.objectContaining({ trades: ['roofing', 'painting'] })]);
    expect(saved[0]).not.toHaveProperty('licenseNumber');
  });

  it('CON-01 finds the words and trades after a reload, and keeps them no longer than until they are saved', async () => {
    server.use(http.get(apiUrl('/api/contractors/me'), () => HttpResponse.json(profile)));
    const first = await open();
    await enter(first.user, await screen.findByLabelText(/^What clients should know/), 'Two crews.');
    await first.user.click(screen.getByRole('checkbox', { name: 'Painting' }));
    first.unmount();

    const answered = { ...profile, about: 'Two crews.', trades: ['roofing', 'painting'] };
    server.use(http.patch(apiUrl('/api/contractors/me'), () => HttpResponse.json(answered)));
    const { user, unmount } = await open();
    expect(await screen.findByText('Your changes are not saved yet.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^What clients should know/)).toHaveValue('Two crews.');
    expect(screen.getByRole('checkbox', { name: 'Painting' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save business' }));
    await waitFor(() => expect(screen.queryByText('Your changes are not saved yet.')).not.toBeInTheDocument());
    unmount();

    await open();
    expect(await screen.findByLabelText(/^What clients should know/)).toHaveValue('');
  });

  it('CON-01 says when it does not load, and tries again', async () => {
    server.use(http.get(apiUrl('/api/contractors/me'), () => problemAnswer(403, { detail: 'Access denied' })));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Your business did not load' })).toBeInTheDocument();

    server.use(http.get(apiUrl('/api/contractors/me'), () => HttpResponse.json(profile)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: 'Save business' })).toBeInTheDocument();
  });
});
