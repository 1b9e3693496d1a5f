import type { ConversationView, MessageView } from '@cw/api-client';
import { apiUrl } from '@cw/api-client/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

export const OWN_ID = '01890000-0000-7000-8000-000000000001';
export const CONTRACTOR_ID = '01890000-0000-7000-8000-0000000000c0';
export const CONVERSATION_ID = '01890000-0000-7000-8000-00000000c0de';

/** What the contractor wrote, as the client reads it. */
export function aMessage(overrides: Partial<MessageView> = {}): MessageView {
  const { sequence = 1 } = overrides;
  return {
    id: `message-${sequence}`,
    conversationId: CONVERSATION_ID,
    sequence,
    clientId: `client-${sequence}`,
    authorId: CONTRACTOR_ID,
    authorName: 'Brennan & Sons',
    side: 'contractor',
    body: `Message ${sequence}`,
    reply: null,
    files: [],
    sentAt: new Date(Date.UTC(2026, 0, 5, 12, sequence)).toISOString(),
    state: 'sent',
    ...overrides,
  };
}

/** A thread of a seller with a contractor who has bid; nobody is chosen yet. */
export function aConversation(overrides: Partial<ConversationView> = {}): ConversationView {
  return {
    id: CONVERSATION_ID,
    projectId: '01890000-0000-7000-8000-0000000000aa',
    projectTitle: 'Handrail and trim paint',
    house: '41 Elm Street',
    addressLine: '41 Elm Street, Kingston, NY 12401',
    projectStatus: 'open',
    work: null,
    contractorId: CONTRACTOR_ID,
    isAwarded: false,
    side: 'client',
    members: [
      { userId: OWN_ID, name: 'Maria Delgado', side: 'client', right: 'owner', readSequence: 0, isBlocked: false },
      {
        userId: CONTRACTOR_ID,
        name: 'Brennan & Sons',
        side: 'contractor',
        right: 'contractor',
        readSequence: 0,
        isBlocked: false,
      },
    ],
    lastMessage: null,
    lastSequence: 0,
    lastAt: '2026-01-05T12:00:00.000Z',
    readSequence: 0,
    unread: 0,
    isMuted: false,
    closedReason: null,
    ...overrides,
  };
}

/** An API that has one thread with these messages. */
export function threadWith(messages: readonly MessageView[], overrides: Partial<ConversationView> = {}): HttpHandler[] {
  const last = messages.at(-1) ?? null;
  const lastSequence = last?.sequence ?? 0;
  const conversation = aConversation({
    lastMessage: last,
    lastSequence,
    readSequence: lastSequence,
    ...overrides,
  });
  return [
    http.get(apiUrl('/api/conversations/unread-count'), () => HttpResponse.json({ count: 0, revision: 0 })),
    http.get(apiUrl('/api/conversations'), () => HttpResponse.json({ items: [conversation], nextCursor: null })),
    http.get(apiUrl('/api/conversations/:id'), () => HttpResponse.json(conversation)),
    http.get(apiUrl('/api/conversations/:id/messages'), () =>
      HttpResponse.json({ items: messages.toReversed(), nextCursor: null, previousCursor: null }),
    ),
    http.put(apiUrl('/api/conversations/:id/read'), () => new HttpResponse(null, { status: 204 })),
  ];
}
