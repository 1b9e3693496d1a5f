import type { NotificationResponse } from '@cw/api-client';
import { apiUrl } from '@cw/api-client/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { aDashboard } from './projects.js';

/** What somebody is told: a bid has come in, unread. */
export function aNotification(overrides: Partial<NotificationResponse> = {}): NotificationResponse {
  return {
    id: '01890000-0000-7000-8000-0000000000b1',
    sequence: 1,
    type: 'bid_received',
    topic: 'bids',
    title: 'New bid received',
    message: 'A new bid was submitted. Compare the bids and choose one.',
    isRead: false,
    createdAt: '2026-01-05T12:00:00.000Z',
    ...overrides,
  };
}

/** A bell with these in it, and what else the frame of every screen asks for: nothing unread, nothing to do. */
export function bellWith(
  items: readonly NotificationResponse[],
  count = items.filter(({ isRead }) => !isRead).length,
): HttpHandler[] {
  return [
    http.get(apiUrl('/api/dashboard'), () => HttpResponse.json(aDashboard())),
    http.get(apiUrl('/api/conversations/unread-count'), () => HttpResponse.json({ count: 0, revision: 0 })),
    http.get(apiUrl('/api/users/:id/notifications/unread-count'), () => HttpResponse.json({ count })),
    http.get(apiUrl('/api/users/:id/notifications'), () => HttpResponse.json({ items, nextCursor: null })),
  ];
}
