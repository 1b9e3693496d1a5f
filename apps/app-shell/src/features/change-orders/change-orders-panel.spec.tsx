import type { ChangeOrderList, ChangeOrderView, ProjectDetail } from '@cw/api-client';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCondition, aProjectDetail } from '../../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { ChangeOrdersPanel } from './change-orders-panel.js';
import { anAgreement } from './testing/an-agreement.js';

const server = startApiServer();

const ID = '01890000-0000-7000-8000-0000000000b1';
const aChange = (over: Partial<ChangeOrderView> = {}): ChangeOrderView => ({
  id: ID,
  projectId: '01890000-0000-7000-8000-0000000000aa',
  number: 1,
  state: 'proposed',
  proposedBy: 'awarded_contractor',
  proposerName: 'Marco Diaz',
  reason: 'The eave is rotten under the paint.',
  amountDeltaCents: 15_000,
  days: 2,
  lines: [
    {
      kind: 'price',
      conditionId: 'rail',
      conditionNumber: 1,
      title: 'Handrail, rear steps',
      amountDeltaCents: 15_000,
      note: 'Iron instead of wood',
    },
  ],
  endangersClosing: false,
  proposedAt: '2026-11-20T12:00:00.000Z',
  answeredAt: null,
  answeredByName: null,
  answerReason: null,
  answerDueAt: null,
  lapseCause: null,
  actions: ['accept', 'decline'],
  ...over,
});

const aProject = (over: Partial<ProjectDetail> = {}): ProjectDetail =>
  aProjectDetail({
    ...anAgreement(),
    conditions: [aCondition({ id: 'rail', state: 'in_work', awardedAmountCents: 60_000 })],
    ...over,
  });
const contractors = (over: Partial<ProjectDetail> = {}): ProjectDetail =>
  aProject({ parties: ['awarded_contractor'], ...over });

/** What the API was asked to change: path and body, in order. */
const sent: [path: string, body: unknown][] = [];

function answerWith(list: Partial<ChangeOrderList>, refusal?: () => Response): void {
  sent.length = 0;
  const change = async ({ request }: { request: Request }): Promise<Response> => {
    const text = await request.text();
    sent.push([new URL(request.url).pathname, text === '' ? undefined : JSON.parse(text)]);
    return refusal?.() ?? HttpResponse.json(aChange({ state: 'accepted', actions: [] }));
  };
  server.use(
    http.get(apiUrl('/api/projects/:id/change-orders'), () =>
      HttpResponse.json({ items: [], nextCursor: null, canPropose: false, ...list }),
    ),
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.post(apiUrl('/api/projects/:id/change-orders'), change),
    http.post(apiUrl('/api/change-orders/:id/:event'), change),
  );
}

const open = (project: ProjectDetail, options: RenderOptions = {}) =>
  renderWithApp(<ChangeOrdersPanel project={project} />, options);
const press = (name: string) => screen.findByRole('button', { name });

describe('changes of the agreed work', () => {
  it('COND-04 shows each with its state, its lines, who asked for it and why', async () => {
    answerWith({
      items: [
        aChange({
          id: 'second',
          number: 2,
          state: 'declined',
          answeredByName: 'Sofia Reyes',
          answerReason: 'Too dear',
          actions: [],
        }),
        aChange({ state: 'accepted', answeredByName: 'Sofia Reyes', actions: [] }),
      ],
    });
    await open(aProject());

    const [declined, agreed] = await screen
      .findAllByRole('listitem')
      .then((items) => items.filter((item) => within(item).queryByRole('heading')));
    expect(declined).toHaveTextContent('Change 2');
    expect(declined).toHaveTextContent('Declined');
    expect(declined).toHaveTextContent('Reason: Too dear');
    expect(agreed).toHaveTextContent('Agreed');
    expect(agreed).toHaveTextContent('+$150.00');
    expect(agreed).toHaveTextContent('Repair 1 · Handrail, rear steps');
    expect(agreed).toHaveTextContent('2 more days of work');
    expect(screen.getByText('1 change agreed · agreed sum $1,000.00')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not there before a bid is accepted, nor where nothing was changed and nothing can be', async () => {
    answerWith({});
    const { container, unmount } = await open(aProjectDetail());
    expect(container.textContent).toBe('');
    unmount();

    await open(aProject());
    await waitFor(() => expect(screen.queryByText('Changes of the agreed work')).not.toBeInTheDocument());
  });

  it('PAY-06 tells the client what it is asked to pay before it agrees, and agrees once', async () => {
    answerWith({ items: [aChange()] });
    const { user } = await open(aProject());

    await user.click(await press('Agree to the change'));
    const dialog = await screen.findByRole('dialog', { name: 'Agree to change 1?' });
    expect(dialog).toHaveTextContent('you are asked to pay $150.00 more into escrow');
    expect(dialog).toHaveTextContent('$1,150.00');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Agree' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([[`/api/change-orders/${ID}/accept`, {}]]);
  });

  it('PAY-06 says what goes back and that it goes the way it was paid, in Spanish too', async () => {
    answerWith({ items: [aChange({ amountDeltaCents: -20_000 })] });
    const { user } = await open(aProject(), { locale: 'es' });

    await user.click(await press('Aceptar el cambio'));

    expect(await screen.findByRole('dialog')).toHaveTextContent('se le devuelven $200.00 por la misma vía del pago');
  });

  it('asks the client to say yes to a closing that may move, and tells the API so', async () => {
    answerWith({ items: [aChange({ days: 30, endangersClosing: true })] });
    const { user } = await open(aProject());

    await user.click(await press('Agree to the change'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Agree' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Confirm that the work then ends too late for the closing',
    );
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Agree' }));

    await waitFor(() => expect(sent).toEqual([[`/api/change-orders/${ID}/accept`, { acknowledgesLate: true }]]));
  });

  it('is declined with a reason, which stays when the API refuses', async () => {
    answerWith({ items: [aChange()] }, () =>
      problemAnswer(409, { code: 'state.conflict', detail: 'This has changed meanwhile.' }),
    );
    const { user } = await open(aProject());

    await user.click(await press('Decline'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Show me first.');
    await user.click(within(dialog).getByRole('button', { name: 'Decline the change' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This has changed meanwhile.');
    expect(within(dialog).getByRole('textbox')).toHaveValue('Show me first.');
    expect(sent).toEqual([[`/api/change-orders/${ID}/decline`, { reason: 'Show me first.' }]]);
  });

  it('is withdrawn by the side that proposed it', async () => {
    answerWith({ items: [aChange({ actions: ['withdraw'] })] });
    const { user } = await open(contractors());

    await user.click(await press('Withdraw the change'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));

    await waitFor(() => expect(sent).toEqual([[`/api/change-orders/${ID}/withdraw`, undefined]]));
  });
});

describe('proposing a change', () => {
  it('COND-04 a contractor asks for more for one repair and for one that nobody listed; the sums follow while it types', async () => {
    answerWith({ canPropose: true });
    const { user } = await open(contractors());

    await user.click(await press('Propose a change'));
    const dialog = await screen.findByRole('dialog', { name: 'Propose a change of the agreed work' });
    const [repair] = within(dialog).getAllByRole('combobox', { name: /Which repair/ });
    await user.selectOptions(repair as HTMLElement, 'rail');
    await user.type(within(dialog).getByRole('textbox', { name: /How much more/ }), '150');
    await user.click(within(dialog).getByRole('button', { name: 'Add a line' }));
    const [, second] = within(dialog).getAllByRole('combobox', { name: /Which repair/ });
    await user.selectOptions(second as HTMLElement, 'new');
    await user.type(within(dialog).getByRole('textbox', { name: /What is to be done/ }), 'New fascia board');
    await user.type(within(dialog).getByRole('textbox', { name: /^Price/ }), '400');
    await user.type(within(dialog).getByRole('textbox', { name: /Why is the change needed/ }), 'The wood is rotten.');

    expect(dialog).toHaveTextContent('the client is asked to pay $550.00 more into escrow');
    expect(dialog).toHaveTextContent('You receive $1,395.00 of it, after the 10% fee.');
    await user.click(within(dialog).getByRole('button', { name: 'Send to the client' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      [
        '/api/projects/01890000-0000-7000-8000-0000000000aa/change-orders',
        {
          reason: 'The wood is rotten.',
          days: 0,
          acknowledgesLate: false,
          lines: [
            { conditionId: 'rail', amountDeltaCents: 15_000 },
            { title: 'New fascia board', amountDeltaCents: 40_000 },
          ],
        },
      ],
    ]);
  });

  it('names what is missing and sends nothing; what was typed stays while the dialog is closed', async () => {
    answerWith({ canPropose: true });
    const { user } = await open(contractors());

    await user.click(await press('Propose a change'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Why is the change needed/ }), 'Rotten');
    await user.click(within(dialog).getByRole('button', { name: 'Send to the client' }));
    expect((await within(dialog).findAllByText(/This change changes nothing/)).length).toBeGreaterThan(0);
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await user.click(await press('Propose a change'));

    expect(await screen.findByRole('textbox', { name: /Why is the change needed/ })).toHaveValue('Rotten');
    expect(sent).toEqual([]);
  });

  it('warns the client whose own change lets the work end too late', async () => {
    answerWith({ canPropose: true });
    const { user } = await open(aProject());

    await user.click(await press('Propose a change'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'More days' }));
    await user.type(within(dialog).getByRole('textbox', { name: /How many days more/ }), '30');

    expect(dialog).toHaveTextContent('The work would end too late for the closing');
    expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
  });
});
