import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { draftFilesOf, forgetDraftFiles } from '../../../outbox/draft-files.js';
import { MessagesOutbox } from '../../../outbox/messages/messages-outbox.js';
import { aConversation, aMessage, CONVERSATION_ID, OWN_ID } from '../../../testing/messages.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { MessageComposer } from './message-composer.js';

const server = startApiServer(
  signedInAs(),
  http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
);

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => forgetDraftFiles(OWN_ID));

const STORED = { id: 'file-1', name: 'permit.pdf', contentType: 'application/pdf', bytes: 1, thumbnailUrl: null };

/** Under which keys files came; answered once somebody is there. */
function uploads() {
  const told = { keys: [] as (string | null)[], isThere: true };
  server.use(
    http.post(apiUrl(`/api/conversations/${CONVERSATION_ID}/files`), ({ request }) => {
      told.keys.push(request.headers.get('idempotency-key'));
      return told.isThere ? HttpResponse.json(STORED, { status: 201 }) : HttpResponse.error();
    }),
  );
  return told;
}

const open = () =>
  renderWithApp(
    <MessagesOutbox userId={OWN_ID}>
      <MessageComposer
        conversation={aConversation()}
        ownId={OWN_ID}
        onInput={() => undefined}
        onStop={() => undefined}
      />
    </MessagesOutbox>,
  );

async function attach({ user }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const input = await screen.findByLabelText('Attach files', { selector: 'input' });
  await user.upload(input, new File(['%PDF-1.4'], 'permit.pdf', { type: 'application/pdf' }));
}

describe('MSG-01 the files of a message that is being written', () => {
  it('are there again after the page was left, under the same key', async () => {
    const told = uploads();
    const first = await open();
    await attach(first);
    expect(await screen.findByText(/^Stored/u)).toBeInTheDocument();
    first.unmount();

    await open();

    expect(await screen.findByText('permit.pdf')).toBeInTheDocument();
    expect(await screen.findByText(/^Stored/u)).toBeInTheDocument();
    expect(told.keys).toHaveLength(2);
    expect(new Set(told.keys).size).toBe(1);
  });

  it('go by themselves once there is a network', async () => {
    const told = uploads();
    told.isThere = false;
    await attach(await open());
    expect(await screen.findByText('Kept on this device. It goes with your message.')).toBeInTheDocument();

    told.isThere = true;
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByText(/^Stored/u)).toBeInTheDocument();
    expect(new Set(told.keys).size).toBe(1);
  });

  it.each([
    ['taken out', 'Remove permit.pdf'],
    ['sent', 'Send'],
  ])('are forgotten once they are %s', async (_how, press) => {
    uploads();
    server.use(http.post(apiUrl(`/api/conversations/${CONVERSATION_ID}/messages`), () => HttpResponse.error()));
    const first = await open();
    await attach(first);
    await screen.findByText(/^Stored/u);
    const button = screen.getByRole('button', { name: press });
    await waitFor(() => expect(button).toBeEnabled());
    await first.user.click(button);
    await waitFor(() => expect(screen.queryByText('permit.pdf')).not.toBeInTheDocument());

    expect(await draftFilesOf({ userId: OWN_ID, draft: `message.${CONVERSATION_ID}` })).toEqual([]);
  });

  it('are sent with it, once each under its key, though nobody was there when Send was pressed', async () => {
    const told = uploads();
    told.isThere = false;
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl(`/api/conversations/${CONVERSATION_ID}/messages`), async ({ request }) => {
        const message: unknown = await request.json();
        // What an earlier test left unsent on this device goes out first.
        if (JSON.stringify(message).includes('The permit')) sent.push(message);
        return HttpResponse.json(aMessage(), { status: 201 });
      }),
    );
    const first = await open();
    await attach(first);
    await screen.findByText('Kept on this device. It goes with your message.');
    await first.user.type(screen.getByRole('textbox'), 'The permit');
    await first.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByText('permit.pdf')).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await draftFilesOf({ userId: OWN_ID, draft: `message.${CONVERSATION_ID}` })).toEqual([]),
    );
    expect(sent).toEqual([]);
    first.unmount();

    // Another page of the same device, with a network.
    told.isThere = true;
    await open();

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ body: 'The permit', fileIds: ['file-1'] })]));
    expect(new Set(told.keys).size).toBe(1);
  });
});
