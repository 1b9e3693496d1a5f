import { apiUrl, problemAnswer, signedInAs, startApiServer, testKit } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findInAMinute, startTheClock, stopTheClock } from '../../testing/in-a-minute.js';
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

/** What staff call the project of a payment or a case by, beside its work. */
const HOUSE = { house: '9 Elm St', ownerName: 'Dana Reyes' };

const nothing = () => HttpResponse.json({ items: [], nextCursor: null });
const COUNTS = {
  latePromises: 0,
  openReports: 0,
  waitingIntakes: 0,
  lateIntakes: 0,
  intakesDueSoon: 0,
  waitingPapers: 0,
  latePapers: 0,
  openSupportMessages: 0,
  waitingCases: 0,
  waitingPayments: 0,
};
const overviewIs = (counts: Partial<typeof COUNTS> = {}) =>
  server.use(
    http.get(apiUrl('/api/admin/overview'), () => HttpResponse.json({ ...COUNTS, ...counts })),
    http.get(apiUrl('/api/projects'), nothing),
  );

beforeEach(() =>
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/admin/payments'), nothing),
    http.get(apiUrl('/api/admin/disputes'), nothing),
    http.get(apiUrl('/api/admin/no-shows'), nothing),
    http.get(apiUrl('/api/admin/reconciliation'), nothing),
    http.get(apiUrl('/api/admin/reconciliation/differences'), nothing),
    http.get(apiUrl('/api/admin/invoices'), nothing),
  ),
);

describe('promises', () => {
  it('ADM-01 INT-08 SUP-01 VER-01 are counted, and each number leads to what it counts', async () => {
    overviewIs({
      lateIntakes: 2,
      intakesDueSoon: 1,
      waitingPapers: 4,
      latePapers: 1,
      openReports: 3,
      openSupportMessages: 2,
      waitingCases: 2,
      waitingPayments: 1,
      waitingIntakes: 3,
    });
    await renderScreen(Overview, { at: '/overview' });

    const panel = (await screen.findByRole('heading', { name: 'Promises and what waits' })).closest('section');
    const links = within(panel ?? document.body).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 requests past the 24 hours', expect.stringMatching(/\/intake\?view=late$/)],
      ['1 request due within 4 hours', expect.stringMatching(/\/intake\?view=due_soon$/)],
      ['0 projects without a first bid in time', expect.stringMatching(/\/all-projects\?late=yes$/)],
      ['1 document past the 24 hours', expect.stringMatching(/\/verification\?late=yes$/)],
      ['3 requests waiting for your next step', expect.stringMatching(/\/intake\?view=staff$/)],
      ['2 disputes or no-shows to decide', expect.stringMatching(/\/disputes\?state=waiting$/)],
      ['4 documents to check', expect.stringMatching(/\/verification$/)],
      ['3 reports to decide', expect.stringMatching(/\/reports$/)],
      ['2 messages to answer', expect.stringMatching(/\/support$/)],
      ['1 payment to look at', expect.stringMatching(/\/payments\?attention=any$/)],
    ]);
  });
});

describe('money that needs attention', () => {
  it('PAY-06 says what stopped, which cases wait, and whether the books agree, with the way to each', async () => {
    overviewIs();
    const aCase = {
      id: 'd-1',
      ...HOUSE,
      projectTitle: 'Rail and trim',
      state: 'open',
      stakeCents: 90_000,
      answerDueAt: '2026-11-24T14:00:00.000Z',
      answeredAt: null,
    };
    const run = {
      id: 'r-1',
      startedAt: '2026-11-20T11:50:00.000Z',
      finishedAt: '2026-11-20T11:51:00.000Z',
      error: null,
      brokenRules: [{ name: 'I7', count: 1 }],
      differences: [],
    };
    server.use(
      http.get(apiUrl('/api/admin/payments'), ({ request }) => {
        const isAsked = new URL(request.url).searchParams.get('attention') === 'any';
        const items = [{ id: 'm-1', ...HOUSE, projectTitle: 'Water heater', attention: 'refund_failed' }];
        return HttpResponse.json({ items: isAsked ? items : [], nextCursor: null });
      }),
      http.get(apiUrl('/api/admin/disputes'), ({ request }) => {
        const isOpen = new URL(request.url).searchParams.get('status') === 'open';
        return HttpResponse.json({ items: isOpen ? [aCase] : [], nextCursor: null });
      }),
      http.get(apiUrl('/api/admin/reconciliation'), () => HttpResponse.json({ items: [run], nextCursor: null })),
    );
    await renderScreen(Overview, { at: '/overview' });

    expect(await screen.findByText('Waits for staff')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: / Water heater$/ })).toHaveAttribute('href', '/payments?payment=m-1');
    expect(screen.getByRole('link', { name: / Rail and trim$/ })).toHaveAttribute('href', '/disputes?case=d-1');
    expect(screen.getByText(/\$900\.00 at stake/)).toBeInTheDocument();
    expect(screen.getByText('Differs')).toBeInTheDocument();
  });

  it.each([
    [2, []],
    [7, ['2 more contested no-shows']],
  ] as const)('ADM-01 lists the contested no-shows that the desk counts: %i', async (count, more) => {
    overviewIs({ waitingCases: count });
    const items = Array.from({ length: count }, (_, index) => ({
      ...{ id: `n-${index}`, projectTitle: `Deck ${index}` },
      ...{ house: `${index} Elm St`, ownerName: 'Dana Reyes' },
    }));
    server.use(http.get(apiUrl('/api/admin/no-shows'), () => HttpResponse.json({ items, nextCursor: null })));
    await renderScreen(Overview, { at: '/overview' });

    expect(await screen.findByText('Waits for staff')).toBeInTheDocument();
    const listed = screen.getAllByText(/a contested no-show to decide/);
    expect(listed.map((line) => line.textContent)).toEqual(
      items
        .slice(0, 5)
        .map(({ house, projectTitle }) => `${house} · Dana Reyes · ${projectTitle}: a contested no-show to decide`),
    );
    expect(screen.getByRole('link', { name: '0 Elm St · Dana Reyes · Deck 0' })).toHaveAttribute('href', '/disputes');
    expect(screen.queryAllByText(/more contested/).map((line) => line.textContent)).toEqual(more);
    expect(screen.queryByText('No dispute or contested no-show is open.')).not.toBeInTheDocument();
  });

  const LATER = '2026-11-24T14:00:00.000Z';
  const EARLIER = '2026-11-20T10:00:00.000Z';
  it.each([
    ['while a side has time to answer', { answeredAt: null, answerDueAt: LATER }, /answer due/, 'Nothing waits'],
    ['once it has answered', { answeredAt: EARLIER, answerDueAt: LATER }, /waits for a ruling/, 'Waits for staff'],
    ['once its time is over', { answeredAt: null, answerDueAt: EARLIER }, /waits for a ruling/, 'Waits for staff'],
  ] as const)('PAY-06 says of a case whether it is for staff, %s', async (_, answer, line, chip) => {
    overviewIs();
    const aCase = { id: 'd-1', ...HOUSE, projectTitle: 'Rail', state: 'open', stakeCents: 90_000, ...answer };
    server.use(
      http.get(apiUrl('/api/admin/disputes'), ({ request }) => {
        const isOpen = new URL(request.url).searchParams.get('status') === 'open';
        return HttpResponse.json({ items: isOpen ? [aCase] : [], nextCursor: null });
      }),
    );
    await renderScreen(Overview, { at: '/overview' });

    expect(await screen.findByText(line)).toBeInTheDocument();
    expect(screen.getByText(chip)).toBeInTheDocument();
  });

  it('PAY-06 says so when nothing waits', async () => {
    overviewIs();
    await renderScreen(Overview, { at: '/overview' });

    expect(await screen.findByText('Nothing waits')).toBeInTheDocument();
    expect(screen.getByText('No payment waits for staff.')).toBeInTheDocument();
  });

  it('PAY-06 still says that a difference waits when the comparisons after it found nothing new', async () => {
    overviewIs();
    const clean = {
      ...{ id: 'r-9', startedAt: '2026-11-20T11:50:00.000Z', finishedAt: '2026-11-20T11:51:00.000Z' },
      ...{ error: null, brokenRules: [], uncheckedRules: [], differences: [] },
    };
    server.use(
      http.get(apiUrl('/api/admin/reconciliation'), () => HttpResponse.json({ items: [clean], nextCursor: null })),
      http.get(apiUrl('/api/admin/reconciliation/differences'), () =>
        HttpResponse.json({ items: [{ id: 'x-1' }, { id: 'x-2' }], nextCursor: null }),
      ),
    );
    await renderScreen(Overview, { at: '/overview' });

    expect(await screen.findByText('Waits for staff')).toBeInTheDocument();
    expect(screen.getByText('2 differences wait until staff have looked.')).toBeInTheDocument();
    expect(screen.queryByText(/They agreed/)).not.toBeInTheDocument();
  });

  it('PAY-06 says that a wire waits for a second administrator, with the way to it', async () => {
    overviewIs();
    server.use(
      http.get(apiUrl('/api/admin/invoices'), ({ request }) => {
        const isAsked = new URL(request.url).searchParams.get('waiting') === 'any';
        return HttpResponse.json({ items: isAsked ? [{ id: 'i-1' }] : [], nextCursor: null });
      }),
    );
    await renderScreen(Overview, { at: '/overview' });

    expect(await screen.findByText('Waits for staff')).toBeInTheDocument();
    expect(screen.getByText('1 waits for a second administrator or for the top-up.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The invoices that wait' })).toHaveAttribute(
      'href',
      '/invoices?state=waiting',
    );
  });

  it('PAY-06 does not keep silent when it could not ask', async () => {
    overviewIs();
    server.use(http.get(apiUrl('/api/admin/payments'), () => problemAnswer(404, { code: 'request.not_found' })));
    await renderScreen(Overview, { at: '/overview' });

    expect(await screen.findByText('The money that needs attention did not load')).toBeInTheDocument();
  });
});

describe('the desk’s first page', () => {
  it('BID-06 says how many projects wait for a first bid, and leads to each', async () => {
    server.use(
      http.get(apiUrl('/api/admin/overview'), () => HttpResponse.json({ ...COUNTS, latePromises: 1 })),
      http.get(apiUrl('/api/projects'), () => HttpResponse.json({ items: [late], nextCursor: null })),
    );
    await renderScreen(Overview, { at: '/overview' });
    expect(await screen.findByRole('link', { name: / Rail and trim$/ })).toHaveAttribute('href', '/projects/p-1');
  });

  it('BID-06 does not keep silent when it could not ask, and asks again', async () => {
    let down = true;
    server.use(
      http.get(apiUrl('/api/admin/overview'), () =>
        down ? problemAnswer(503) : HttpResponse.json({ ...COUNTS, latePromises: 1 }),
      ),
      http.get(apiUrl('/api/projects'), () => HttpResponse.json({ items: [late], nextCursor: null })),
    );
    const { user } = await renderScreen(Overview, { at: '/overview' });
    expect(await screen.findByText('The projects that wait for a first bid did not load')).toBeInTheDocument();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: / Rail and trim$/ })).toBeInTheDocument();
  });
});

describe('the overview of a desk that is left open', () => {
  beforeEach(stopTheClock);
  afterEach(startTheClock);

  it('ADM-01 learns by itself what has come to wait, and what no longer does', async () => {
    let waits = true;
    overviewIs();
    server.use(
      http.get(apiUrl('/api/admin/payments'), () =>
        HttpResponse.json({
          items: waits ? [{ id: 'm-1', ...HOUSE, projectTitle: 'Water heater', attention: 'refund_failed' }] : [],
          nextCursor: null,
        }),
      ),
    );
    await renderScreen(Overview, { at: '/overview' });
    await findInAMinute('Waits for staff');

    waits = false;

    await findInAMinute('Nothing waits');
  });
});
