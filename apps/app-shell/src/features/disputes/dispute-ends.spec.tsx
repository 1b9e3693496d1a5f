import { screen, within } from '@testing-library/react';
import { aDispute, asContractor, aSplit } from './testing/a-dispute.js';
import { listed, openDisputes, sharesIn, startDisputes } from './testing/dispute-screen.js';

const { server, hears } = startDisputes();

describe('how a dispute ends', () => {
  it('by whoever opened it, who is told what follows', async () => {
    server.use(listed(aDispute()));
    const ended = aDispute({ state: 'withdrawn', endedAt: '2026-01-07T12:00:00.000Z', actions: [] });
    const sent = hears('/api/disputes/:id/withdraw', ended);
    const { user } = await openDisputes();

    await user.click(await screen.findByRole('button', { name: 'Withdraw the dispute' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw the dispute?' });
    expect(dialog).toHaveTextContent('nothing is paid or refunded');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText(/^Withdrawn on/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('opened by the clock, only when both sides agree', async () => {
    const byClock = { openedBy: 'clock', openerName: null, reason: null } as const;
    server.use(listed(aDispute({ ...byClock, actions: ['speak', 'offer', 'agree_to_withdraw'] })));
    hears('/api/disputes/:id/withdraw', aDispute({ ...byClock, actions: ['speak', 'offer'], withdrawSide: 'owner' }));
    const { user } = await openDisputes({ locale: 'es' });

    expect(await screen.findByText(/El plazo para revisar el trabajo terminó/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Aceptar retirar la disputa' }));
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));

    expect(await screen.findByText('Su parte aceptó retirar la disputa')).toBeVisible();
    expect(screen.getByText(/Termina cuando Diaz Repairs también acepte/)).toBeVisible();
  });

  it('opened by the clock, at once where the other side has agreed already', async () => {
    const byClock = { openedBy: 'clock', openerName: null, reason: null } as const;
    const asked = { ...byClock, withdrawSide: 'awarded_contractor', actions: ['speak', 'offer', 'withdraw'] } as const;
    server.use(listed(aDispute({ ...asked, actions: [...asked.actions] })));
    const ended = { state: 'withdrawn', endedAt: '2026-01-07T12:00:00.000Z', actions: [] } as const;
    hears('/api/disputes/:id/withdraw', aDispute({ ...byClock, ...ended, actions: [] }));
    const { user } = await openDisputes();

    expect(await screen.findByText('Diaz Repairs agrees to end the dispute')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw the dispute' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText(/^Withdrawn on/)).toBeVisible();
  });

  it.each([
    ['a side, which can still write', asContractor({ isFrozen: true, actions: ['speak', 'offer'] }), true],
    ['whoever looks on', aDispute({ isFrozen: true, side: null, actions: [] }), false],
  ])('waits while the payment is stopped, for %s', async (_who, dispute, canWrite) => {
    server.use(listed(dispute));
    await openDisputes();

    const banner = (await screen.findByText('This payment is on hold')).closest('[role="status"]');
    expect(banner).toHaveTextContent('nothing can be split');
    expect(banner?.textContent?.includes('You can still write')).toBe(canWrite);
  });

  it('PAY-06 by a ruling, with its reason and what each side gets', async () => {
    const ruling = {
      ...aSplit(50_000),
      id: 'r',
      state: 'made',
      reason: 'Half of the eave is painted as agreed, the other half is not.',
      proposedAt: '2026-01-08T12:00:00.000Z',
      proposedByName: null,
      decidedAt: '2026-01-09T12:00:00.000Z',
      decidedByName: null,
      refusalReason: null,
    } as const;
    const ruled = { state: 'ruled', endedAt: ruling.decidedAt, outcome: aSplit(50_000), actions: [] } as const;
    server.use(listed(asContractor({ ...ruled, actions: [], rulings: [ruling] })));
    await openDisputes();

    const panel = await screen.findByRole('region', { name: 'The ruling' });
    expect(panel).toHaveTextContent('Half of the eave is painted as agreed');
    expect(sharesIn(panel)).toEqual([
      'You receive, after the fee$450.00',
      'Service fee, 10% of the contractor’s part$50.00',
      'Sofia Reyes gets back$1,000.00',
    ]);
    expect(screen.getByText(/^An administrator ruled on/)).toBeVisible();
  });

  it('leaves earlier disputes of the project to be read', async () => {
    const earlier = aDispute({ id: 'f0', state: 'withdrawn', endedAt: '2026-01-03T12:00:00.000Z', actions: [] });
    server.use(listed(aDispute(), earlier));
    await openDisputes();

    expect(await screen.findByText(/^Earlier dispute, .*: withdrawn$/)).toBeVisible();
  });
});
