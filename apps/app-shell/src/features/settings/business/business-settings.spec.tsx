import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { ContractorProfile } from '@cw/api-client';
import { screen, within } from '@testing-library/react';
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
  papers: [],
  record: {
    rating: null,
    reviews: 0,
    completedJobs: 0,
    onTimeRate: null,
    firstPassRate: null,
    responseHours: null,
  },
};

const open = () => renderWithApp(<Settings user={aUser({ role: 'contractor' })} />, { at: '/settings?tab=business' });

beforeEach(() => server.use(signedInAs({ role: 'contractor' })));

describe('business', () => {
  it('CON-01 BID-05 says what is missing to bid, and saves trades and cover in cents', async () => {
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

  it('CON-02 BID-05 shows each paper with its state, when it was checked and until when, and leads to the public profile', async () => {
    const papers: ContractorProfile['papers'] = [
      {
        kind: 'insurance',
        state: 'expiring',
        checkedAt: '2026-10-02T15:00:00.000Z',
        expiresOn: '2026-12-01',
        notes: null,
      },
      { kind: 'background_check', state: 'submitted', checkedAt: null, expiresOn: null, notes: null },
    ];
    server.use(http.get(apiUrl('/api/contractors/me'), () => HttpResponse.json({ ...profile, papers })));
    await open();

    const panel = within(await screen.findByRole('region', { name: 'Your papers' }));
    const said = panel.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(said).toEqual([
      expect.stringMatching(/^License.*Missing/),
      expect.stringMatching(/^Insurance.*Checked October 2, 2026\.Valid until December 1, 2026\./),
      expect.stringMatching(/^Background check/),
    ]);
    expect(panel.getByRole('link', { name: 'See your profile as clients do' })).toHaveAttribute(
      'href',
      '/contractors/c-1',
    );
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
