import type { DisputeView } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { renderWithApp } from '../../testing/render-with-app.js';
import { Disputes } from './disputes.js';
import { aDispute, anOffer, asContractor } from './testing/a-dispute.js';

const server = startApiServer();
const PROJECT = '01890000-0000-7000-8000-0000000000aa';

const listed = (...items: DisputeView[]) =>
  http.get(apiUrl('/api/projects/:id/disputes'), () => HttpResponse.json({ items, nextCursor: null }));
const open = () => renderWithApp(<Disputes projectId={PROJECT} back={<a href="/back">Back</a>} />);
const offers = (): HTMLElement => screen.getByRole('region', { name: 'Agree on a split' });

beforeEach(() => {
  localStorage.clear();
  server.use(signedInAs({ role: 'seller' }));
});

describe('a dispute in which two decide for the client', () => {
  it('PROJ-10 names which of them opened it, offered and agreed to end it, and says “you” to that one alone', async () => {
    const offer = anOffer('owner', 60_000, { authorName: 'Laura Kent', isOwn: false });
    server.use(listed(aDispute({ openerName: 'Laura Kent', isOwn: false, withdrawSide: 'owner', offers: [offer] })));
    await open();

    expect(await screen.findByText('Your side agreed to end the dispute')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What happened' })).toHaveTextContent(/Laura Kent opened the dispute on/);
    expect(within(offers()).getByRole('heading', { name: 'Laura Kent offers' })).toBeVisible();
  });

  it('PROJ-10 says to the contractor who of them made the offer', async () => {
    const offer = anOffer('owner', 60_000, { authorName: 'Laura Kent', isOwn: false, canAccept: true });
    server.use(listed(asContractor({ offers: [offer] })));
    await open();

    expect(await screen.findByText('Laura Kent made an offer')).toBeVisible();
  });
});
