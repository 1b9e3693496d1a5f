import type { IntakeView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../testing/enter.js';
import { renderRoutes, type RenderOptions } from '../testing/render-with-app.js';
import { anOfferedRequest, aRepairRequest } from '../testing/repair-requests.js';
import { RepairRequestPage } from './repair-request-page.js';

const server = startApiServer();
const SECRET = 'a-secret-of-forty-three-signs-in-base64url-x';
const PAINT = { id: 'p-1', title: 'Exterior paint', status: 'in_progress', work: 'started' } as const;

/** The request of the link, and what is sent about it with which secret; each act answers with what comes after it. */
function linkOpens(
  request: IntakeView | (() => Response),
  acts: Readonly<Record<string, IntakeView | (() => Response)>> = {},
): unknown[] {
  const sent: unknown[] = [];
  let now = request;
  const answer = (): Response => (typeof now === 'function' ? now() : HttpResponse.json(now));
  server.use(
    http.get(apiUrl('/api/intake/request'), ({ request: asked }) => {
      sent.push(asked.headers.get('X-Link-Token'));
      return answer();
    }),
    ...Object.entries(acts).map(([path, next]) =>
      http.post(apiUrl(`/api/intake/request/${path}`), async ({ request: asked }) => {
        sent.push([asked.headers.get('X-Link-Token'), await asked.json()]);
        if (typeof next === 'function') return next();
        now = next;
        return HttpResponse.json(next);
      }),
    ),
  );
  return sent;
}

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/repair-request', element: <RepairRequestPage /> },
      { path: '*', element: null },
    ],
    { at: `/repair-request#${SECRET}`, ...options },
  );

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('a repair request by its private link', () => {
  it('INT-08 shows each step with its date and whose turn it is, and what was sent', async () => {
    const sent = linkOpens(aRepairRequest());
    const { location } = await open();

    expect(await screen.findByRole('heading', { level: 1, name: '12 Hidden Lane, Kingston' })).toBeInTheDocument();
    expect(screen.getByText('Repair request RI-7K3M-9QDX')).toBeInTheDocument();
    const now = screen.getByText('Reviewed by a person').closest('li');
    expect(now).toHaveAttribute('aria-current', 'step');
    expect(now).toHaveTextContent(/By Fri, Nov 20|By Sat, Nov 21/);
    expect(screen.getByText('“Peeling paint noted at north eave.”')).toBeInTheDocument();
    expect(screen.getByText('First Harbor Bank')).toBeInTheDocument();
    expect(sent[0]).toBe(SECRET);
    await waitFor(() => expect(location()).toBe('/repair-request'));
  });

  it('INT-05 says once what was sent in the words of the report', async () => {
    const { repairs } = aRepairRequest();
    const quote = 'Peeling paint noted at north eave.';
    linkOpens(aRepairRequest({ repairs: repairs.map((repair) => ({ ...repair, quote, description: quote })) }));
    await open();

    expect(await screen.findAllByText(/Peeling paint noted at north eave/)).toHaveLength(1);
  });

  it('is still there after a reload, though its secret is in the address no more', async () => {
    linkOpens(aRepairRequest());
    const { unmount } = await open();
    await screen.findByText('Repair request RI-7K3M-9QDX');
    unmount();

    await open({ at: '/repair-request' });

    expect(await screen.findByText('Repair request RI-7K3M-9QDX')).toBeInTheDocument();
  });

  it('COND-02 shows what each repair may cost and who pays, and is approved after one more look', async () => {
    const sent = linkOpens(anOfferedRequest(), {
      approve: aRepairRequest({ state: 'approved', nextActor: 'staff' }),
    });
    const { user } = await open();
    expect(await screen.findByText(/1\. Peeling paint · Paid by: Seller · Two coats\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve repairs for at most $1,300.00?' }));

    await user.click(dialog.getByRole('button', { name: 'Approve offer' }));

    expect(await screen.findByText('The offer is approved')).toBeInTheDocument();
    expect(sent).toContainEqual([SECRET, { revision: 2 }]);
    expect(screen.queryByRole('button', { name: 'Approve offer' })).not.toBeInTheDocument();
  });

  it('is refused with a reason, which stays when a newer offer was sent meanwhile', async () => {
    const sent = linkOpens(anOfferedRequest(), {
      refuse: () => problemAnswer(409, { code: 'intake.offer_replaced', detail: 'This offer is not the latest one.' }),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the offer?' }));
    await enter(user, dialog.getByLabelText('What should be different?'), 'The paint is too dear.');

    await user.click(dialog.getByRole('button', { name: 'Refuse' }));

    expect(await dialog.findByText('This offer is not the latest one.')).toBeInTheDocument();
    expect(dialog.getByLabelText('What should be different?')).toHaveValue('The paint is too dear.');
    expect(sent).toContainEqual([SECRET, { revision: 2, reason: 'The paint is too dear.' }]);
  });

  it('asks what staff want to know, and sends the answer', async () => {
    const question = { id: 'q-1', question: 'Which eave?', askedAt: '2026-11-20T09:00:00.000Z' };
    const asked = aRepairRequest({
      state: 'needs_information',
      nextActor: 'submitter',
      questions: [{ ...question, answer: null, answeredAt: null }],
    });
    const sent = linkOpens(asked, {
      answer: aRepairRequest({
        state: 'in_review',
        questions: [{ ...question, answer: 'The north one.', answeredAt: '2026-11-20T10:00:00.000Z' }],
      }),
    });
    const { user } = await open();
    expect(await screen.findByText('We have a question. Your answer lets us go on.')).toBeInTheDocument();
    await enter(user, screen.getByLabelText('Your answer'), 'The north one.');

    await user.click(screen.getByRole('button', { name: 'Send answer' }));

    expect(await screen.findByText('The north one.')).toBeInTheDocument();
    expect(sent).toContainEqual([SECRET, { answer: 'The north one.' }]);
    expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument();
  });

  it('says why it was declined, and what its projects stand at', async () => {
    linkOpens(aRepairRequest({ state: 'declined', nextActor: null, declineReason: 'Not in this county.' }));
    const { unmount } = await open();
    expect(await screen.findByText('Not in this county.')).toBeInTheDocument();
    unmount();

    linkOpens(
      aRepairRequest({
        state: 'work_scheduled',
        nextActor: 'contractor',
        projects: [PAINT],
      }),
    );
    await open();
    expect(await screen.findByText('Exterior paint')).toBeInTheDocument();
    expect(screen.getByText('In progress')).toBeInTheDocument();
  });

  it('INT-07 leads to an account with the same address', async () => {
    linkOpens(aRepairRequest());
    const { user, location } = await open();

    await user.click(await screen.findByRole('link', { name: 'Create an account' }));

    expect(location()).toBe('/register');
  });

  it.each<Pick<IntakeView, 'state' | 'projects'>>([
    { state: 'work_scheduled', projects: [PAINT] },
    { state: 'in_review', projects: [{ ...PAINT, status: 'cancelled', work: null }] },
    {
      state: 'approved',
      projects: [
        { ...PAINT, status: 'cancelled', work: null },
        { ...PAINT, id: 'p-2' },
      ],
    },
  ])('INT-07 who is invited to the account of the work is not told to make another: $state', async (stands) => {
    linkOpens(aRepairRequest(stands));
    const { user, location } = await open();

    expect(await screen.findByRole('heading', { name: 'Your account is waiting for you' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Send the email again' }));

    expect(location()).toBe('/forgot-password');
  });

  it('INT-08 hands out the statement for the closing with the link’s secret, once it went out', async () => {
    URL.createObjectURL = () => 'blob:kept';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    linkOpens(aRepairRequest({ state: 'reinspection_ordered', files: [] }));
    const { unmount } = await open();
    await screen.findByText('Repair request RI-7K3M-9QDX');
    expect(screen.queryByRole('heading', { name: 'Your documents' })).not.toBeInTheDocument();
    unmount();
    linkOpens(aRepairRequest({ state: 'invoiced', files: [] }));
    const asked: (string | null)[] = [];
    server.use(
      http.get(apiUrl('/api/intake/request/statement'), ({ request }) => {
        asked.push(request.headers.get('X-Link-Token'));
        return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer);
      }),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Statement for the closing (PDF)' }));

    await waitFor(() => expect(asked).toEqual([SECRET]));
  });

  it('offers a new link where the old one has ended, without saying whether there is a request', async () => {
    linkOpens(() => problemAnswer(404, { code: 'intake.link_invalid' }));
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl('/api/intake/request/link'), async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send me a new link' }));
    expect(await screen.findAllByText('Enter the reference')).not.toHaveLength(0);
    await enter(user, screen.getByLabelText('Email address'), 'sofia@example.com');
    await enter(user, screen.getByLabelText('Reference'), 'RI-7K3M-9QDX');

    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));

    expect(await screen.findByText(/If a request with this reference was sent/)).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'sofia@example.com', reference: 'RI-7K3M-9QDX' }]);
  });

  it('says when it did not load, and asks again', async () => {
    linkOpens(() => problemAnswer(403, { code: 'access.denied' }));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'The request did not load' })).toBeInTheDocument();
    linkOpens(aRepairRequest());

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Repair request RI-7K3M-9QDX')).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    linkOpens(anOfferedRequest());
    await open({ locale: 'es' });

    expect(await screen.findByRole('button', { name: 'Aprobar propuesta' })).toBeInTheDocument();
  });
});

describe('a repair request of one’s account', () => {
  it('INT-08 hands out the statement for the closing', async () => {
    URL.createObjectURL = () => 'blob:kept';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    let asked = 0;
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(apiUrl('/api/intake/mine/i-1'), () => HttpResponse.json(aRepairRequest({ state: 'closed' }))),
      http.get(apiUrl('/api/intake/mine/i-1/statement'), () => {
        asked += 1;
        return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer);
      }),
    );
    const { user } = await open({ at: '/repair-request?id=i-1', locale: 'es' });

    await user.click(await screen.findByRole('button', { name: 'Estado de cuenta para el cierre (PDF)' }));

    await waitFor(() => expect(asked).toBe(1));
  });

  it('INT-08 is followed and answered without the link', async () => {
    const sent: unknown[] = [];
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(apiUrl('/api/intake/mine/i-1'), () => HttpResponse.json(anOfferedRequest({ isInAccount: true }))),
      http.post(apiUrl('/api/intake/mine/i-1/approve'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aRepairRequest({ state: 'approved' }));
      }),
    );
    const { user } = await open({ at: '/repair-request?id=i-1' });
    await user.click(await screen.findByRole('button', { name: 'Approve offer' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve offer' }));

    expect(await screen.findByText('The offer is approved')).toBeInTheDocument();
    expect(sent).toEqual([{ revision: 2 }]);
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });
});
