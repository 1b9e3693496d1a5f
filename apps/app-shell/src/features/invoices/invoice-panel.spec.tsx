import type { InvoiceView } from '@cw/api-client';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../../testing/enter.js';
import { DRAFT, showsOn } from '../../testing/invoices.js';

const server = startApiServer();
const shows = showsOn(server);
const SENT_AT = '2026-11-20T15:00:00.000Z';

describe('the invoice on a project’s page', () => {
  it('asks for the settlement agent, beginning with what the project says, and keeps what was typed', async () => {
    const bodies: unknown[] = [];
    const { user } = await shows(DRAFT);
    server.use(
      http.put(apiUrl('/api/projects/:id/invoice/agent'), async ({ request }) => {
        bodies.push(await request.json());
        return problemAnswer(422, { errors: [{ path: 'email', code: 'email', message: 'Enter a valid address.' }] });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Name the settlement agent' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Name')).toHaveValue('Harbor Title');
    await enter(user, dialog.getByLabelText(/Email address/), 'closings@harbor.example');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findAllByText('Enter a valid address.')).not.toHaveLength(0);
    expect(dialog.getByLabelText(/Email address/)).toHaveValue('closings@harbor.example');
    expect(bodies).toEqual([
      { name: 'Harbor Title', company: null, email: 'closings@harbor.example', fileNumber: null },
    ]);
  });

  it('PAY-04 says that whoever got it declined, names nobody in their place, and that it goes out at once', async () => {
    // Of a project of its own: another test has begun to type in this one's dialog.
    const declined = { ...DRAFT, projectId: 'p-2', state: 'issued' as const, number: 'INV-2026-0007' };
    const agent = { name: 'Noor Haddad', company: null, email: 'noor@bay.example', fileNumber: null };
    const { user } = await shows(declined);
    server.use(http.put(apiUrl('/api/projects/:id/invoice/agent'), () => HttpResponse.json({ ...declined, agent })));
    expect(await screen.findByText(/^The person who got this invoice says they do not settle/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Name the settlement agent' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Name')).toHaveValue('');
    await enter(user, dialog.getByLabelText('Name'), 'Noor Haddad');
    await enter(user, dialog.getByLabelText(/Email address/), 'noor@bay.example');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved. We email the invoice to Noor Haddad.')).toBeInTheDocument();
  });

  it.each([
    ['unnamed', 'draft', /^No settlement agent is named yet\. Sofia Reyes has to name one, or pays the invoice/],
    ['declined', 'issued', /^The settlement agent declined it\. Sofia Reyes has to name another one\.$/],
  ] as const)('PAY-04 tells whoever names no agent who has to: %s', async (payer, state, words) => {
    const closing = { payer, dueOn: null, fellThroughAt: null };
    for (const party of ['awarded_contractor', 'viewer'] as const) {
      const told = { closing, parties: [party], ownerName: 'Sofia Reyes' };
      const { container, unmount } = await shows({ ...DRAFT, state, events: [] }, told);

      expect(await screen.findByText(words)).toBeVisible();
      expect(container).not.toHaveTextContent(/settlement agent pays it|Name the settlement agent/);
      unmount();
    }
  });

  it.each([
    ['owner', 'en', 'Name the settlement agent, or the invoice comes to you when the work is approved.'],
    ['decider', 'en', 'Name the settlement agent, or the invoice goes to the client when the work is approved.'],
    ['decider', 'es', /la factura le llegará al cliente cuando/],
  ] as const)('PAY-04 says to whom an unaddressed invoice goes, to the %s in %s', async (party, locale, words) => {
    await shows(DRAFT, { parties: [party], locale });

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says before issuing what it means, and how much to whom', async () => {
    const agent = { name: 'Grace Okafor', company: null, email: 'grace@harbor.example', fileNumber: null };
    const { user } = await shows({ ...DRAFT, agent, events: ['address', 'issue'] });
    await user.click(await screen.findByRole('button', { name: 'Issue and send' }));

    const question = 'Issue the invoice for $3,000.00 and send it to grace@harbor.example?';
    const dialog = await screen.findByRole('dialog', { name: /^Issue the invoice for \$3,000\.00 and send it/ });
    expect(within(dialog).getByRole('heading').textContent).toBe(question);
  });

  it('PAY-04 says when it went to the present agent, and not that an earlier one got it', async () => {
    const agent = { name: 'Noor Haddad', company: null, email: 'noor@bay.example', fileNumber: null };
    const out = { ...DRAFT, state: 'issued' as const, number: 'INV-2026-0007', agent, events: ['send' as const] };
    const { unmount } = await shows(out);
    expect(await screen.findByText('Not sent to Noor Haddad yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send to the settlement agent' })).toBeInTheDocument();
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
    unmount();

    await shows({ ...out, sentAt: SENT_AT, hasLink: true });
    expect(await screen.findByText(/^Sent to Noor Haddad on Fri, Nov 20/)).toBeInTheDocument();
  });

  it('offers nothing to whoever only looks on', async () => {
    await shows({ ...DRAFT, state: 'issued', number: 'INV-2026-0007', dueOn: '2026-12-18', events: [] });

    expect(await screen.findByText('Invoice INV-2026-0007')).toBeInTheDocument();
    expect(screen.getByText('Payable once the work is approved.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that it did not load, and is not there for whoever is told of none', async () => {
    const { unmount } = await shows(() => problemAnswer(503));
    expect(await screen.findByText('The invoice could not be opened')).toBeInTheDocument();
    unmount();

    let asked = 0;
    const { container } = await shows(() => {
      asked += 1;
      return problemAnswer(404, { code: 'invoice.not_found' });
    });
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(within(container).queryByText('Invoice for the closing')).not.toBeInTheDocument());
  });

  it('says a refusal once, where it was asked for, and no longer in the next question', async () => {
    const agent = { name: 'Grace Okafor', company: null, email: 'grace@harbor.example', fileNumber: null };
    const issued = { ...DRAFT, state: 'issued' as const, number: 'INV-2026-0007', dueOn: '2026-12-18', agent };
    const { user } = await shows({ ...issued, sentAt: SENT_AT, events: ['send', 'fall_through'] });
    const refusal = (detail: string) => () => problemAnswer(409, { code: 'state.conflict', detail });
    server.use(
      http.post(apiUrl('/api/projects/:id/invoice/send'), refusal('It was paid meanwhile.')),
      http.post(apiUrl('/api/projects/:id/invoice/fall-through'), refusal('It is the client’s already.')),
    );
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findAllByText('It was paid meanwhile.')).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'The closing fell through' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Say that the closing fell through?' }));
    expect(dialog.queryByText('It was paid meanwhile.')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'The closing fell through' }));
    expect(await dialog.findByText('It is the client’s already.')).toBeInTheDocument();
    expect(screen.getAllByText('It is the client’s already.')).toHaveLength(1);

    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'The closing fell through' }));
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('It is the client’s already.');
  });

  it('asks before the settlement agent’s links are turned off, once and for all', async () => {
    const agent = { name: 'Grace Okafor', company: null, email: 'grace@harbor.example', fileNumber: null };
    const issued = { ...DRAFT, state: 'issued' as const, number: 'INV-2026-0007', dueOn: '2026-12-18', agent };
    const linked = {
      ...issued,
      sentAt: SENT_AT,
      hasLink: true,
      events: ['send', 'revoke_link'] as InvoiceView['events'],
    };
    const { user } = await shows(linked);
    let revoked = 0;
    server.use(
      http.post(apiUrl('/api/projects/:id/invoice/revoke-link'), () => {
        revoked += 1;
        return HttpResponse.json({ ...linked, hasLink: false, events: ['send'] });
      }),
    );
    const button = await screen.findByRole('button', { name: 'Turn the links off' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Turn the settlement agent’s links off?' });
    expect(dialog).toHaveTextContent(/“Send again” makes a new one/);
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(revoked).toBe(0);

    await user.click(button);
    const again = within(await screen.findByRole('dialog'));
    await user.dblClick(again.getByRole('button', { name: 'Turn the links off' }));

    expect(await screen.findByText('The links no longer work')).toBeInTheDocument();
    expect(revoked).toBe(1);
  });

  it('PAY-04 hands the receipt over once it is paid, as the server calls it, and not before', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:receipt';
    const due = { ...DRAFT, state: 'issued' as const, number: 'INV-2026-0007', isApproved: true };
    await shows(due);
    expect(await screen.findByText(/INV-2026-0007/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download receipt' })).not.toBeInTheDocument();
    cleanup();

    const { user } = await shows({ ...due, state: 'paid', paidAt: SENT_AT });
    server.use(
      http.get(apiUrl('/api/projects/:id/invoice/receipt'), () =>
        HttpResponse.text('%PDF-', {
          headers: { 'content-disposition': 'attachment; filename="Receipt-INV-2026-0007.pdf"' },
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Download receipt' }));

    await waitFor(() => expect(saved).toEqual(['Receipt-INV-2026-0007.pdf']));
  });

  it('tells of issuing it earlier only whoever can', async () => {
    const early = 'Issue it earlier if the settlement agent needs it for the closing figures.';
    const { unmount } = await shows({ ...DRAFT, events: [] });
    expect(await screen.findByText('It is issued when the work is approved.')).toBeInTheDocument();
    expect(screen.queryByText(early)).not.toBeInTheDocument();
    unmount();

    await shows({ ...DRAFT, events: ['address', 'issue'] });
    expect(await screen.findByText(early)).toBeInTheDocument();
  });

  it('PAY-06 leads the client to paying what fell to the client, and not what the settlement agent pays', async () => {
    const due = { ...DRAFT, state: 'issued' as const, number: 'INV-2026-0001', dueCents: 300_000, isApproved: true };
    await shows({ ...due, payer: 'client' });
    const link = await screen.findByRole('link', { name: 'Pay $3,000.00' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/checkout\?/));

    cleanup();
    await shows(due);
    expect(await screen.findByText(/INV-2026-0001/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Pay/ })).not.toBeInTheDocument();
  });
});
