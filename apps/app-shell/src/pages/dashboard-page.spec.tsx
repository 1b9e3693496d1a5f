import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { DashboardNeed, DashboardView } from '@cw/api-client';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DAY_MS } from '@cw/domain';
import { ExtensionsProvider, NO_EXTENSIONS } from '../app/extensions.js';
import { DashboardPage } from './dashboard-page.js';
import { aDashboard, aProjectSummary } from '../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';

const requestsAre = (items: object[]) =>
  http.get(apiUrl('/api/intake/mine'), () => HttpResponse.json({ items, nextCursor: null }));

const server = startApiServer(requestsAre([]));

const dashboard = (overrides: Partial<DashboardView>) =>
  http.get(apiUrl('/api/dashboard'), () => HttpResponse.json(aDashboard(overrides)));
const open = (options: RenderOptions = {}) => renderWithApp(<DashboardPage />, { at: '/dashboard', ...options });
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const NOWHERE = { projectId: null, requestId: null, projectTitle: null } as const;
const aNeed = (kind: DashboardNeed['kind'], rest: Partial<DashboardNeed> = {}): DashboardNeed => ({
  ...{
    ...NOWHERE,
    kind,
    count: 1,
    closingDate: null,
    startDate: null,
    dueOn: null,
    answerDueAt: null,
    amountCents: null,
    usState: null,
    house: typeof rest.projectTitle === 'string' ? '41 Elm Street' : null,
    clientName: null,
  },
  ...rest,
});

const busy: Partial<DashboardView> = {
  needsMe: [
    aNeed('review', { projectId: 'p-1', projectTitle: 'Trim paint', count: 2, closingDate: inDays(9) }),
    aNeed('pay', { projectId: 'p-2', projectTitle: 'Deck ledger' }),
  ],
  money: {
    ...aDashboard().money,
    heldCents: 485_000,
    dueCents: 39_500,
    releasedCents: 70_000,
    releasedLatelyCents: 45_000,
    earningsCents: 136_800,
  },
  closings: [
    aProjectSummary({
      id: 'p-1',
      title: 'Trim paint',
      closingDate: inDays(9),
      status: 'in_progress',
      work: 'submitted',
    }),
  ],
  counts: { open: 2, inProgress: 4, completed: 1, pendingBids: 3 },
};

describe('dashboard', () => {
  it('PROJ-10 tells a client what waits, what is held, and what closes in 30 days', async () => {
    server.use(signedInAs({ role: 'agent' }), dashboard(busy));
    await open();

    expect(await screen.findByRole('heading', { name: '1 closing in the next 30 days', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('2 repairs need your review')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Review: 41 Elm Street, Trim paint' })).toHaveAttribute(
      'href',
      '/projects/p-1#review',
    );
    expect(screen.getByRole('link', { name: 'Pay: 41 Elm Street, Deck ledger' })).toHaveAttribute(
      'href',
      '/checkout?projectId=p-2',
    );
    expect(screen.getByText('$4,850.00')).toBeInTheDocument();
    const closings = screen.getByRole('region', { name: 'By days to closing' });
    expect(within(closings).getByRole('link', { name: /, [A-Z]{2} Trim paint$/ })).toHaveAttribute(
      'href',
      '/projects/p-1',
    );
    expect(screen.getByRole('link', { name: 'Create Project' })).toHaveAttribute('href', '/projects/create');
  });

  it('PROJ-10 is a contractor’s own: earnings after the fee, jobs, and Find Work', async () => {
    server.use(
      signedInAs({ role: 'contractor' }),
      dashboard({
        ...busy,
        needsMe: [aNeed('returned', { projectId: 'p-1', projectTitle: 'Trim paint' })],
      }),
    );
    await open();

    expect(await screen.findByRole('heading', { name: '1 job closes in the next 30 days' })).toBeInTheDocument();
    expect(screen.getByText('1 repair was returned to you')).toBeInTheDocument();
    expect(screen.getByText('Paid to you, after the 10% fee')).toBeInTheDocument();
    expect(screen.getByText('$1,368.00')).toBeInTheDocument();
    expect(screen.getByText('Client’s review')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find Work' })).toHaveAttribute('href', '/projects');
    expect(screen.queryByText('Open for bids')).not.toBeInTheDocument();
  });

  it.each([
    [
      'en',
      'Fund escrow – $3,480.00. Then work can start',
      'The work is approved. Its invoice of $50.00 is not paid yet',
    ],
    [
      'es',
      'Deposite $3,480.00 en garantía: la obra puede empezar cuando estén allí',
      'El trabajo está aprobado. Su factura de $50.00 todavía no se ha pagado',
    ],
  ] as const)('PROJ-10 PAY-06 names the amount that is to be paid, in %s', async (locale, first, last) => {
    const pay = aNeed('pay', { projectId: 'p-3', projectTitle: 'Wet eave', amountCents: 348_000 });
    const invoice = aNeed('pay_approved', { projectId: 'p-4', projectTitle: 'Gutter', amountCents: 5_000 });
    server.use(signedInAs({ role: 'seller' }), dashboard({ ...busy, needsMe: [pay, invoice] }));
    await open({ locale });

    expect(await screen.findByText(first)).toBeInTheDocument();
    expect(screen.getByText(last)).toBeInTheDocument();
  });

  it('PAY-04 asks to name a settlement agent, and says by when an invoice is to be paid that no closing pays', async () => {
    const agent = aNeed('name_agent', { projectId: 'p-3', projectTitle: 'Wet eave', amountCents: 348_000 });
    const own = { projectId: 'p-4', projectTitle: 'Gutter', amountCents: 5_000, dueOn: '2026-11-27' };
    server.use(signedInAs({ role: 'seller' }), dashboard({ ...busy, needsMe: [agent, aNeed('pay_approved', own)] }));
    await open();

    expect(await screen.findByText('The invoice of $3,480.00 has no settlement agent. Name one')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Name the settlement agent: 41 Elm Street, Wet eave' })).toHaveAttribute(
      'href',
      '/projects/p-3#invoice',
    );
    expect(screen.getByText('Due Fri, Nov 27')).toBeInTheDocument();
  });

  it('PROJ-10 PAY-06 leads from what waits in a dispute to the dispute', async () => {
    const offer = aNeed('answer_offer', { projectId: 'p-3', projectTitle: 'Wet eave' });
    const word = aNeed('answer_dispute', { projectId: 'p-4', projectTitle: 'Gutter' });
    server.use(signedInAs({ role: 'seller' }), dashboard({ ...busy, needsMe: [offer, word] }));
    await open();

    expect(await screen.findByText('An offer in the dispute is waiting for your answer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Answer: 41 Elm Street, Wet eave' })).toHaveAttribute(
      'href',
      '/projects/p-3/dispute',
    );
    expect(screen.getByText('Tell your side of the dispute')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Answer: 41 Elm Street, Gutter' })).toHaveAttribute(
      'href',
      '/projects/p-4/dispute',
    );
  });

  it.each([
    [
      'en',
      'A client says that you didn’t show up. Say what happened',
      'Answer: 41 Elm Street, Wet eave',
      /^Answer by Wed, Nov 25, 12:00\sPM EST$/,
    ],
    [
      'es',
      'Un cliente dice que usted no se presentó. Diga qué pasó',
      'Responder: 41 Elm Street, Wet eave',
      /^Responda a más tardar el mié 25 nov, 12:00\sPM, hora del Este$/,
    ],
  ] as const)(
    'PROJ-10 asks a contractor who was missed what happened, and by when, in %s',
    async (locale, what, act, by) => {
      const answerDueAt = '2026-11-25T17:00:00.000Z';
      const asked = aNeed('answer_no_show', { projectId: 'p-5', projectTitle: 'Wet eave', answerDueAt, usState: 'NY' });
      server.use(signedInAs({ role: 'contractor' }), dashboard({ ...busy, needsMe: [asked] }));
      await open({ locale });

      expect(await screen.findByText(what)).toBeInTheDocument();
      expect(screen.getByText(by)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: act })).toHaveAttribute('href', '/projects/p-5');
    },
  );

  it.each([
    ['en', 'Did the contractor show up? No start is recorded', /^Agreed start day: Mon, Nov 23/],
    ['es', '¿Se presentó el contratista? No hay un inicio registrado', /^Día de inicio acordado: lun 23 nov/],
  ] as const)('PROJ-06 PROJ-10 asks a client whether the contractor came, in %s', async (locale, what, day) => {
    const missed = aNeed('check_start', { projectId: 'p-6', projectTitle: 'Wet eave', startDate: '2026-11-23' });
    server.use(signedInAs({ role: 'seller' }), dashboard({ ...busy, needsMe: [missed] }));
    await open({ locale });

    expect(await screen.findByText(what)).toBeInTheDocument();
    expect(screen.getByText(day)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Wet eave$/ })).toHaveAttribute('href', '/projects/p-6');
  });

  it('PROJ-10 I18N-01 speaks Spanish', async () => {
    server.use(signedInAs({ role: 'seller' }), dashboard(busy));
    await open({ locale: 'es' });

    expect(await screen.findByRole('heading', { name: '1 cierre en los próximos 30 días' })).toBeInTheDocument();
    expect(screen.getByText('2 reparaciones esperan su revisión')).toBeInTheDocument();
    expect(screen.getByText('En garantía hasta que se apruebe la obra')).toBeInTheDocument();
  });

  it('AREA-08 ADM-01 begins with what waits at the host’s own desk', async () => {
    server.use(signedInAs({ role: 'admin' }), dashboard({}));
    const Board = () => <p>Two requests are late</p>;
    await renderWithApp(
      <ExtensionsProvider value={{ ...NO_EXTENSIONS, Board }}>
        <DashboardPage />
      </ExtensionsProvider>,
      { at: '/dashboard' },
    );

    const [first] = await screen.findAllByText(/Two requests are late|What waits for staff is on the desk/);
    expect(first).toHaveTextContent('Two requests are late');
  });

  it('AREA-08 shows staff without projects where their work is, and sells them nothing', async () => {
    server.use(signedInAs({ role: 'admin' }), dashboard({}));
    await open();

    expect(await screen.findByText('What waits for staff is on the desk')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open Overview' })).toHaveAttribute('href', '/admin/overview');
    expect(screen.queryByRole('link', { name: 'Create Project' })).not.toBeInTheDocument();
  });

  it('welcomes who is new with the first step', async () => {
    server.use(signedInAs({ role: 'buyer', firstName: 'Sofia' }), dashboard({}));
    await open();

    expect(await screen.findByRole('heading', { name: 'Welcome, Sofia', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create Project' })).toHaveAttribute('href', '/projects/create');
  });

  it('INT-08 leads to the repair requests of one’s account, before they are projects', async () => {
    const request = { id: 'i-1', address: '12 Hidden Lane', city: 'Kingston', reference: 'RI-7K3M-9QDX' };
    server.use(
      signedInAs({ role: 'buyer' }),
      dashboard({}),
      requestsAre([{ ...request, repairs: 2, state: 'offer_sent' }]),
    );
    await open();

    const link = await screen.findByRole('link', { name: '12 Hidden Lane, Kingston' });
    expect(link).toHaveAttribute('href', '/repair-request?id=i-1');
    expect(screen.getByText('RI-7K3M-9QDX · 2 repairs')).toBeInTheDocument();
    expect(screen.getByText('Offer sent')).toBeInTheDocument();
  });

  it('BID-05 leads a new contractor to the papers that are missing', async () => {
    server.use(
      signedInAs({ role: 'contractor' }),
      dashboard({
        needsMe: [aNeed('verification', { count: 3 })],
      }),
    );
    await open();

    expect(await screen.findByText('3 steps are left before you can bid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what is missing' })).toHaveAttribute('href', '/settings?tab=business');
  });

  it.each([
    ['en', 'Show 7 more', 'Show fewer'],
    ['es', 'Ver 7 más', 'Ver menos'],
  ] as const)(
    'PROJ-10 shows the most urgent of many things first, the others when asked, in %s',
    async (locale, more, fewer) => {
      const needsMe = Array.from({ length: 12 }, (_, index) =>
        aNeed('pay', { projectId: `p-${index + 1}`, projectTitle: `Job ${index + 1}` }),
      );
      server.use(signedInAs({ role: 'agent' }), dashboard({ ...busy, needsMe }));
      const { user } = await open({ locale });
      const needs = await screen.findByRole('region', { name: /What needs you now|Qué espera por usted/ });
      expect(within(needs).getAllByRole('listitem')).toHaveLength(5);

      await user.click(within(needs).getByRole('button', { name: more, expanded: false }));

      expect(within(needs).getAllByRole('listitem')).toHaveLength(12);
      await user.click(within(needs).getByRole('button', { name: fewer, expanded: true }));
      expect(within(needs).getAllByRole('listitem')).toHaveLength(5);
    },
  );

  it('PROJ-10 has every closing on the tape, also those that close together', async () => {
    const closing = (id: string, days: number) =>
      aProjectSummary({ id, title: `Job ${id}`, address: `${id} Alder Street`, closingDate: inDays(days) });
    const closings = [closing('1', 12), closing('2', 13), closing('3', 13), closing('4', 14), closing('5', 26)];
    server.use(signedInAs({ role: 'agent' }), dashboard({ ...busy, closings }));
    await open();

    const board = await screen.findByRole('region', { name: 'By days to closing' });
    const [tape] = within(board).getAllByRole('list');
    const placed = within(tape as HTMLElement).getAllByRole('listitem');
    expect(placed.map(({ textContent }) => textContent)).toEqual(
      ['12', '13', '13', '14', '26'].map((days, index) => `${index + 1} Alder Street ${days} days`),
    );
  });

  it('says when nothing waits', async () => {
    server.use(signedInAs({ role: 'seller' }), dashboard({ ...busy, needsMe: [] }));
    await open();

    expect(
      await screen.findByText('All clear. We tell you here and in the bell when something does.'),
    ).toBeInTheDocument();
  });

  it('says what failed with the code to quote, and tries again', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(apiUrl('/api/dashboard'), () => problemAnswer(403, { code: 'access.denied', detail: 'Access denied' })),
    );
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'The dashboard did not load' })).toBeInTheDocument();
    expect(screen.getByText('test-request')).toBeInTheDocument();
    server.use(dashboard(busy));

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('2 repairs need your review')).toBeInTheDocument();
  });
});
