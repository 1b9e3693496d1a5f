import type { DisputeView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCase, aChange, aFile, theProject } from '../../testing/dispute-cases.js';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { DisputesScreen } from './disputes-screen.js';

const server = startApiServer();
const AT = '2026-11-20T09:00:00.000Z';
const SPLIT = { contractorCents: 60_000, feeCents: 6_000, payoutCents: 54_000, clientCents: 40_000 };
const SAID: Partial<DisputeView> = {
  statements: [
    { id: 's-1', side: 'owner', authorName: 'Sofia Reyes', text: 'It peeled within a week.', at: AT },
    { id: 's-2', side: 'awarded_contractor', authorName: 'Tom Brennan', text: 'The eave was wet.', at: AT },
  ],
  exhibits: [
    {
      side: 'owner',
      uploaderName: 'Sofia Reyes',
      isOwn: false,
      file: aFile({ id: 'x-1', kind: 'exhibit', name: 'peel.jpg', url: '/api/files/x-1' }),
    },
  ],
  offers: [
    {
      ...{ id: 'of-1', side: 'owner', authorName: 'Sofia Reyes', isOwn: false, state: 'replaced' },
      ...{ at: AT, canAccept: false, ...SPLIT },
    },
    {
      id: 'of-2',
      side: 'awarded_contractor',
      authorName: 'Tom Brennan',
      isOwn: false,
      state: 'open',
      at: AT,
      canAccept: false,
      ...SPLIT,
    },
  ],
};

function caseIs(dispute: DisputeView, project: () => Response = () => HttpResponse.json(theProject)): void {
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/disputes/d-1'), () => HttpResponse.json(dispute)),
    http.get(apiUrl('/api/projects/j-1'), project),
    http.get(apiUrl('/api/projects/j-1/change-orders'), () =>
      HttpResponse.json({ items: [aChange()], nextCursor: null }),
    ),
  );
}

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(DisputesScreen, { at: '/disputes?case=d-1', ...options });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('everything that a case is decided on, in one view', () => {
  it('ADM-01 shows each condition with its agreed price, its state and its evidence', async () => {
    caseIs(aCase(SAID));
    await open();

    const conditions = await panel('Conditions and evidence');
    expect(conditions.getByRole('heading', { name: 'Peeling paint on the north eave' })).toBeInTheDocument();
    expect(conditions.getByText('$800.00')).toBeInTheDocument();
    expect(conditions.getByText('Returned')).toBeInTheDocument();
    expect(conditions.getByText('It peels again.')).toBeInTheDocument();
    expect(conditions.getByAltText(/^Before/)).toHaveAttribute('src', '/api/files/f-1/thumbnail');
    expect(conditions.getByAltText(/^After/)).toHaveAttribute('src', '/api/files/f-2/thumbnail');
    expect(conditions.getByRole('link', { name: /paint-invoice\.pdf/ })).toHaveAttribute('href', '/api/files/f-3');
  });

  it('ADM-01 is headed by the house, its client and the work, and says when it closes', async () => {
    caseIs(aCase(SAID), () => HttpResponse.json({ ...theProject, closingDate: '2026-12-18' }));
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: '12 Hidden Lane' })).toBeInTheDocument();
    expect(screen.getByText('Sofia Reyes · Exterior paint')).toBeInTheDocument();
    const closing = await screen.findByText('Closing', { selector: 'dt' });
    expect(closing.nextElementSibling).toHaveTextContent(/Dec/u);
  });

  it('ADM-01 shows what each side said with its exhibits, and who offered what and when', async () => {
    caseIs(aCase(SAID));
    await open();

    const said = await panel('What each side says');
    expect(said.getByText('It peeled within a week.')).toBeInTheDocument();
    expect(said.getByText('The eave was wet.')).toBeInTheDocument();
    expect(said.getByRole('img', { name: /peel\.jpg/ })).toHaveAttribute('src', '/api/files/f-1/thumbnail');
    expect(said.getByRole('link', { name: /peel\.jpg/ })).toHaveAttribute('href', '/api/files/x-1');
    const offers = await panel('Offers');
    expect(offers.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Offers',
      'Tom Brennan offered for the contractor',
      'Sofia Reyes offered for the client',
    ]);
    expect(offers.getByText(/^Replaced by a newer offer · Fri, Nov 20, 9:00/)).toBeInTheDocument();
  });

  it('ADM-01 shows the money: agreed, changed, paid, in escrow and refunded, beside the amounts to divide', async () => {
    caseIs(aCase(SAID));
    await open();

    const money = await panel('Money');
    const facts = money.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['To divide', '$1,000.00'],
      ['Accepted bid', '$900.00'],
      ['Change orders', '+$100.00'],
      ['Agreed price', '$1,000.00'],
      ['Paid by the client', '$1,200.00'],
      ['Bank payment on its way', '$0.00'],
      ['In escrow', '$1,000.00'],
      ['Refunded to the client', '$200.00'],
      ['Released to the contractor', '$0.00'],
    ]);
    expect((await panel('Change orders')).getByText('The wood under the paint is rotten.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rule on the case' })).toBeInTheDocument();
  });

  it('ADM-01 says what did not load, and loads it again, while the case stands', async () => {
    let isThere = false;
    caseIs(aCase(), () =>
      isThere ? HttpResponse.json(theProject) : problemAnswer(404, { code: 'project.not_found' }),
    );
    const { user } = await open();

    expect(await screen.findByText('The project of this case did not load')).toBeInTheDocument();
    expect(screen.getAllByText('No statement yet.')).toHaveLength(2);
    expect(screen.getByText('No offers were made.')).toBeInTheDocument();
    isThere = true;
    await user.click(screen.getByRole('button', { name: /again/i }));

    expect(await screen.findByRole('heading', { name: 'Peeling paint on the north eave' })).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    caseIs(aCase(SAID));
    await open({ locale: 'es' });

    expect((await panel('Dinero')).getByText('Reembolsado al cliente')).toBeInTheDocument();
    expect(screen.getByText('Oferta de Tom Brennan por el contratista')).toBeInTheDocument();
  });
});
