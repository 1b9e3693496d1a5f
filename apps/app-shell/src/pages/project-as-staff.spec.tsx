import type { ProjectDetail } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { PAYMENT_STATES, PROJECT_STATES, splitProjectState, type ProjectState } from '@cw/domain';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anAgreement } from '../features/change-orders/testing/an-agreement.js';
import { aPayable } from '../testing/checkout.js';
import { aCondition } from '../testing/projects.js';
import { PaymentPanel } from '../features/record/index.js';
import { renderRoutes, renderWithApp } from '../testing/render-with-app.js';
import { wordsOf } from '../testing/words-of.js';
import { ProjectDetailPage } from './project-detail-page.js';

const server = startApiServer();
const ID = '01890000-0000-7000-8000-0000000000aa';
const AT = '2026-11-20T15:00:00.000Z';
const SECOND_PERSON = /\b(?:you|your|yours)\b/i;

async function open(over: Partial<ProjectDetail>, payment: Parameters<typeof aPayable>[2] = {}): Promise<string> {
  const project = aPayable(ID, 'Deck ledger', payment, {
    ...{ ownerName: 'Sofia Reyes', ...anAgreement() },
    ...{ parties: ['admin'], actions: ['cancel'], needsMe: false },
    conditions: [aCondition({ state: 'evidenced', awardedAmountCents: 100_000 })],
    reviewDueAt: AT,
    ...over,
  });
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json(project)),
    http.get(apiUrl('/api/*'), () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  const routes = [
    { path: '/projects/:projectId', element: <ProjectDetailPage /> },
    { path: '*', element: null },
  ];
  const { container } = await renderRoutes(routes, { at: `/projects/${ID}` });
  await screen.findByRole('heading', { level: 1 });
  return wordsOf(container);
}

/** What is said to somebody, with a few words around it. */
const secondPersonIn = (words: string): string[] =>
  [...words.matchAll(new RegExp(`.{0,60}${SECOND_PERSON.source}.{0,40}`, 'gi'))]
    .map(([found]) => found)
    .filter((found) => !/You are here/.test(found));

const stateOf = (state: ProjectState): Partial<ProjectDetail> => {
  const { status, work } = splitProjectState(state);
  return status === 'open'
    ? { status, work, contractorId: null, contractorName: null, agreed: null, payment: null }
    : { status, work };
};

describe('a project as staff read it', () => {
  it.each(PROJECT_STATES)('ADM-01 names both sides and says “you” to neither while it is %s', async (state) => {
    expect(secondPersonIn(await open(stateOf(state)))).toEqual([]);
  });

  it('ADM-01 says whose money it is in every state of its payment', async () => {
    const sums = { paidCents: 100_000, heldCents: 50_000, refundedCents: 10_000, onItsWayCents: 20_000 };
    const said: string[] = [];
    for (const state of PAYMENT_STATES) {
      const project = aPayable(
        ID,
        'Deck ledger',
        { state, ...sums },
        { parties: ['admin'], contractorName: 'Diaz Repairs' },
      );
      const { container, unmount } = await renderWithApp(<PaymentPanel project={project} />);
      said.push(...secondPersonIn(wordsOf(container)));
      unmount();
    }

    expect(said).toEqual([]);
  });
});
