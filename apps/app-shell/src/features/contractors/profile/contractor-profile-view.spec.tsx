import type { ContractorProfile, FinishedWork } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aContractorProfile } from '../../../testing/contractors.js';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { ContractorProfileView } from './contractor-profile-view.js';

const server = startApiServer();
const PROFILE = apiUrl('/api/contractors/k-1');
const NOTHING = { items: [], nextCursor: null };

const aWork = (id: string): FinishedWork => ({
  id,
  category: 'roofing',
  completedOn: '2026-11-15',
  before: { thumbnailUrl: `/api/files/${id}b?size=thumbnail`, url: `/api/files/${id}b` },
  after: { thumbnailUrl: `/api/files/${id}a?size=thumbnail`, url: `/api/files/${id}a` },
});

function profileIs(profile: ContractorProfile, work: readonly FinishedWork[] = []): void {
  server.use(
    http.get(PROFILE, () => HttpResponse.json(profile)),
    http.get(apiUrl('/api/contractors/k-1/work'), () => HttpResponse.json({ items: work, nextCursor: null })),
  );
}

const open = ({ hires = true, ...options }: RenderOptions & { readonly hires?: boolean } = {}) =>
  renderWithApp(
    <ContractorProfileView
      contractorId="k-1"
      hires={hires}
      renderReviews={({ reviewCount }) => <p>{`Reviews: ${reviewCount}`}</p>}
    />,
    { at: '/contractors/k-1', ...options },
  );
const valueOf = (label: string): string | null | undefined =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement ?? document.body).getAllByRole('definition')[0]
    ?.textContent;

beforeEach(() =>
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl('/api/favorites'), () => HttpResponse.json(NOTHING)),
  ),
);

describe('the profile of a contractor', () => {
  it('CON-01 CON-06 says who it is, what it has shown, which papers were checked when, and what it finished', async () => {
    profileIs(aContractorProfile(), [aWork('w1'), aWork('w2')]);
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Brennan & Sons' })).toBeInTheDocument();
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(valueOf('Finished jobs')).toBe('3');
    expect(valueOf('License number')).toBe('NY-12401-18');
    expect(valueOf('Licensed in')).toBe('New York');
    expect(screen.getByText('Checked October 2, 2026.')).toBeInTheDocument();
    expect(screen.getByText('Valid until September 17, 2027.')).toBeInTheDocument();
    expect(await screen.findAllByText('Roofing, finished November 15, 2026')).toHaveLength(2);
    expect(screen.getByText('Reviews: 2')).toBeInTheDocument();
  });

  it('CON-01 claims nothing of a contractor who has shown nothing yet, and invites no one unverified', async () => {
    const record = {
      ...{ rating: null, reviews: 0, completedJobs: 0, noShows: 0 },
      ...{ onTimeRate: null, firstPassRate: null, responseHours: null },
    };
    const bare = {
      about: null,
      licenseNumber: null,
      licensedStates: [],
      insuranceProvider: null,
      liabilityCoverCents: 0,
      papers: [],
    };
    profileIs(aContractorProfile({ ...bare, record, rating: null, reviewCount: 0, verified: false, zip: '' }));
    await open();

    expect(await screen.findByText('No finished job with photos yet.')).toBeInTheDocument();
    expect(screen.queryByText('Verified')).not.toBeInTheDocument();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
    expect(screen.getAllByText('Missing')).toHaveLength(3);
    expect(screen.queryByText('Licensed in')).not.toBeInTheDocument();
    expect(screen.queryByText('License number')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite to bid' })).not.toBeInTheDocument();
  });

  it('CON-01 VER-01 says in which states it is licensed, and that the day is the last one’s', async () => {
    profileIs(aContractorProfile({ licensedStates: ['NJ', 'NY'] }));
    await open();

    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(valueOf('Licensed in')).toBe('New Jersey and New York');
    expect(screen.getByText('The last one is valid until September 17, 2027.')).toBeInTheDocument();
  });

  it('offers a contractor on its own profile neither heart nor invitation', async () => {
    profileIs(aContractorProfile());
    await open({ hires: false });

    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Favorite|Invite/ })).not.toBeInTheDocument();
  });

  it('says that there is no such contractor', async () => {
    server.use(http.get(PROFILE, () => problemAnswer(404, { code: 'contractor.not_found' })));
    await open();

    expect(await screen.findByRole('heading', { name: 'Contractor not found' })).toBeInTheDocument();
  });

  it('says when it did not load, and tries again', async () => {
    server.use(http.get(PROFILE, () => problemAnswer(403, { code: 'access.denied', detail: 'Access denied' })));
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    profileIs(aContractorProfile());

    await user.click(again);

    expect(await screen.findByRole('heading', { level: 1, name: 'Brennan & Sons' })).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    profileIs(aContractorProfile());
    await open({ locale: 'es' });

    expect(await screen.findByText('Verificado')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invitar a ofertar' })).toBeInTheDocument();
    expect(screen.getByText('Válido hasta el 17 de septiembre de 2027.')).toBeInTheDocument();
  });
});

describe('the heart', () => {
  const heart = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Favorite: Brennan & Sons' });

  it('CON-03 keeps a contractor once when pressed twice quickly, and lets go of it again', async () => {
    profileIs(aContractorProfile());
    const sent: string[] = [];
    let kept = false;
    const change = (method: 'put' | 'delete') =>
      http[method](apiUrl('/api/favorites/k-1'), () => {
        sent.push(method);
        kept = method === 'put';
        return new HttpResponse(null, { status: 204 });
      });
    const favorite = { contractorId: 'k-1', name: 'Tom Brennan', company: 'Brennan & Sons', trades: [] };
    server.use(
      http.get(apiUrl('/api/favorites'), () => HttpResponse.json({ items: kept ? [favorite] : [], nextCursor: null })),
      change('put'),
      change('delete'),
    );
    const { user } = await open();

    await user.dblClick(await heart());
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(sent).toEqual(['put']);

    await user.click(await heart());
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(sent).toEqual(['put', 'delete']);
  });

  it('says why when it is refused, and stays as it was', async () => {
    profileIs(aContractorProfile());
    server.use(
      http.put(apiUrl('/api/favorites/k-1'), () =>
        problemAnswer(409, { code: 'favorite.too_many', detail: 'You keep as many favorites as one account may.' }),
      ),
    );
    const { user } = await open();

    await user.click(await heart());

    expect(await screen.findByText('You keep as many favorites as one account may.')).toBeInTheDocument();
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
