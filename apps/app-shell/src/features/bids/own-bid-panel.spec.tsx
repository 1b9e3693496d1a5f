import type { ProjectDetail } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aBid } from '../../testing/bids.js';
import { aContractorProfile } from '../../testing/contractors.js';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { OwnBidPanel } from './own-bid-panel.js';

const server = startApiServer();

const open = (missing: Partial<ProjectDetail>) =>
  renderWithApp(
    <OwnBidPanel project={aProjectDetail({ parties: [], ...missing })} papersPath="/settings?tab=business" />,
  );

beforeEach(() => {
  window.localStorage.clear();
  server.use(
    signedInAs({ role: 'contractor' }),
    http.get(apiUrl('/api/contractors/me'), () => HttpResponse.json(aContractorProfile())),
    http.get(apiUrl('/api/projects/:id/bids'), () =>
      HttpResponse.json({ items: [aBid({ actions: ['edit', 'withdraw'] })], nextCursor: null }),
    ),
  );
});

describe('a contractor’s own pending bid', () => {
  it('BID-05 VER-01 cannot be changed where the license ended meanwhile, and can be withdrawn', async () => {
    await open({ missingLicense: { state: 'NY', licensedStates: ['NJ'] } });

    expect(await screen.findByText('Your licenses do not cover New York.')).toBeVisible();
    expect(screen.getByText(/Your bid of \$600\.00 cannot be changed or accepted until then\./)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw bid' })).toBeEnabled();
  });

  it('BID-05 cannot be changed where a paper is missing', async () => {
    await open({ bidBlockedBy: ['insurance'] });

    expect(await screen.findByText('your insurance certificate')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw bid' })).toBeEnabled();
  });

  it('BID-03 that was not chosen promises no address any more', async () => {
    server.use(
      http.get(apiUrl('/api/projects/:id/bids'), () =>
        HttpResponse.json({ items: [aBid({ status: 'rejected', actions: [] })], nextCursor: null }),
      ),
    );
    await open({ status: 'in_progress', work: null, address: null });

    expect(await screen.findByText('Your bid of $600.00 was not chosen.')).toBeVisible();
    expect(screen.queryByText('The street address shows once your bid is accepted.')).not.toBeInTheDocument();
  });

  it('BID-03 is no secret any more once the client accepted it', async () => {
    server.use(
      http.get(apiUrl('/api/projects/:id/bids'), () =>
        HttpResponse.json({ items: [aBid({ status: 'accepted', actions: [] })], nextCursor: null }),
      ),
    );
    await open({ status: 'in_progress', work: 'not_started', parties: ['awarded_contractor'] });

    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(screen.queryByText('Others cannot see your bid')).not.toBeInTheDocument();
  });

  it('BID-02 is kept on this device from the first change on, not before', async () => {
    const { user } = await open({});
    const kept = /What you typed is kept on this device/;
    const timeline = await screen.findByRole('textbox', { name: /^Timeline/ });
    expect(screen.queryByText(kept)).not.toBeInTheDocument();

    await user.type(timeline, ' and a half');
    expect(screen.getByText(kept)).toBeVisible();
  });

  it('BID-03 is changed where nothing is missing', async () => {
    await open({});

    expect(await screen.findByRole('form', { name: 'Your bid' })).toBeInTheDocument();
    expect(screen.queryByText(/cannot be changed/)).not.toBeInTheDocument();
  });
});
