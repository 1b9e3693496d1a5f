import type { UnsentMailView } from '@cw/api-client';
import { apiUrl } from '@cw/api-client/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** What the API says was not sent, of the state that is asked for. */
export const unsentMailsAre = (read: () => readonly UnsentMailView[] = () => []): HttpHandler =>
  http.get(apiUrl('/api/admin/unsent-mails'), ({ request }) => {
    const asked = new URL(request.url).searchParams.get('state');
    const items = read().filter(({ state }) => state === asked);
    const total = { count: items.length, isExact: true };
    return HttpResponse.json({ items, nextCursor: null, previousCursor: null, total });
  });
