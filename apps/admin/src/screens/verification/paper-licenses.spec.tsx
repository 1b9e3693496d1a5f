import type { CheckedPaper } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { holdHalf } from '@cw/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anItem, aPaper, papersOf } from '../../testing/papers.js';
import { renderScreen } from '../../testing/render-screen.js';
import { VerificationScreen } from './verification-screen.js';

const server = startApiServer();

const NEW_YORK = { state: 'NY', trade: 'electrical', number: 'NY-1', expiresOn: '2099-06-30' } as const;
const NEW_JERSEY = { state: 'NJ', trade: 'other', number: 'NJ-2', expiresOn: '2020-01-31' } as const;
const MAINE = { state: 'ME', trade: 'plumbing', number: 'ME-3', expiresOn: '2099-01-31' } as const;

function licensed(...licenses: NonNullable<NonNullable<CheckedPaper['submission']>['details']['licenses']>) {
  const { submission, ...paper } = aPaper({ kind: 'license' });
  if (submission === null) throw new Error('Nothing was handed in');
  const details = { ...submission.details, insurance: null, licenses };
  return { ...paper, submission: { ...submission, details } };
}

/** The desk with one paper of licenses, and what is sent about it; each decision is answered in its turn. */
async function open(paper: CheckedPaper, ...answers: readonly Response[]) {
  const sent: unknown[] = [];
  server.use(
    http.get(apiUrl('/api/verification'), () =>
      HttpResponse.json({ items: [anItem({ kind: 'license' })], nextCursor: null, waiting: 1, late: 0 }),
    ),
    http.get(apiUrl('/api/verification/c-1'), () => HttpResponse.json(papersOf(paper))),
    http.get(apiUrl('/api/verification/files/:id'), () => new HttpResponse(null, { status: 404 })),
    http.put(apiUrl('/api/verification/c-1/license'), async ({ request }) => {
      sent.push(await request.json());
      return answers[sent.length - 1] ?? HttpResponse.json(papersOf({ ...paper, state: 'approved', version: 5 }));
    }),
  );
  const view = await renderScreen(VerificationScreen, { at: '/verification?contractor=c-1&kind=license' });
  const correct = await screen.findByRole('button', { name: 'Correct what was typed' });
  return { ...view, sent, correct };
}

const licenseOf = (number: number) => within(screen.getByRole('group', { name: `License ${number}` }));
const approve = () => screen.getByRole('button', { name: 'Approve license' });

beforeEach(() => server.use(signedInAs({ role: 'admin' })));

describe('several licenses on one paper', () => {
  it('VER-01 CON-05 are approved without the one that ended, which is named and can be put back', async () => {
    const errors = [
      { path: 'fields.licenses.1.expiresOn', code: 'past', message: 'Choose today or a later day' } as const,
    ];
    const refusal = problemAnswer(422, { code: 'request.invalid', detail: 'Check the answers.', errors });
    const { user, sent } = await open(licensed(NEW_YORK, NEW_JERSEY, MAINE), refusal);
    await user.click(approve());
    expect(
      await screen.findByRole('link', { name: 'License 2: Valid until: Choose today or a later day' }),
    ).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Remove license 2' }));

    expect(screen.getByRole('button', { name: 'Put license 2 back' })).toHaveFocus();
    expect(licenseOf(2).queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^License 2/ })).not.toBeInTheDocument();
    const note = screen.getByText('You approve this with one correction.').closest('[role="status"]');
    expect(note).toHaveTextContent('License 2 is left out: New Jersey, General contractor, NJ-2');
    await user.click(screen.getByRole('button', { name: 'Put license 2 back' }));
    expect(screen.queryByText(/You approve this with/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove license 2' }));
    await user.click(approve());

    await waitFor(() =>
      expect(sent).toEqual([{ decision: 'approve' }, { decision: 'approve', fields: { licenses: [NEW_YORK, MAINE] } }]),
    );
  });

  it('VER-01 are not approved with half a last day, which is led back to', async () => {
    const { user, sent, correct } = await open(licensed(NEW_YORK, MAINE));
    await user.click(correct);
    const day = licenseOf(2).getByLabelText(/^Valid until/);
    holdHalf(day, true);

    await user.click(approve());

    expect(day).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('VER-01 keep one, and a fault stands at the license it is of', async () => {
    const { user, sent, correct } = await open(licensed(NEW_YORK, NEW_JERSEY, MAINE));
    await user.click(correct);
    await user.click(screen.getByRole('button', { name: 'Remove license 1' }));
    fireEvent.change(licenseOf(3).getByLabelText('Number'), { target: { value: '' } });
    await user.click(approve());

    expect(await screen.findByRole('link', { name: /^License/ })).toHaveTextContent(
      'License 3: Number: This answer is required',
    );
    expect(licenseOf(3).getByLabelText('Number')).toHaveAccessibleDescription('This answer is required');
    fireEvent.change(licenseOf(3).getByLabelText('Number'), { target: { value: 'ME-4' } });
    expect(screen.getByRole('link', { name: /^License/ })).toHaveTextContent(
      'License 2: Valid until: This day is over',
    );
    expect(sent).toEqual([]);
    const note = screen.getByText('You approve this with 2 corrections.').closest('[role="status"]');
    expect(note).toHaveTextContent('License 3: NumberME-3becameME-4');
    await user.click(screen.getByRole('button', { name: 'Remove license 2' }));
    expect(screen.queryByRole('button', { name: 'Remove license 3' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Put license 2 back' })).toBeInTheDocument();
  });

  it('VER-01 are numbered where they are read, and one alone is not', async () => {
    const { unmount } = await open(licensed(NEW_YORK, NEW_JERSEY));
    expect(screen.getAllByRole('heading', { name: /^License \d$/ })).toHaveLength(2);
    unmount();

    const { user, correct } = await open(licensed(NEW_YORK));
    expect(screen.queryByRole('heading', { name: /^License \d$/ })).not.toBeInTheDocument();
    await user.click(correct);
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('VER-01 are of states that are chosen by name, in the order of their names', async () => {
    const { user, sent, correct } = await open(licensed(NEW_YORK));
    await user.click(correct);
    const state = within(screen.getByRole('group', { name: 'Correct what was typed' })).getByLabelText('State');
    expect(state).toHaveDisplayValue('New York');
    const names = within(state)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(names.toSorted());

    await user.selectOptions(state, 'New Jersey');
    await user.click(approve());

    const fields = { licenses: [{ ...NEW_YORK, state: 'NJ' }] };
    await waitFor(() => expect(sent).toEqual([{ decision: 'approve', fields }]));
  });

  it('A11Y-01 VER-01 are decided on after the paper itself, wherever it stands', async () => {
    await open(licensed(NEW_YORK));

    const paper = await screen.findByRole('link', { name: 'Download certificate.pdf' });
    expect(paper.compareDocumentPosition(approve())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('NY-1').compareDocumentPosition(paper)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
