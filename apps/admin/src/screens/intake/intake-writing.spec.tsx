import type { IntakeDetail } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { holdHalf } from '@cw/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aConversion, anIntake } from '../../testing/intakes.js';
import { renderScreen } from '../../testing/render-screen.js';
import { IntakeScreen } from './intake-screen.js';

const server = startApiServer();
const recordIs = (intake: IntakeDetail): void =>
  server.use(
    http.get(apiUrl('/api/admin/intake/i-1'), () => HttpResponse.json(intake)),
    http.post(apiUrl('/api/admin/intake/i-1/ask'), () => HttpResponse.json(intake)),
  );
const openOne = () => renderScreen(IntakeScreen, { at: '/intake?request=i-1' });
const put = (label: RegExp | string, value: string): void =>
  void fireEvent.change(screen.getAllByLabelText(label)[0] ?? document.body, { target: { value } });

const REVIEWED: Partial<IntakeDetail> = { state: 'in_review', events: ['ask', 'decline', 'send_offer'] };
const REFUSED: IntakeDetail['offers'][number] = {
  ...{ id: 'o-1', revision: 1, sentAt: '2026-11-20T09:00:00.000Z', sentByName: 'Priya Nair', message: null },
  lines: [{ repairId: 'r-1', ceilingCents: 130_000, responsibleParty: 'seller', note: null }],
  ...{ totalCents: 130_000, answer: 'refused', answeredAt: '2026-11-20T10:00:00.000Z' },
  reason: 'Too much for two outlets.',
};

beforeEach(() => {
  window.localStorage.clear();
  server.use(signedInAs({ role: 'admin' }));
});

describe('what staff write about a request', () => {
  it('AUTH-10 keeps what is typed to the submitter over a session that ends, until it was sent', async () => {
    recordIs(anIntake(REVIEWED));
    const before = await openOne();
    await before.user.click(await screen.findByRole('button', { name: 'Ask a question' }));
    put('Question', 'Which outlets are meant?');
    await before.user.keyboard('{Escape}');
    await before.user.click(await screen.findByRole('button', { name: 'Send offer' }));
    put('Costs at most', '1300');
    put(/^Message/, 'We can begin on Monday.');
    before.unmount();

    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Send offer' }));
    expect(screen.getAllByLabelText('Costs at most')[0]).toHaveValue('1300');
    expect(screen.getByLabelText(/^Message/)).toHaveValue('We can begin on Monday.');
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Question')).toHaveValue('Which outlets are meant?');
    await user.click(dialog.getByRole('button', { name: 'Send the question' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Ask a question' }));

    expect(await screen.findByLabelText('Question')).toHaveValue('');
  });

  it('INT-08 lets a repair be posted without a place where the request says none', async () => {
    const { repairs } = aConversion();
    const conversion = aConversion({ repairs: repairs.map((one) => ({ ...one, location: '' })) });
    recordIs(anIntake({ state: 'approved', events: ['convert'], conversion }));
    const { user } = await openOne();

    await user.click(await screen.findByRole('button', { name: 'Post the project' }));

    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    for (const place of screen.getAllByLabelText(/^Where/)) expect(place).not.toBeInvalid();
  });

  it('COND-02 does not take half a closing date for none, and leads back to it', async () => {
    recordIs(anIntake({ state: 'approved', events: ['convert'], conversion: aConversion() }));
    const { user } = await openOne();
    const closing = await screen.findByLabelText(/^Closing date/);
    fireEvent.change(closing, { target: { value: '' } });
    holdHalf(closing, true);

    await user.click(screen.getByRole('button', { name: 'Post the project' }));

    expect(closing).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('INT-08 says first why an offer was refused', async () => {
    recordIs(anIntake({ ...REVIEWED, offers: [REFUSED] }));
    await openOne();

    expect(await screen.findByText('The offer was refused: Too much for two outlets.')).toBeInTheDocument();
  });

  it('PROJ-03 are told when no day is left in which work is safe', async () => {
    const conversion = aConversion({ closingDate: '2026-11-23' });
    recordIs(anIntake({ state: 'approved', events: ['convert'], conversion }));
    await openOne();

    expect(await screen.findByText(/^The last safe day for work was /)).toBeInTheDocument();
  });
});
