import type { IntakeDetail } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aConversion, anIntake } from '../../testing/intakes.js';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { IntakeScreen } from './intake-screen.js';

const server = startApiServer();

/** The record as it stands, and what is sent about it; each act answers with what comes after it. */
function recordIs(
  intake: IntakeDetail,
  acts: Readonly<Record<string, IntakeDetail | (() => Response)>> = {},
): unknown[] {
  const sent: unknown[] = [];
  let now = intake;
  server.use(
    http.get(apiUrl('/api/admin/intake/i-1'), () => HttpResponse.json(now)),
    ...Object.entries(acts).map(([path, next]) =>
      http.post(apiUrl(`/api/admin/intake/i-1/${path}`), async ({ request }) => {
        const body = await request.text();
        sent.push(body === '' ? null : JSON.parse(body));
        if (typeof next === 'function') return next();
        now = next;
        return HttpResponse.json(now);
      }),
    ),
  );
  return sent;
}

const openOne = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(IntakeScreen, { at: '/intake?request=i-1', ...options });
const put = (label: RegExp | string, value: string, at = 0): void =>
  void fireEvent.change(screen.getAllByLabelText(label)[at] ?? document.body, { target: { value } });

const REVIEWED: Partial<IntakeDetail> = { state: 'in_review', events: ['ask', 'decline', 'send_offer'] };
const anOffer: IntakeDetail['offers'][number] = {
  id: 'o-1',
  revision: 1,
  sentAt: '2026-11-20T09:00:00.000Z',
  sentByName: 'Priya Nair',
  message: 'We can begin within a week.',
  lines: [
    { repairId: 'r-1', ceilingCents: 130_000, responsibleParty: 'seller', note: null },
    { repairId: 'r-2', ceilingCents: 40_000, responsibleParty: 'buyer', note: 'Two outlets.' },
  ],
  totalCents: 170_000,
  answer: null,
  answeredAt: null,
  reason: null,
};

beforeEach(() => {
  window.localStorage.clear();
  server.use(signedInAs({ role: 'admin' }));
});

describe('a repair request on the desk', () => {
  it('INT-01 shows what was sent, the report’s own words with their page, and the papers', async () => {
    recordIs(anIntake({ flags: ['many_links'] }));
    await openOne();

    expect(await screen.findByRole('heading', { level: 1, name: '12 Hidden Lane, Kingston' })).toBeInTheDocument();
    expect(screen.getByText('“Peeling paint noted at north eave.”')).toBeInTheDocument();
    expect(screen.getByText('Appraisal, p. 4')).toBeInTheDocument();
    expect(screen.getByText('First Harbor Bank')).toBeInTheDocument();
    expect(screen.getByText('The texts hold several links.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'appraisal.pdf' })).toHaveAttribute(
      'href',
      '/api/admin/intake/i-1/files/f-1',
    );
  });

  it('INT-08 is reviewed at one press, and only then asked about, offered or declined', async () => {
    recordIs(anIntake(), { 'begin-review': anIntake(REVIEWED) });
    const { user } = await openOne();
    expect(await screen.findByText('It is our turn')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Begin the review' }));

    expect(await screen.findByRole('button', { name: 'Decline' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask a question' })).toBeInTheDocument();
  });

  it.each([
    ['completed', 'It is our turn', true],
    ['in_progress', 'It is the contractors’ turn', false],
  ] as const)('INT-08 after a re-inspection that failed, with a project %s: %s', async (status, turn, isOurs) => {
    const project = { id: 'p-1', title: 'Eave', status, work: null, repairIds: ['r-1'] };
    const at = '2026-11-19T14:00:00.000Z';
    const seen = { id: 'n-1', scheduledOn: '2026-11-19', inspectorName: 'Dana Whitfield', inspectorCompany: null };
    const failed = { ...seen, orderedAt: at, result: 'failed' as const, notes: 'The rail is loose.', recordedAt: at };
    recordIs(anIntake({ state: 'work_scheduled', events: [], projects: [project], reinspections: [failed] }));
    await openOne();

    expect(await screen.findByText(turn)).toBeInTheDocument();
    expect(screen.queryAllByText(/no project is under way\. .* Arrange it with them/)).toHaveLength(isOurs ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Order the re-inspection' })).toHaveLength(isOurs ? 1 : 0);
  });

  it('says where the review was refused why, and stays as it is', async () => {
    recordIs(anIntake(), { 'begin-review': () => problemAnswer(409, { detail: 'Somebody was faster.' }) });
    const { user } = await openOne();

    await user.click(await screen.findByRole('button', { name: 'Begin the review' }));

    expect(await screen.findByText('Somebody was faster.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Begin the review' })).toBeInTheDocument();
  });

  it('asks before it declines, and keeps the reason when that is refused', async () => {
    const sent = recordIs(anIntake(REVIEWED), { decline: () => problemAnswer(422, { detail: 'Try again later.' }) });
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the request of Sofia Reyes?' }));
    await user.type(dialog.getByLabelText('Reason'), 'Not in this county.');

    await user.click(dialog.getByRole('button', { name: 'Decline the request' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Try again later.');
    expect(dialog.getByLabelText('Reason')).toHaveValue('Not in this county.');
    expect(sent).toEqual([{ reason: 'Not in this county.' }]);
  });

  it('COND-02 is offered with a ceiling for every repair, beginning with the submitter’s estimates', async () => {
    const sent = recordIs(anIntake(REVIEWED), {
      offer: anIntake({ state: 'offer_sent', events: [], offers: [anOffer] }),
    });
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Send offer' }));
    const form = within(screen.getByRole('form', { name: 'Offer' }));
    expect(form.getAllByLabelText('Costs at most').map((field) => (field as HTMLInputElement).value)).toEqual([
      '1200',
      '',
    ]);
    await user.click(form.getByRole('button', { name: 'Send offer' }));
    expect(form.getAllByText('Enter an amount from $0.50 to $999,999.99')).toHaveLength(2);
    expect(form.getAllByText('Choose who pays')).toHaveLength(2);

    put('Costs at most', '1300');
    put('Costs at most', '400', 1);
    await user.selectOptions(form.getAllByLabelText('Who pays')[1] ?? document.body, 'buyer');
    expect(form.getByText('$1,700.00')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Send offer' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send Sofia Reyes an offer of at most $1,700.00?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Send offer' }));

    expect(await screen.findByText('We can begin within a week.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        lines: [
          { repairId: 'r-1', ceilingCents: 130_000, responsibleParty: 'seller', note: null },
          { repairId: 'r-2', ceilingCents: 40_000, responsibleParty: 'buyer', note: null },
        ],
        message: null,
      },
    ]);
  });

  it('COND-02 offers on repairs that are told apart by their own words, at one press', async () => {
    const [paint, outlets] = anIntake().repairList;
    if (paint === undefined || outlets === undefined) throw new Error('The request has two repairs');
    const long = `${'The panel in the basement has no cover and '.repeat(5)}it hums.\nSee the photo.`;
    const panel = { ...outlets, id: 'r-3', number: 3, description: long };
    recordIs(anIntake({ ...REVIEWED, repairList: [paint, outlets, panel] }));
    const { user } = await openOne();
    const opener = await screen.findByRole('button', { name: 'Send offer' });

    await user.click(opener);

    const form = screen.getByRole('form', { name: 'Offer' });
    expect(form).toHaveFocus();
    const heads = within(form).getAllByRole('group');
    expect(heads.map((head) => head.querySelector('legend')?.textContent)).toEqual([
      '1. Peeling paintExterior · Paint peels at the north eave.',
      '2. ElectricalOutlets by the sink have no GFCI.',
      `3. Electrical${long.slice(0, 119).trimEnd()}…`,
    ]);
    expect(screen.getAllByRole('button', { name: 'Send offer' })).toHaveLength(1);
    await user.click(within(form).getByRole('button', { name: 'Go back' }));
    expect(screen.getByRole('button', { name: 'Send offer' })).toHaveFocus();
  });

  it('COND-02 becomes one project, or several with the repairs divided', async () => {
    const conversion = aConversion();
    const sent = recordIs(anIntake({ state: 'approved', events: ['convert'], offers: [anOffer], conversion }), {
      convert: anIntake({
        state: 'work_scheduled',
        events: [],
        projects: [{ id: 'p-1', title: 'Paint', status: 'open', work: null, repairIds: ['r-1'] }],
      }),
    });
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Divide into one more project' }));
    await user.click(screen.getByRole('button', { name: 'Post 2 projects' }));
    expect(await screen.findAllByText('Put a repair into this project, or take it out')).toHaveLength(2);
    for (const title of screen.getAllByLabelText(/^Title/)) expect(title).not.toBeInvalid();

    await user.click(screen.getAllByRole('radio', { name: 'Project 2' })[1] ?? document.body);
    put(/^Title/, 'Exterior paint');
    await user.selectOptions(screen.getAllByLabelText('Priority')[1] ?? document.body, 'urgent');
    await user.selectOptions(screen.getAllByLabelText('What it is')[0] ?? document.body, 'completion');
    put(/^Special requirements/, '', 1);
    await user.click(screen.getAllByRole('button', { name: 'Change' })[0] ?? document.body);
    await user.click(screen.getByRole('checkbox', { name: 'permit and final inspection' }));
    expect(screen.getByText('Proven by: photo after and permit and final inspection')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Post 2 projects' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post 2 projects?' }));
    await user.click(dialog.getByRole('button', { name: 'Post 2 projects' }));

    expect(await screen.findByRole('link', { name: 'Paint' })).toHaveAttribute('href', '/projects/p-1');
    const [paint, outlets] = conversion.repairs;
    const { repairs: _, ...project } = conversion;
    expect(sent).toEqual([
      {
        projects: [
          {
            ...{ ...project, title: 'Exterior paint', description: null },
            repairs: [{ ...paint, kind: 'completion', evidence: ['photo_after', 'permit_and_final'] }],
          },
          {
            ...{ ...project, title: null, description: null, priority: 'urgent', specialRequirements: null },
            repairs: [outlets],
          },
        ],
      },
    ]);
  });

  it('COND-02 goes as it stands in the form, which is as the request says', async () => {
    const conversion = aConversion();
    const request = anIntake({ state: 'approved', events: ['convert'], offers: [anOffer], conversion });
    const sent = recordIs(request, { convert: anIntake({ state: 'work_scheduled', events: [] }) });
    const { user } = await openOne();
    expect(await screen.findByLabelText('Priority')).toHaveDisplayValue('High');
    expect(screen.getByText('Proven by: photo before and photo after')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Post the project' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Post the project' }));

    await waitFor(() => expect(sent).toEqual([{ projects: [conversion] }]));
  });

  it('INT-08 is inspected again on a day by a person, and what failed needs words', async () => {
    const ordered = anIntake({
      state: 'reinspection_ordered',
      events: ['inspection_passed', 'inspection_failed'],
      reinspections: [
        {
          id: 'n-1',
          orderedAt: '2026-11-20T09:00:00.000Z',
          scheduledOn: '2026-11-24',
          inspectorName: 'Dana Whitfield',
          inspectorCompany: null,
          result: null,
          notes: null,
          recordedAt: null,
        },
      ],
    });
    const sent = recordIs(anIntake({ state: 'reinspection_ordered', events: ordered.events }), {
      reinspection: ordered,
      'reinspection/result': ordered,
    });
    const { user } = await openOne();
    expect(await screen.findByText('All repairs are done. Order the re-inspection.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enter the result' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Order the re-inspection' }));
    put('Day', '2026-11-24');
    put('Inspector', 'Dana Whitfield');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Order the re-inspection' }));

    await user.click(await screen.findByRole('button', { name: 'Enter the result' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did the re-inspection find?' }));
    await user.click(dialog.getByRole('radio', { name: /Passed/ }));
    expect(dialog.getByText(/The statement has nobody to go to/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /Failed/ }));
    await user.click(dialog.getByRole('button', { name: 'Enter the result' }));
    expect(dialog.getByText('Fill this in')).toBeInTheDocument();
    put('Notes', 'The second coat is missing.');
    await user.click(dialog.getByRole('button', { name: 'Enter the result' }));

    await waitFor(() =>
      expect(sent).toEqual([
        { scheduledOn: '2026-11-24', inspectorName: 'Dana Whitfield', inspectorCompany: null },
        { result: 'failed', notes: 'The second coat is missing.' },
      ]),
    );
  });

  it('is corrected field by field: only what was changed is sent, and a fault stands at its field', async () => {
    recordIs(anIntake());
    const sent: unknown[] = [];
    server.use(
      http.patch(apiUrl('/api/admin/intake/i-1'), async ({ request }) => {
        sent.push([request.headers.get('If-Match'), await request.json()]);
        const errors = [{ path: 'zip', code: 'zip_state', message: 'This ZIP code is in CT.' } as const];
        return problemAnswer(422, { code: 'request.invalid', detail: 'Check the answers.', errors });
      }),
    );
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Correct the request' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('State')).toHaveDisplayValue('New York');
    put('ZIP code', '06390');

    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText('This ZIP code is in CT.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/ZIP code/)).toHaveValue('06390');
    expect(sent).toEqual([['"1"', { zip: '06390' }]]);
  });

  it('I18N-01 speaks Spanish', async () => {
    recordIs(anIntake(REVIEWED));
    await openOne({ locale: 'es' });

    expect(await screen.findByRole('button', { name: 'Enviar propuesta' })).toBeInTheDocument();
  });

  it('says when it did not come', async () => {
    server.use(http.get(apiUrl('/api/admin/intake/i-1'), () => problemAnswer(404, { code: 'request.not_found' })));
    await openOne();

    expect(await screen.findByText('The repair request did not load')).toBeInTheDocument();
  });
});
