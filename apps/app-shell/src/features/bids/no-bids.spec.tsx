import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { HOUR_MS } from '@cw/domain';
import { screen } from '@testing-library/react';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { NoBids } from './no-bids.js';

startApiServer(signedInAs({ role: 'seller' }));

describe('a list without a bid', () => {
  it('BID-06 says once until when a bid is due, and claims of nobody that it was told', async () => {
    const firstBidDueAt = new Date(Date.now() + 23.5 * HOUR_MS).toISOString();
    const project = aProjectDetail({ status: 'open', promiseState: 'running', firstBidDueAt, closingDate: null });
    await renderWithApp(<NoBids project={project} />);

    const text = await screen.findByText(/^First bid due in 23 hours/);

    expect(text.textContent.match(/\bdue\b/g)).toHaveLength(1);
    expect(text).toHaveTextContent('Verified contractors near the house whose trade fits are told at once.');
  });
});
