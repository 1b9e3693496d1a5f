import type { ProjectDetail } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { Locale } from '@cw/i18n';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BidsByStatus } from '../features/jobs/bids-by-status.js';
import { aBid } from '../testing/bids.js';
import { aProjectDetail } from '../testing/projects.js';
import { renderRoutes, renderWithApp } from '../testing/render-with-app.js';
import { wordsOf } from '../testing/words-of.js';
import { ProjectDetailPage } from './project-detail-page.js';

const server = startApiServer();
const ID = '01890000-0000-7000-8000-0000000000aa';
const NOT_CHOSEN = /not chosen|no elegida|no fue elegida/i;
const bid = aBid({ status: 'rejected', actions: [] });

async function read(over: Partial<ProjectDetail>, locale: Locale): Promise<string> {
  const moments = [
    { entity: 'project' as const, event: 'post', at: '2026-01-05T12:00:00.000Z' },
    { entity: 'bid' as const, event: 'submit', at: '2026-01-06T12:00:00.000Z' },
    { entity: 'bid' as const, event: 'reject', at: '2026-01-08T12:00:00.000Z' },
    { entity: 'project' as const, event: 'cancel', at: '2026-01-08T12:00:00.000Z' },
  ];
  const project = aProjectDetail({
    ...{ id: ID, parties: [], actions: [], status: 'cancelled', work: null, moments, closingDate: '2099-01-20' },
    myBid: { id: bid.id, status: 'rejected', amountCents: bid.amountCents },
    ...over,
  });
  server.use(
    signedInAs({ role: 'contractor', locale }),
    http.get(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json(project)),
    http.get(apiUrl(`/api/projects/${ID}/bids`), () => HttpResponse.json({ items: [bid], nextCursor: null })),
    http.get(apiUrl('/api/*'), () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  const routes = [
    { path: '/projects/:projectId', element: <ProjectDetailPage /> },
    { path: '*', element: null },
  ];
  const { container } = await renderRoutes(routes, { at: `/projects/${ID}`, locale });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(container).toHaveTextContent('$600.00'));
  return wordsOf(container);
}

describe('whoever bid on a project that was cancelled', () => {
  it.each([
    [
      'the client',
      'en',
      null,
      /This project was cancelled\..*The project was cancelled, so your bid of \$600\.00 ended\./,
    ],
    [
      'the client',
      'es',
      null,
      /Este proyecto se canceló\..*El proyecto se canceló y con él terminó su oferta de \$600\.00\./,
    ],
    ['staff', 'en', { reason: null }, /Closewright staff cancelled this project\..*so your bid of \$600\.00 ended\./],
    ['staff', 'es', { reason: null }, /El personal de Closewright canceló este proyecto\..*con él terminó su oferta/],
  ] as const)('PROJ-06 BID-04 reads so, by %s, in %s, and not that another was chosen', async (...row) => {
    const [, locale, staffCancellation, words] = row;
    const said = await read({ staffCancellation }, locale);

    expect(said).toMatch(words);
    expect(said).not.toMatch(NOT_CHOSEN);
  });

  it('PROJ-06 COND-06 is shown no tape that runs on to the closing', async () => {
    const said = await read({}, 'en');

    expect(said).not.toMatch(/days to closing|Last safe|Posted.*Safe/i);
    expect(said).toMatch(/Closing .*Jan(?:uary)? 20, 2099/);
  });

  it('PROJ-06 CON-06 reads so among its bids', async () => {
    const project = {
      ...{ id: ID, title: 'Roof', city: 'Newark', state: 'DE' },
      status: 'cancelled',
      closingDate: null,
    } as const;
    const paths = { project: () => '/p', projects: '/f' };
    const { user } = await renderWithApp(<BidsByStatus bids={[{ ...bid, project }]} nextCursor={null} paths={paths} />);
    await user.click(screen.getByRole('tab', { name: /cancelled/i }));

    expect(screen.getByRole('tabpanel')).toHaveTextContent('Cancelled');
    expect(screen.getByRole('tabpanel')).not.toHaveTextContent(NOT_CHOSEN);
  });
});
