import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { aProjectSummary } from '../../../testing/projects.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { OwnProjectRow } from './own-project-row.js';

const server = startApiServer();
beforeEach(() => server.use(signedInAs({ role: 'agent' })));

const open = (address: string | null) =>
  renderWithApp(
    <OwnProjectRow
      project={aProjectSummary({ id: 'p-1', title: 'Roof flashing', clientName: 'Dana Reyes', address })}
    />,
  );

describe('the closing of a project in a list', () => {
  // Half an hour before midnight in Hawaii; the next day has begun for readers farther east.
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-04T09:30:00Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-12-03', 'HI', false],
    ['2026-12-02', 'HI', true],
    ['2026-12-03', 'NY', true],
  ] as const)('PROJ-10 on %s in %s is past: %s', async (closingDate, state, isPast) => {
    await renderWithApp(<OwnProjectRow project={aProjectSummary({ closingDate, state })} />);

    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(screen.queryAllByText(/^Closed/)).toHaveLength(isPast ? 1 : 0);
  });
});

describe('a project of one’s own in a list', () => {
  it('PAY-06 says how much the client is to pay, to whoever waits for it', async () => {
    const turns = [{ side: 'client', act: 'pay', count: 1 }] as const;
    const project = aProjectSummary({ status: 'in_progress', turns: [...turns], dueCents: 348_000 });
    await renderWithApp(<OwnProjectRow project={project} seenBy="contractor" />);

    expect(await screen.findByText('Waiting for the client: fund escrow – $3,480.00')).toBeVisible();
  });

  it.each([
    ['client', 'en', 'Waiting for the settlement agent: pay the invoice of $3,480.00'],
    ['contractor', 'en', 'Waiting for the settlement agent: pay the invoice of $3,480.00'],
    ['contractor', 'es', 'En espera del agente de cierre: pagar la factura de $3,480.00'],
  ] as const)(
    'PAY-04 says that the settlement agent is to pay its invoice, to the %s, in %s',
    async (seenBy, locale, words) => {
      const turns = [
        { side: 'settlement_agent', act: 'pay_approved', count: 1 },
        { side: 'contractor', act: 'set_up_payouts', count: 1 },
      ] as const;
      const project = aProjectSummary({ status: 'completed', turns: [...turns], dueCents: 348_000 });
      await renderWithApp(<OwnProjectRow project={project} seenBy={seenBy} />, { locale });

      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('PROJ-05 is known by its address, whose it is and its work, in one link', async () => {
    await open('9 Lucas Avenue');

    const link = await screen.findByRole('link', { name: '9 Lucas Avenue Dana Reyes Roof flashing' });
    expect(link).toHaveAttribute('href', '/projects/p-1');
    expect(screen.getByRole('link', { name: /: 9 Lucas Avenue, Roof flashing$/ })).toBeVisible();
  });

  it('PROJ-05 is known by its place where nobody told the address', async () => {
    await open(null);

    expect(await screen.findByRole('link', { name: /^\w[\w ]+, [A-Z]{2} Dana Reyes Roof flashing$/ })).toBeVisible();
  });
});
