import { startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { DRAFT, showsOn } from '../../testing/invoices.js';

const server = startApiServer();
const shows = showsOn(server);
const SENT_AT = '2026-11-20T15:00:00.000Z';

describe('the invoice of a closing that fell through', () => {
  it('PAY-04 speaks to the client of what the client owes once the closing falls through, and to others of the client', async () => {
    const agent = { name: 'Grace Okafor', company: null, email: 'grace@harbor.example', fileNumber: null };
    const out = { ...DRAFT, projectId: 'p-3', state: 'issued' as const, number: 'INV-2026-0007', agent };
    const asked = { ...out, sentAt: SENT_AT, events: ['fall_through' as const] };
    for (const [parties, words] of [
      [['owner'], /You then owe \$3,000\.00 on a new invoice, due in 7 days\./],
      [['decider'], /The client then owes \$3,000\.00 on a new invoice, due in 7 days\./],
    ] as const) {
      const { user, unmount } = await shows(asked, { parties: [...parties] });
      await user.click(await screen.findByRole('button', { name: 'The closing fell through' }));
      expect(await screen.findByRole('dialog')).toHaveTextContent(words);
      unmount();
    }
  });

  it.each([
    ['the first', null, 'The closing fell through', 'Say that the closing fell through?'],
    ['a later one', SENT_AT, 'The later closing fell through too', 'Say that the later closing fell through too?'],
  ] as const)('PAY-04 says which closing fell through: %s', async (_, fellThroughAt, words, question) => {
    const agent = { name: 'Grace Okafor', company: null, email: 'grace@harbor.example', fileNumber: null };
    const closing = { payer: 'settlement_agent', dueOn: '2026-11-27', fellThroughAt } as const;
    const out = {
      ...DRAFT,
      state: 'issued' as const,
      number: 'INV-2026-0007',
      agent,
      events: ['fall_through' as const],
    };
    const { user } = await shows(out, { closing });

    await user.click(await screen.findByRole('button', { name: words }));
    const dialog = await screen.findByRole('dialog', { name: question });
    expect(dialog).toHaveTextContent('The settlement agent is told not to pay, and this invoice is void.');
    expect(within(dialog).getByRole('button', { name: words })).toBeVisible();
  });

  it('PAY-04 tells nobody not to pay where no settlement agent was named', async () => {
    const own = { ...DRAFT, state: 'issued' as const, payer: 'client' as const, number: 'INV-2026-0007' };
    const { user } = await shows({ ...own, agent: null, events: ['fall_through'] });

    await user.click(await screen.findByRole('button', { name: 'The closing fell through' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      /This invoice is void\. You then owe \$3,000\.00 on a new invoice, due in 7 days\./,
    );
    expect(dialog).not.toHaveTextContent('told not to pay');
  });

  it.each([
    [['owner'], 'The closing fell through. You pay it yourself.'],
    [['decider'], 'The closing fell through. You pay it for the client.'],
    [['viewer'], 'The closing fell through. The client pays it.'],
    [['awarded_contractor'], 'The closing fell through. The client pays it.'],
  ] as const)('PAY-04 names no closing that fell through, to %s', async (parties, words) => {
    const closing = { payer: 'client', dueOn: '2026-11-27', fellThroughAt: SENT_AT } as const;
    const own = { ...DRAFT, state: 'issued' as const, payer: 'client' as const, number: 'INV-2026-0008', events: [] };
    const { container } = await shows(own, { closing, parties: [...parties] });

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Invoice' })).toBeVisible();
    expect(container).not.toHaveTextContent(/at closing|before closing|for the closing/);
  });

  it('PAY-04 says no closing of an invoice that a later one pays', async () => {
    const agent = { name: 'Noor Haddad', company: null, email: 'noor@bay.example', fileNumber: null };
    const closing = { payer: 'settlement_agent', dueOn: '2026-11-27', fellThroughAt: SENT_AT } as const;
    await shows({ ...DRAFT, state: 'issued', number: 'INV-2026-0008', agent, events: [] }, { closing });

    expect(await screen.findByText('The settlement agent, Noor Haddad, pays it.')).toBeVisible();
  });
});
