import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { NeedRow } from '../features/dashboard/need-row.js';
import { aCondition, aProjectDetail } from '../testing/projects.js';
import { renderRoutes, type RenderedApp } from '../testing/render-with-app.js';
import { ProjectDetailPage } from './project-detail-page.js';

const server = startApiServer();
const ID = '01890000-0000-7000-8000-0000000000aa';
const AT = '2026-11-20T15:00:00.000Z';

const AGREED: NonNullable<ProjectDetail['agreed']> = {
  ...{ bidCents: 100_000, changesCents: 0, totalCents: 100_000, durationDays: 5, extraDays: 0, finishDate: null },
  ...{ slackDays: 3, startsEarly: false, earlyStartRequest: null, changeProposedBy: null, startDate: null },
};
const returned = { state: 'returned', returnReason: 'The lower rail is still loose.', returnedAt: AT } as const;
const REPAIRS: ConditionView[] = [
  aCondition({ id: 'c-1', number: 1, title: 'Window trim', state: 'in_work', actions: ['prove'] }),
  aCondition({ id: 'c-2', number: 2, title: 'Handrail', ...returned, actions: ['prove'] }),
  aCondition({ id: 'c-3', number: 3, title: 'Gutter', state: 'evidenced', missingEvidence: [] }),
  aCondition({ id: 'c-4', number: 4, title: 'Sink', state: 'evidenced', missingEvidence: [], returnedAt: AT }),
];

const scrolled: Element[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Object.assign(HTMLElement.prototype, {
    scrollIntoView(this: Element) {
      scrolled.push(this);
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

async function open(at: string, over: Partial<ProjectDetail> = {}, others = <p />): Promise<RenderedApp> {
  const project = aProjectDetail({
    ...{ id: ID, status: 'in_progress', work: 'changes_requested', parties: ['awarded_contractor'] },
    ...{ agreed: AGREED, conditions: REPAIRS, ...over },
  });
  server.use(
    signedInAs({ role: 'contractor' }),
    http.get(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json(project)),
    http.get(apiUrl(`/api/projects/${ID}/change-orders`), () => HttpResponse.json({ items: [], canPropose: true })),
    http.get(apiUrl('/api/*'), () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  const routes = [
    { path: '/projects/:projectId', element: <ProjectDetailPage /> },
    { path: '*', element: others },
  ];
  return renderRoutes(routes, { at });
}

const rowOf = (title: string): HTMLElement => {
  const row = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (row === null) throw new Error(`There is no row of ${title}.`);
  return row;
};

describe('a link to what waits at a project', () => {
  it('PROJ-10 COND-04 leads from the dashboard to what was returned, with its reason', async () => {
    const need = { kind: 'returned', projectId: ID, requestId: null, projectTitle: 'Maple St', count: 1 } as const;
    const undated = {
      closingDate: null,
      startDate: null,
      dueOn: null,
      answerDueAt: null,
      amountCents: null,
      usState: null,
      house: null,
      clientName: null,
    } as const;
    const { user } = await open('/dashboard', {}, <NeedRow need={{ ...need, ...undated, house: '41 Elm Street' }} />);

    await user.click(screen.getByRole('link', { name: /^See the reason: .*Maple St$/ }));
    await screen.findByRole('heading', { level: 1 });

    await waitFor(() => expect(rowOf('Handrail')).toHaveFocus());
    expect(scrolled.at(-1)).toBe(rowOf('Handrail'));
    expect(rowOf('Handrail')).toHaveTextContent('The lower rail is still loose.');
  });

  it.each([
    ['one repair', '#repair-c-3', 'Gutter'],
    ['what is to be reviewed', '#review', 'Gutter'],
    ['what came back corrected', '#corrected', 'Sink'],
    ['what still needs evidence', '#prove', 'Window trim'],
  ])('NOTE-01 leads to %s', async (_what, fragment, title) => {
    await open(`/projects/${ID}${fragment}`);

    await waitFor(() => expect(rowOf(title)).toHaveFocus());
  });

  it('NOTE-01 leads to the changes of the work', async () => {
    await open(`/projects/${ID}#changes`);
    const panel = await screen.findByRole('region', { name: 'Changes of the agreed work' });

    await waitFor(() => expect(panel.parentElement).toHaveFocus());
  });

  it.each(['#returned', '#repair-gone', '#nothing'])(
    'AREA-01 leaves the reader at the top for %s',
    async (fragment) => {
      await open(`/projects/${ID}${fragment}`, { conditions: REPAIRS.filter(({ state }) => state !== 'returned') });
      await screen.findByRole('heading', { level: 3, name: 'Gutter' });

      expect(scrolled).toEqual([]);
      expect(document.body).toHaveFocus();
    },
  );

  it('COND-04 leads from the list of what is missing to the repair, and again when it is pressed again', async () => {
    const { user } = await open(`/projects/${ID}`);
    const line = await screen.findByRole('link', { name: '1 · Window trim' });

    await user.click(line);
    await waitFor(() => expect(rowOf('Window trim')).toHaveFocus());
    await user.click(line);
    await waitFor(() => expect(rowOf('Window trim')).toHaveFocus());
  });
});
