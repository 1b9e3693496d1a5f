import { apiUrl, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCondition, aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { BLANK_CHANGE, BLANK_LINE } from './change-answers.js';
import { draftKeyOf, readChangeDraft } from './change-draft.js';
import { ProposeDialog } from './propose-dialog.js';
import { anAgreement } from './testing/an-agreement.js';
import { keep } from '../../forms/kept-draft.js';

const server = startApiServer();
const project = aProjectDetail({
  ...anAgreement(),
  parties: ['awarded_contractor'],
  conditions: [aCondition({ id: 'rail', state: 'in_work', awardedAmountCents: 60_000 })],
});
const open = () => renderWithApp(<ProposeDialog project={project} open onClose={() => undefined} />);
const target = () => screen.getByRole('combobox', { name: /Which repair/ });
const amount = () => screen.getByRole('textbox', { name: /How much more/ });
const reason = () => screen.getByRole('textbox', { name: /Why is the change needed/ });

/** Writes a change and leaves in the middle of it, as a reload does. */
async function leaveTyping(): Promise<void> {
  const { user, unmount } = await open();
  await user.selectOptions(target(), 'rail');
  await user.type(amount(), '150');
  await user.type(reason(), 'The wood is rotten.');
  unmount();
}

beforeEach(() => {
  window.localStorage.clear();
  server.use(http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })));
});

describe('the draft of a change', () => {
  it('PAY-06 is back after a reload, and gives way when its writer starts over', async () => {
    await leaveTyping();

    const again = await open();
    expect(target()).toHaveValue('rail');
    expect(amount()).toHaveValue('150');
    expect(reason()).toHaveValue('The wood is rotten.');
    expect(screen.getByText(/Your draft from .* is back/)).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    await again.user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(reason()).toHaveValue(''));
    again.unmount();

    await open();
    expect(reason()).toHaveValue('');
    expect(screen.queryByText(/Your draft from/)).not.toBeInTheDocument();
  });

  it('PAY-06 is gone once it was sent', async () => {
    server.use(http.post(apiUrl('/api/projects/:id/change-orders'), () => HttpResponse.json({}, { status: 201 })));
    await leaveTyping();
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Send to the client' }));
    await waitFor(() => expect(reason()).toHaveValue(''));
    unmount();

    await open();
    expect(reason()).toHaveValue('');
  });

  it('no longer chooses a repair that cannot be changed any more, and leaves a broken draft alone', () => {
    const key = draftKeyOf('marco', project.id);
    const line = { ...BLANK_LINE, target: 'gone', amount: '150' };
    keep(key, { answers: { ...BLANK_CHANGE, lines: [line] }, savedAt: 1 });
    expect(readChangeDraft(project, key)?.answers.lines).toEqual([{ ...line, target: '' }]);

    keep(key, { answers: 'none', savedAt: 1 });
    expect(readChangeDraft(project, key)).toBeUndefined();
  });
});
