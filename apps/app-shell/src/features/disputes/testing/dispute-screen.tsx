import type { DisputeView } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { Disputes } from '../disputes.js';

const BACK = 'Back';
const PROJECT = '01890000-0000-7000-8000-0000000000aa';

/** The cases of the project, the one that goes on first. */
export const listed = (...items: DisputeView[]) =>
  http.get(apiUrl('/api/projects/:id/disputes'), () => HttpResponse.json({ items, nextCursor: null }));

/** The page of a project's disputes, as its reader opens it. */
export const openDisputes = (options: RenderOptions = {}) =>
  renderWithApp(<Disputes projectId={PROJECT} back={<a href="/back">{BACK}</a>} />, options);

export const offersPanel = (): HTMLElement => screen.getByRole('region', { name: 'Agree on a split' });

/** What each side gets, line by line, as a panel or a dialog says it. */
export const sharesIn = (place: HTMLElement): (string | undefined)[] =>
  within(place)
    .getAllByRole('definition')
    .map((value) => value.closest('div')?.textContent);

/** An API for the specs of one file, with a seller signed in, and what it hears of them. */
export function startDisputes() {
  const server = startApiServer();
  beforeEach(() => {
    localStorage.clear();
    server.use(signedInAs({ role: 'seller' }));
  });

  /** What was sent where; afterwards the case is read as `next`. */
  function hears(path: string, next: DisputeView): [string, unknown][] {
    const sent: [string, unknown][] = [];
    server.use(
      http.post(apiUrl(path), async ({ request }) => {
        const body = await request.text();
        sent.push([new URL(request.url).pathname, body === '' ? undefined : JSON.parse(body)]);
        server.use(listed(next));
        return HttpResponse.json(next);
      }),
    );
    return sent;
  }

  return { server, hears };
}
