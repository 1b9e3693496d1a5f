import { screen, within } from '@testing-library/react';
import { aDispute, anOffer, asContractor } from './testing/a-dispute.js';
import { listed, offersPanel, openDisputes, startDisputes } from './testing/dispute-screen.js';

const { server } = startDisputes();

describe('a dispute in which two decide for the client', () => {
  it('PROJ-10 names which of them opened it, offered and agreed to end it, and says “you” to that one alone', async () => {
    const offer = anOffer('owner', 60_000, { authorName: 'Laura Kent', isOwn: false });
    server.use(listed(aDispute({ openerName: 'Laura Kent', isOwn: false, withdrawSide: 'owner', offers: [offer] })));
    await openDisputes();

    expect(await screen.findByText('Your side agreed to end the dispute')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What happened' })).toHaveTextContent(/Laura Kent opened the dispute on/);
    expect(within(offersPanel()).getByRole('heading', { name: 'Laura Kent offers' })).toBeVisible();
  });

  it('PROJ-10 says to the contractor who of them made the offer', async () => {
    const offer = anOffer('owner', 60_000, { authorName: 'Laura Kent', isOwn: false, canAccept: true });
    server.use(listed(asContractor({ offers: [offer] })));
    await openDisputes();

    expect(await screen.findByText('Laura Kent made an offer')).toBeVisible();
  });
});
