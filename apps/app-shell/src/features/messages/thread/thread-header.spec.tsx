import { apiUrl, aUser, signedInAs, startApiServer } from '@cw/api-client/testing';
import { layOut } from '@cw/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CONVERSATION_ID, OWN_ID, threadWith } from '../../../testing/messages.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { MessagesScreen } from '../messages-screen.js';
import { MessagesOutbox } from '../../../outbox/messages/messages-outbox.js';

const server = startApiServer(signedInAs());

layOut();

describe('the menu of a thread', () => {
  it('MSG-02 downloads the record of the thread as a PDF, from where the API has it', async () => {
    URL.createObjectURL = () => 'blob:kept';
    URL.revokeObjectURL = () => undefined;
    const asked: string[] = [];
    server.use(
      ...threadWith([]),
      http.get(apiUrl('/api/conversations/:id/record.pdf'), ({ params }) => {
        asked.push(String(params['id']));
        return new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
      }),
    );
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saves(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.href);
    });
    const { user } = await renderWithApp(
      <MessagesOutbox userId={OWN_ID}>
        <MessagesScreen user={aUser({ id: OWN_ID })} openId={CONVERSATION_ID} />
      </MessagesOutbox>,
    );

    await user.click(await screen.findByRole('button', { name: 'More about this conversation' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Download the record (PDF)' }));

    await waitFor(() => expect(saved).toEqual(['blob:kept']));
    expect(asked).toEqual([CONVERSATION_ID]);
    click.mockRestore();
  });
});
