import type { ProjectDetail } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { DAY_MS } from '@cw/domain';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPayable } from '../testing/checkout.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { wordsOf } from '../testing/words-of.js';
import { ProjectDetailPage } from './project-detail-page.js';

const server = startApiServer();
const ID = '01890000-0000-7000-8000-0000000000aa';
const START = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10);

const AGREED: NonNullable<ProjectDetail['agreed']> = {
  ...{ bidCents: 100_000, changesCents: 0, totalCents: 100_000, durationDays: 5, extraDays: 0, finishDate: null },
  ...{ slackDays: 3, startsEarly: false, earlyStartRequest: null, changeProposedBy: null, startDate: START },
};

/** A project whose agreed day is ahead, as its client opens it. */
async function open(
  payment: Parameters<typeof aPayable>[2],
  parties: ProjectDetail['parties'] = ['owner'],
): Promise<HTMLElement> {
  const project = aPayable(ID, 'Deck ledger', payment, {
    ...{ state: 'NY', agreed: AGREED, parties, actions: ['cancel', 'report_no_show'], contractorId: 'c-1' },
    blockers: [
      { event: 'report_no_show', guard: 'no_show_due' },
      { event: 'start', guard: 'start_date_reached' },
    ],
  });
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json(project)),
    http.get(apiUrl('/api/*'), () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  const routes = [
    { path: '/projects/:projectId', element: <ProjectDetailPage /> },
    { path: '*', element: null },
  ];
  const { container } = await renderRoutes(routes, { at: `/projects/${ID}` });
  await screen.findByRole('heading', { level: 1 });
  return container;
}

describe('the top of a client’s project', () => {
  it('COND-05 PROJ-06 says once it is paid that the money is in escrow and who acts, then quietly of a no-show', async () => {
    const container = await open({ state: 'funded', heldCents: 100_000, dueCents: 0, paidCents: 100_000 });

    expect(wordsOf(container)).toMatch(
      /\$1,000\.00 is in escrow Next: Diaz Repairs starts the work on .*If Diaz Repairs doesn’t show up, you can say so here/,
    );
    expect(screen.queryByRole('button', { name: 'They didn’t show up' })).not.toBeInTheDocument();
  });

  it('PAY-01 PROJ-06 says before it only that escrow is to be funded', async () => {
    const container = await open({});

    expect(wordsOf(container)).toContain('Fund escrow. Then work can start.');
    expect(wordsOf(container)).not.toContain('does not come');
  });

  it.each([
    ['the owner', 'owner', 1],
    ['whoever only looks on, for whom none is begun', 'viewer', 0],
  ] as const)('MSG-01 PROJ-10 leads to the contractor’s thread: %s', async (_who, party, count) => {
    await open({}, [party]);

    expect(screen.queryAllByRole('button', { name: 'Message Diaz Repairs' })).toHaveLength(count);
  });
});
