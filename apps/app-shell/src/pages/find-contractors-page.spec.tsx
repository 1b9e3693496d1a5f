import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { ContractorSummary } from '@cw/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FindContractorsPage } from './find-contractors-page.js';
import { announced, findAnnounced } from '@cw/ui/testing';
import { enter } from '../testing/enter.js';
import { aProjectSummary } from '../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';

const server = startApiServer();
const CONTRACTORS = apiUrl('/api/contractors');

const aContractor = (overrides: Partial<ContractorSummary> = {}): ContractorSummary => ({
  id: 'c-1',
  name: 'Tom Brennan',
  company: 'Brennan & Sons',
  trades: ['roofing', 'painting'],
  city: 'Kingston',
  state: 'NY',
  zip: '12401',
  distanceMiles: 3.4,
  serviceRadiusMiles: 40,
  experienceYears: 12,
  rating: 4.86,
  reviewCount: 31,
  licensed: true,
  insured: true,
  backgroundChecked: true,
  verified: true,
  memberSince: '2026-01-05T12:00:00.000Z',
  ...overrides,
});

const projectsAre = (...zips: readonly string[]) =>
  http.get(apiUrl('/api/projects'), () =>
    HttpResponse.json({ items: zips.map((zip) => aProjectSummary({ zip })), nextCursor: null }),
  );

const open = (options: RenderOptions = {}) =>
  renderWithApp(<FindContractorsPage />, { at: '/find-contractors', ...options });

beforeEach(() => {
  server.use(
    projectsAre(),
    http.get(apiUrl('/api/favorites'), () => HttpResponse.json({ items: [], nextCursor: null })),
  );
});

describe('find contractors', () => {
  it('CON-01 CON-04 shows who they are, what they do, their papers and their rating', async () => {
    server.use(
      signedInAs({ role: 'buyer' }),
      http.get(CONTRACTORS, () =>
        HttpResponse.json({
          items: [
            aContractor(),
            aContractor({
              id: 'c-2',
              company: null,
              name: 'Sam W.',
              verified: false,
              insured: false,
              rating: null,
              reviewCount: 0,
            }),
          ],
          nextCursor: null,
        }),
      ),
    );
    await open();

    const first = (await screen.findByRole('heading', { name: 'Brennan & Sons' })).closest('li') as HTMLElement;
    expect(first).toHaveTextContent('Kingston, NY 12401 · 3 mi');
    expect(first).toHaveTextContent('4.9 of 5');
    expect(within(first).getByText('31 reviews')).toBeInTheDocument();
    expect(within(first).getByText('Verified')).toBeInTheDocument();
    const second = screen.getByRole('heading', { name: 'Sam W.' }).closest('li') as HTMLElement;
    expect(within(second).getByText('Documents incomplete')).toBeInTheDocument();
    expect(within(second).getByText('Licensed')).toBeInTheDocument();
    expect(within(second).queryByText('Insured')).not.toBeInTheDocument();
    expect(within(second).getByText('No reviews yet')).toBeInTheDocument();
  });

  it('CON-03 keeps radius, rating, trade and order in the address and asks the API for them', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(CONTRACTORS, ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json({ items: [], nextCursor: null });
      }),
    );
    const app = await open();
    await screen.findByRole('heading', { name: 'No contractor matches' });

    await enter(app.user, screen.getByLabelText('Near ZIP'), '12401');
    await app.user.tab();
    await app.user.selectOptions(screen.getByLabelText('Within'), '100+ miles');
    await app.user.selectOptions(screen.getByLabelText('Rating'), '4 or better');
    await app.user.selectOptions(screen.getByLabelText('Trade'), 'Roofing');
    await app.user.selectOptions(screen.getByLabelText('Sort by'), 'Name');

    expect(app.location()).toBe('/find-contractors?zip=12401&radius=100&rating=4&trade=roofing&sort=name');
    await waitFor(() => {
      const last = asked.at(-1);
      expect(last && Object.fromEntries(last)).toEqual({
        zip: '12401',
        radiusMiles: '100',
        minRating: '4',
        trade: 'roofing',
        sort: 'name',
      });
    });
  });

  it('CON-03 begins with who is near the reader’s own project, which a press takes away and puts back', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      signedInAs({ role: 'seller' }),
      projectsAre('12401'),
      http.get(CONTRACTORS, ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json({ items: [aContractor()], nextCursor: null });
      }),
    );
    const app = await open();

    await screen.findByRole('heading', { name: 'Brennan & Sons' });
    expect(asked.map((query) => [query.get('zip'), query.get('radiusMiles')])).toEqual([['12401', '25']]);
    expect(app.location()).toBe('/find-contractors');

    await app.user.click(screen.getByRole('button', { name: 'Remove filter: Within 25 miles of 12401' }));
    expect(app.location()).toBe('/find-contractors?radius=100');
    await waitFor(() => expect(asked.at(-1)?.get('radiusMiles')).toBe('100'));
    expect(screen.getByLabelText('Within')).toHaveDisplayValue('100+ miles');

    await app.user.click(await screen.findByRole('button', { name: 'Only within 25 miles of 12401' }));
    expect(app.location()).toBe('/find-contractors?zip=12401');
  });

  it('CON-03 says in Spanish how many there are farther away, where nobody is near, and shows them', async () => {
    server.use(
      signedInAs({ role: 'buyer' }),
      projectsAre('12401'),
      http.get(CONTRACTORS, ({ request }) => {
        const isNear = new URL(request.url).searchParams.get('radiusMiles') !== '100';
        return HttpResponse.json({ items: isNear ? [] : [aContractor()], nextCursor: null });
      }),
    );
    const app = await open({ locale: 'es' });
    await screen.findByRole('heading', { name: 'Ningún contratista coincide a menos de 25 millas del 12401' });

    await app.user.click(await screen.findByRole('button', { name: 'Ver 1 contratista que está más lejos' }));

    expect(await screen.findByRole('heading', { name: 'Brennan & Sons' })).toBeInTheDocument();
    expect(app.location()).toBe('/find-contractors?radius=100');
  });

  it('CON-03 A11Y-01 says how many a filter left, and that there are more', async () => {
    server.use(
      signedInAs({ role: 'buyer' }),
      http.get(CONTRACTORS, ({ request }) => {
        const isRoofing = new URL(request.url).searchParams.get('trade') === 'roofing';
        return HttpResponse.json({ items: [aContractor()], nextCursor: isRoofing ? null : 'c2' });
      }),
    );
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Brennan & Sons' });
    expect(announced()).toBe('');

    await user.selectOptions(screen.getByLabelText('Trade'), 'Roofing');
    await findAnnounced('1 contractor');
    await user.selectOptions(screen.getByLabelText('Trade'), 'Painting');
    await findAnnounced(/First 1 contractors shown$/);
  });

  it('CON-03 clears all filters to everybody, and without a project of one’s own says how to come nearer', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      projectsAre('12401'),
      http.get(CONTRACTORS, () => HttpResponse.json({ items: [], nextCursor: null })),
    );
    const app = await open({ at: '/find-contractors?radius=100&rating=5' });
    await app.user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(app.location()).toBe('/find-contractors?radius=100');
    app.unmount();

    server.use(projectsAre());
    await open();
    expect(await screen.findByText(/Enter a ZIP to see who works near it/)).toBeInTheDocument();
  });

  it('says what a wrong ZIP is and does not search with it', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(CONTRACTORS, () => HttpResponse.json({ items: [], nextCursor: null })),
    );
    const app = await open();
    await screen.findByRole('heading', { name: 'No contractor matches' });

    await enter(app.user, screen.getByLabelText('Near ZIP'), '12');
    await app.user.keyboard('{Enter}');

    expect(screen.getByLabelText('Near ZIP')).toHaveAccessibleDescription('Enter 5 digits');
    expect(app.location()).toBe('/find-contractors');
  });

  it('ROLE-03 tells a contractor whom the page is for', async () => {
    server.use(signedInAs({ role: 'contractor' }));
    await open();

    expect(await screen.findByText('This page is for clients looking to hire contractors.')).toBeInTheDocument();
  });

  it('ROLE-03 I18N-01 tells it in Spanish', async () => {
    server.use(signedInAs({ role: 'contractor' }));
    await open({ locale: 'es' });

    expect(await screen.findByText('Esta página es para clientes que buscan contratistas.')).toBeInTheDocument();
  });

  it('says what failed with the code to quote', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(CONTRACTORS, () => problemAnswer(403, { code: 'access.denied', detail: 'Access denied' })),
    );
    await open();

    expect(await screen.findByRole('heading', { name: 'The contractors did not load' })).toBeInTheDocument();
    expect(screen.getByText('test-request')).toBeInTheDocument();
  });
});
