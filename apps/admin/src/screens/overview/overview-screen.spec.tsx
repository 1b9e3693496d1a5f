import { apiUrl, problemAnswer, signedInAs, startApiServer, testKit } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../testing/render-screen.js';
import { makeOverviewScreen } from './overview-screen.js';

const server = startApiServer();
const Overview = makeOverviewScreen(testKit);

const late = {
  id: 'p-1',
  title: 'Rail and trim',
  city: 'Kingston',
  state: 'NY',
  firstBidDueAt: '2026-11-19T14:00:00.000Z',
};

beforeEach(() => server.use(signedInAs({ role: 'admin' })));

describe('the desk’s first page', () => {
  it('BID-06 says how many projects wait for a first bid, and leads to each', async () => {
    server.use(
      http.get(apiUrl('/api/admin/overview'), () => HttpResponse.json({ latePromises: 1, openReports: 0 })),
      http.get(apiUrl('/api/projects'), () => HttpResponse.json({ items: [late], nextCursor: null })),
    );
    await renderScreen(Overview, { at: '/overview' });
    expect(await screen.findByRole('link', { name: 'Rail and trim' })).toHaveAttribute('href', '/projects/p-1');
  });

  it('BID-06 does not keep silent when it could not ask, and asks again', async () => {
    let down = true;
    server.use(
      http.get(apiUrl('/api/admin/overview'), () =>
        down ? problemAnswer(503) : HttpResponse.json({ latePromises: 1, openReports: 0 }),
      ),
      http.get(apiUrl('/api/projects'), () => HttpResponse.json({ items: [late], nextCursor: null })),
    );
    const { user } = await renderScreen(Overview, { at: '/overview' });
    expect(await screen.findByText('The projects that wait for a first bid did not load')).toBeInTheDocument();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Rail and trim' })).toBeInTheDocument();
  });
});
