import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { ConversationView, MessageView } from '@cw/api-client';
import { QUICK_REPLIES, QUICK_REPLY_IDS, type Locale, type QuickReply } from '@cw/domain';
import { loadMessages, quickReplyWords, tagOf } from '@cw/i18n';
import { layOut } from '@cw/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState, type PropsWithChildren, type ReactElement } from 'react';
import { createIntl } from 'react-intl';
import { aMessage, CONTRACTOR_ID, CONVERSATION_ID, OWN_ID, threadWith } from '../../testing/messages.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { MessagesScreen } from './messages-screen.js';
import { MessagesOutbox } from '../../outbox/messages/messages-outbox.js';
import { MessagesOutboxContext, type UnsentMessage } from '../../outbox/messages/unsent-message.js';
import { createOutbox } from '../../outbox/outbox.js';

const server = startApiServer(signedInAs());
const SEND = apiUrl('/api/conversations/:id/messages');

layOut();

interface Opening {
  readonly messages?: readonly MessageView[];
  readonly conversation?: Partial<ConversationView>;
  readonly locale?: Locale;
}

async function open({ messages = [], conversation, locale = 'en' }: Opening = {}) {
  server.use(...threadWith(messages, conversation));
  const app = await renderWithApp(
    <MessagesOutbox userId={OWN_ID}>
      <MessagesScreen user={aUser({ id: OWN_ID })} openId={CONVERSATION_ID} />
    </MessagesOutbox>,
    { locale },
  );
  await screen.findByRole('heading', { level: 1, name: 'Brennan & Sons' });
  return app;
}

interface Sent {
  readonly clientId: string;
  readonly body?: string;
  readonly reply?: QuickReply;
}

/** Takes what is sent, each as the next message of the reader. */
function taking(sent: Sent[], first = 1): void {
  server.use(
    http.post(SEND, async ({ request }) => {
      const input = (await request.json()) as Sent;
      sent.push(input);
      const { clientId, body = '', reply = null } = input;
      const own = { authorId: OWN_ID, authorName: 'Maria Delgado', side: 'client' } as const;
      const message = aMessage({ sequence: first + sent.length - 1, clientId, body, reply, ...own });
      return HttpResponse.json(message, { status: 201 });
    }),
  );
}

const OUTBOX = createOutbox<UnsentMessage, MessageView>({
  name: 'messages-screen.spec',
  userId: OWN_ID,
  storage: {
    all: () => Promise.resolve([]),
    put: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    unkept: () => new Set(),
  },
  send: () => Promise.resolve({ kind: 'silence' }),
  onRefused: () => undefined,
});

/** A device on which nothing takes messages before this is pressed. */
function OutboxAtAPress({ children }: PropsWithChildren): ReactElement {
  const [outbox, setOutbox] = useState<typeof OUTBOX>();
  return (
    <MessagesOutboxContext value={{ outbox, early: [], give: () => undefined, want: () => undefined }}>
      {children}
      <button onClick={() => setOutbox(OUTBOX)}>Let the outbox stand</button>
    </MessagesOutboxContext>
  );
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: /Your message|Su mensaje/ });

describe('messages', () => {
  beforeEach(() => localStorage.clear());

  it('MSG-01 shows who wrote for which side, the day, and who has read the reader’s own words', async () => {
    const mine = aMessage({ sequence: 2, authorId: OWN_ID, authorName: 'Maria Delgado', side: 'client', body: 'Yes.' });
    await open({ messages: [aMessage(), mine], conversation: { members: threadMembers(2) } });

    const thread = await screen.findByRole('region', { name: 'Conversation with Brennan & Sons' });
    expect(await within(thread).findByText('Message 1')).toBeInTheDocument();
    expect(within(thread).getByText('contractor')).toBeInTheDocument();
    expect(within(thread).getByText('client side')).toBeInTheDocument();
    expect(within(thread).getByText('Mon, Jan 5')).toBeInTheDocument();
    expect(within(thread).getByText('Read by Brennan & Sons')).toBeInTheDocument();
  });

  it('RT-06 shows what no socket told, once the conversation was read again', async () => {
    const said = aMessage({ sequence: 1, body: 'On my way' });
    const { user } = await open({ messages: [said] });
    const thread = await screen.findByRole('region', { name: 'Conversation with Brennan & Sons' });
    await within(thread).findByText('On my way');
    server.use(
      ...threadWith([said, aMessage({ sequence: 2, body: 'The gutter is up' })]),
      http.put(apiUrl('/api/conversations/:id/mute'), () => new HttpResponse(null, { status: 204 })),
    );

    // Silence makes the conversation be read again; so does this, which needs no half a minute.
    await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mute' }));

    expect(await within(thread).findByText('The gutter is up')).toBeInTheDocument();
  });

  it('MSG-01 sends by Enter, breaks the line by Shift+Enter, and a double press sends once', async () => {
    const sent: Sent[] = [];
    taking(sent);
    const { user } = await open();

    await user.type(field(), 'First line{Shift>}{Enter}{/Shift}second{Enter}{Enter}');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText(/First line\s+second/)).toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toBe('First line\nsecond');
    expect(field()).toHaveValue('');
  });

  it('MSG-01 offers a quick reply once there is an outbox to take it, and not before', async () => {
    server.use(...threadWith([]));
    const { user } = await renderWithApp(
      <OutboxAtAPress>
        <MessagesScreen user={aUser({ id: OWN_ID })} openId={CONVERSATION_ID} />
      </OutboxAtAPress>,
    );

    await user.click(await screen.findByRole('button', { name: 'Quick replies' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Let the outbox stand' }));

    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('MSG-01 words that another tab of this device has sent are not there to be sent again', async () => {
    const { user } = await open();
    await user.type(field(), 'I will come on Friday');
    const key = Object.keys(localStorage).find((each) => each.includes(CONVERSATION_ID)) ?? '';
    const oldValue = localStorage.getItem(key);

    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null })));
    expect(field()).toHaveValue('');

    await user.type(field(), 'Or on Saturday');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null })));
    expect(field()).toHaveValue('Or on Saturday');
  });

  it('MSG-01 says again how far the reader has read when the server did not hear it', async () => {
    // The client itself tries a call again once.
    const REFUSED = 2;
    const told: number[] = [];
    await open({ messages: [aMessage()], conversation: { readSequence: 0, unread: 1 } });
    server.use(
      http.put(apiUrl('/api/conversations/:id/read'), async ({ request }) => {
        told.push(((await request.json()) as { sequence: number }).sequence);
        return told.length <= REFUSED ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
      }),
    );

    await waitFor(() => expect(told).toEqual(Array.from({ length: REFUSED + 1 }, () => 1)));
  });

  it('MSG-01 says “Failed to send message”, keeps the words, and sends the same message again', async () => {
    const tried: Sent[] = [];
    server.use(
      http.post(SEND, async ({ request }) => {
        tried.push((await request.json()) as Sent);
        return problemAnswer(409, { code: 'conversation.closed', detail: 'This conversation is over.' });
      }),
    );
    const { user } = await open();
    await user.type(field(), 'Hello{Enter}');

    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    expect(await screen.findByText('This conversation is over.')).toBeInTheDocument();
    expect(screen.getByText('Not sent')).toBeInTheDocument();

    const sent: Sent[] = [];
    taking(sent);
    await user.click(await screen.findByRole('button', { name: /^Send again: / }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.clientId).toBe(tried[0]?.clientId);
    await waitFor(() => expect(screen.queryByText('Not sent')).not.toBeInTheDocument());
  });

  it('MSG-01 keeps what is begun on this device, for this thread', async () => {
    const first = await open();
    await first.user.type(field(), 'Half a sen');
    first.unmount();

    await open();
    expect(field()).toHaveValue('Half a sen');
  });

  it('MSG-01 points out contact details before the award, never holds them back, and says nothing after it', async () => {
    const sent: Sent[] = [];
    taking(sent);
    const before = await open();
    await before.user.type(field(), 'Call 845-555-0134');
    expect(await screen.findByText(/This seems to have a phone number/)).toBeInTheDocument();
    await before.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    before.unmount();

    const after = await open({ conversation: { isAwarded: true } });
    await after.user.type(field(), 'Call 845-555-0134');
    expect(screen.queryByText(/This seems to have/)).not.toBeInTheDocument();
  });

  it('MSG-01 shows a quick reply in the reader’s language, and its picker in both', async () => {
    const reply: QuickReply = { id: 'arriving', values: { day: '2026-12-02', time: '14:30' } };
    const sent: Sent[] = [];
    taking(sent, 2);
    const { user } = await open({ messages: [aMessage({ body: '', reply })], locale: 'es' });
    const thread = await screen.findByRole('region', { name: 'Conversación con Brennan & Sons' });
    expect(await within(thread).findByText(/^Llegaremos el mié 2 dic a las 2:30\sPM\.$/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Respuestas rápidas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Respuestas rápidas' });
    await user.click(within(dialog).getByRole('button', { name: 'La casa está desocupada.' }));
    expect(await within(dialog).findByText('En inglés: The house is vacant.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Enviar esta respuesta' }));

    await waitFor(() => expect(sent).toMatchObject([{ reply: { id: 'house_vacant', values: {} } }]));
  });

  it('MSG-02 names hidden and erased words as such, and reports a message', async () => {
    const reported: unknown[] = [];
    server.use(
      http.post(apiUrl('/api/messages/:id/report'), async ({ request, params }) => {
        reported.push([params['id'], await request.json()]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open({
      messages: [
        aMessage({ body: '', state: 'hidden' }),
        aMessage({ sequence: 2, body: '', state: 'erased' }),
        aMessage({ sequence: 3, body: 'Cash only, please.' }),
        aMessage({ sequence: 4, body: 'Tomorrow then.' }),
      ],
    });
    expect(await screen.findByText('Our staff have hidden this message.')).toBeInTheDocument();
    expect(screen.getByText(/erased with the account/)).toBeInTheDocument();

    // Each names what it reports, for whoever goes from button to button.
    const report = 'Report the message of Brennan & Sons:';
    expect(await screen.findByRole('button', { name: `${report} Tomorrow then.` })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `${report} Cash only, please.` }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'They ask for cash.');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(reported).toEqual([['message-3', { reason: 'They ask for cash.' }]]));
  });

  it('MSG-01 says why nobody may write, in place of the field', async () => {
    await open({ conversation: { closedReason: 'ended' } });
    expect(await screen.findByText(/The work ended more than 30 days ago/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });
});

function threadMembers(readSequence: number): ConversationView['members'] {
  return [
    { userId: OWN_ID, name: 'Maria Delgado', side: 'client', right: 'owner', readSequence, isBlocked: false },
    {
      userId: CONTRACTOR_ID,
      name: 'Brennan & Sons',
      side: 'contractor',
      right: 'contractor',
      readSequence,
      isBlocked: false,
    },
  ];
}

describe('quick replies', () => {
  const VALUES = { date: '2026-12-02', time: '09:00', minutes: 15 } as const;
  const valuesOf = (id: keyof typeof QUICK_REPLIES) =>
    Object.fromEntries(Object.entries(QUICK_REPLIES[id].values).map(([name, kind]) => [name, VALUES[kind]]));

  it('I18N-01 have words of their own in both languages, with nothing left to fill in', async () => {
    const [english, spanish] = await Promise.all(
      (['en', 'es'] as const).map(async (locale) => {
        const { formatMessage } = createIntl({ locale: tagOf(locale), messages: await loadMessages(locale) });
        return QUICK_REPLY_IDS.map((id) => quickReplyWords({ id, values: valuesOf(id) }, locale, formatMessage));
      }),
    );
    for (const words of [english, spanish]) {
      expect(new Set(words).size).toBe(QUICK_REPLY_IDS.length);
      expect(words?.join(' ')).not.toMatch(/[{}…]/);
    }
    expect(english).toContainEqual(expect.stringMatching(/^We will arrive on Wed, Dec 2 at 9:00\sAM\.$/));
    expect(spanish).toContainEqual(expect.stringMatching(/^Llegaremos el mié 2 dic a las 9:00\sAM\.$/));
  });
});
