import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DAY_MS } from '@cw/domain';
import { aDashboard, aProjectSummary } from '../testing/projects.js';
import { prove, wantsProof } from '../testing/reauthentication.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';
import { MyJobsPage } from './my-jobs-page.js';

const server = startApiServer();
const open = (options: RenderOptions = {}) => renderWithApp(<MyJobsPage />, { at: '/my-jobs', ...options });

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const bid = (id: string, status: string, title: string, projectStatus = 'open') => ({
  id,
  projectId: `p-${id}`,
  status,
  amountCents: 120_000,
  project: { id: `p-${id}`, title, city: 'Queens', state: 'NY', status: projectStatus, closingDate: null },
});
const BIDS = [
  bid('1', 'pending', 'Deck ledger'),
  bid('2', 'accepted', 'Trim paint', 'in_progress'),
  bid('3', 'accepted', 'Water heater', 'completed'),
  bid('4', 'rejected', 'Gutters', 'in_progress'),
];
const MONTHS = [
  { month: '2026-10', totalCents: 0, feeCents: 0, payoutCents: 0 },
  { month: '2026-11', totalCents: 527_000, feeCents: 52_700, payoutCents: 474_300 },
];

const JOBS = [
  aProjectSummary({ id: 'p-2', title: 'Trim paint', status: 'in_progress', work: 'disputed', needsMe: true }),
  aProjectSummary({
    id: 'p-5',
    title: 'Back steps',
    status: 'in_progress',
    work: 'submitted',
    closingDate: inDays(12),
  }),
  aProjectSummary({
    id: 'p-3',
    title: 'Water heater',
    status: 'completed',
    myBid: { id: 'b-3', status: 'accepted', amountCents: 120_000 },
  }),
];

const BANK = [
  { id: 'po_2', amountCents: 108_000, arrivesOn: '2026-11-23', status: 'in_transit', failure: null },
  { id: 'po_1', amountCents: 50_000, arrivesOn: '2026-11-02', status: 'failed', failure: 'account_closed' },
];

interface Served {
  readonly bids: readonly object[];
  readonly nextCursor?: string | null;
  readonly onboarding?: 'active' | 'missing' | 'pending';
  readonly bankReady?: boolean;
}

function works(
  { bids, nextCursor = null, onboarding = 'active', bankReady = true }: Served,
  role: 'contractor' | 'agent' = 'contractor',
) {
  const money = { ...aDashboard().money, months: MONTHS, expectedCents: 90_000, dueCents: 42_000, heldCents: 268_000 };
  server.use(
    signedInAs({ role }),
    http.get(apiUrl('/api/bids'), ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? HttpResponse.json({ items: [bid('101', 'pending', 'Very old gutters')], nextCursor: null })
        : HttpResponse.json({ items: bids, nextCursor }),
    ),
    http.get(apiUrl('/api/projects'), ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      return HttpResponse.json({ items: JOBS.filter((job) => job.status === status), nextCursor: null });
    }),
    http.get(apiUrl('/api/payouts'), () => HttpResponse.json({ items: [], nextCursor: null, onboarding })),
    http.get(apiUrl('/api/payouts/bank'), () => HttpResponse.json({ items: BANK, nextCursor: null, bankReady })),
    http.get(apiUrl('/api/dashboard'), () => HttpResponse.json(aDashboard({ money }))),
  );
}

const inRegion = (name: string) => within(screen.getByRole('region', { name }));

describe('a contractor’s jobs', () => {
  it('CON-06 are bids by status with their number, active and completed work', async () => {
    works({ bids: BIDS });
    const { user } = await open();

    const bids = await screen.findByRole('region', { name: 'Your bids' });
    expect(
      within(bids)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pending (1)', 'Accepted (2)', 'Not chosen or cancelled (1)', 'Withdrawn (0)']);
    expect(within(bids).getByRole('link', { name: / Deck ledger$/ })).toHaveAttribute('href', '/projects/p-1');
    await user.click(within(bids).getByRole('tab', { name: 'Not chosen or cancelled (1)' }));
    expect(within(bids).getByRole('link', { name: / Gutters$/ })).toBeInTheDocument();
    await user.click(within(bids).getByRole('tab', { name: 'Withdrawn (0)' }));
    expect(within(bids).getByText('No bids here.')).toBeInTheDocument();
    expect(inRegion('Completed').getByRole('link', { name: / Water heater$/ })).toBeInTheDocument();
    expect(inRegion('Completed').getByText('Your bid $1,200.00')).toBeInTheDocument();
  });

  it.each([
    {
      locale: 'en',
      needsYou: 'Needs you now',
      underWay: 'Work under way',
      review: 'Client’s review',
      closing: /^Closing .* · 12 days$/,
    },
    {
      locale: 'es',
      needsYou: 'Espera por usted',
      underWay: 'Obras en curso',
      review: 'Revisión del cliente',
      closing: /^Cierre .* · 12 días$/,
    },
  ] as const)('CON-06 begin with what waits for the contractor, in its own words, in $locale', async (said) => {
    const { locale, needsYou, underWay, review, closing } = said;
    works({ bids: BIDS });
    await open({ locale });
    const first = await screen.findByRole('region', { name: needsYou });

    expect(screen.getAllByRole('region')[0]).toBe(first);
    expect(within(first).getByRole('link', { name: / Trim paint$/ })).toBeInTheDocument();
    const others = inRegion(underWay);
    expect(others.getByText(review)).toBeInTheDocument();
    expect(others.getByText(closing)).toBeInTheDocument();
  });

  it('CON-06 say what was earned by month, with the fee and what is left of it', async () => {
    works({ bids: BIDS });
    await open();

    const table = await screen.findByRole('table', { name: 'Earned by month' });
    const november = within(table).getByRole('row', { name: /November 2026/ });
    expect(november).toHaveTextContent('November 2026$4,743.00$527.00$5,270.00');
    expect(screen.getByText('In 2 months: $4,743.00')).toBeInTheDocument();
  });

  it('CON-06 says that a number is a least one where there are more bids than a page, and brings the older ones', async () => {
    works({ bids: BIDS.slice(1), nextCursor: 'next' });
    const { user } = await open();
    expect(await screen.findByRole('tab', { name: 'Accepted (2+)' })).toBeInTheDocument();
    expect(screen.getByText('None among your latest 3 bids.')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Show older bids' }));

    expect(await screen.findByRole('link', { name: / Very old gutters$/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older bids' })).not.toBeInTheDocument();
  });

  it('CON-06 list what was paid out, with the fee and how far it is', async () => {
    works({ bids: BIDS });
    const payout = {
      id: 'pay-1',
      house: '41 Elm Street',
      projectTitle: 'Water heater',
      totalCents: 120_000,
      feeCents: 12_000,
      nettedCents: 0,
      amountCents: 108_000,
      status: 'released',
      paysFrom: null,
      releasedAt: '2026-11-19T17:00:00.000Z',
      createdAt: '2026-11-18T17:00:00.000Z',
    };
    const waits = { ...payout, id: 'pay-2', status: 'waiting_for_setup', releasedAt: null };
    server.use(
      http.get(apiUrl('/api/payouts'), () =>
        HttpResponse.json({ items: [payout, waits], nextCursor: null, onboarding: 'active' }),
      ),
    );
    await open();

    const payouts = await screen.findByRole('region', { name: 'Payouts' });
    expect(
      within(payouts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '41 Elm Street Water heaterReleasedon November 19, 2026$1,080.00after $120.00 fee',
      '41 Elm Street Water heaterWaits for your payout accountdecided on November 18, 2026$1,080.00after $120.00 fee',
    ]);
  });

  it('PAY-06 say what went to the bank, when it arrives, and what came back', async () => {
    works({ bids: BIDS });
    await open();

    const bank = await screen.findByRole('region', { name: 'To your bank' });
    expect((await within(bank).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Mon, Nov 23, 2026On its way$1,080.00',
      'Mon, Nov 2, 2026Sent back: the account is closed$500.00',
    ]);
  });

  it.each([
    { path: '/api/payouts', region: 'Payouts', title: 'Your payouts did not load' },
    { path: '/api/payouts/bank', region: 'To your bank', title: 'What went to your bank could not be read' },
  ])('PAY-06 say that $path did not load, and try again', async ({ path, region, title }) => {
    works({ bids: BIDS });
    const answer = http.get(apiUrl(path), () => problemAnswer(503));
    server.use(answer);
    const { user } = await open();
    const panel = await screen.findByRole('region', { name: region });
    expect(await within(panel).findByText(title)).toBeVisible();
    works({ bids: BIDS });

    await user.click(within(panel).getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.getByRole('region', { name: 'To your bank' })).toHaveTextContent('$1,080.00'));
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('PAY-06 ask the provider once for what several parts of the page show', async () => {
    works({ bids: BIDS });
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/api/payouts')) asked.push(new URL(request.url).pathname);
    });
    await open();

    await within(await screen.findByRole('region', { name: 'To your bank' })).findAllByRole('listitem');

    expect(asked.toSorted()).toEqual(['/api/payouts', '/api/payouts/bank']);
    server.events.removeAllListeners();
  });

  it.each([
    [{ onboarding: 'pending' }, 'Go on setting it up'],
    [{ bankReady: false }, 'Change the bank account'],
  ] as const)('lead to the payout account while it is not whole: %o', async (state, action) => {
    works({ bids: BIDS, ...state });
    await open();

    expect(await screen.findByRole('button', { name: action })).toBeVisible();
  });

  it('asks first where to pay to, while nothing is set up', async () => {
    works({ bids: BIDS, onboarding: 'missing' });
    await open();

    const setUp = await screen.findByRole('button', { name: 'Set up payouts' });
    const first = await screen.findByRole('region', { name: 'Needs you now' });
    expect(setUp.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('AUTH-08 ask for the password before the payout account is set up, and say nothing where it is not given', async () => {
    works({ bids: BIDS, onboarding: 'missing' });
    const proof = wantsProof();
    let asked = 0;
    server.use(
      proof.handler,
      http.post(apiUrl('/api/payouts/onboarding'), () => {
        asked += 1;
        return proof.refusal() ?? problemAnswer(409, { code: 'user.email_unverified' });
      }),
    );
    const { user } = await open();
    const setUp = await screen.findByRole('button', { name: 'Set up payouts' });

    await user.click(setUp);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('That did not work')).not.toBeInTheDocument();
    await user.click(setUp);
    await prove(user);

    // The provider's page is none of ours: what it takes to come there was asked for, and answered.
    expect(await screen.findByText('That did not work')).toBeInTheDocument();
    expect(asked).toBe(3);
  });

  it('I18N-01 speaks Spanish', async () => {
    works({ bids: BIDS });
    await open({ locale: 'es' });

    expect(await screen.findByRole('tab', { name: 'Pendientes (1)' })).toBeInTheDocument();
    expect(await screen.findByText('Lo que usted ganó')).toBeInTheDocument();
  });

  it('leads who never bid to the projects', async () => {
    works({ bids: [] });
    await open();

    expect(await screen.findByRole('link', { name: 'Find Work' })).toHaveAttribute('href', '/projects');
    expect(screen.queryByRole('region', { name: 'Your bids' })).not.toBeInTheDocument();
  });
});

describe('a client’s jobs', () => {
  it('PROJ-10 begin with what waits for its word, and never add up figures of different kinds', async () => {
    works({ bids: [] }, 'agent');
    await open();

    const first = await screen.findByRole('region', { name: 'Waits for your word' });
    expect(within(first).getByRole('link', { name: / Trim paint$/ })).toBeInTheDocument();
    expect(inRegion('Work under way').getByText('Your review')).toBeInTheDocument();
    expect(inRegion('Completed').getByRole('link', { name: / Water heater$/ })).toBeInTheDocument();
    const money = await screen.findByRole('region', { name: 'Money' });
    expect(
      within(money)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['In escrow until the work is approved', 'Still to pay', 'Released to contractors in the last 30 days']);
    expect(within(money).getAllByRole('definition')[0]).toHaveTextContent('$2,680.00');
  });

  it('I18N-01 speaks Spanish', async () => {
    works({ bids: [] }, 'agent');
    await open({ locale: 'es' });

    expect(await screen.findByRole('region', { name: 'Espera su palabra' })).toBeInTheDocument();
    expect(await screen.findByText('En garantía hasta que se apruebe la obra')).toBeInTheDocument();
  });
});
