import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Locale } from '@cw/i18n';
import { aPaymentSummary } from '../testing/payments.js';
import { aCondition, aProjectDetail } from '../testing/projects.js';
import { renderRoutes, type RenderedApp } from '../testing/render-with-app.js';
import { ProjectDetailPage } from './project-detail-page.js';

const server = startApiServer();
const ID = '01890000-0000-7000-8000-0000000000aa';

const AGREED: NonNullable<ProjectDetail['agreed']> = {
  ...{ bidCents: 100_000, changesCents: 0, totalCents: 100_000, durationDays: 5, extraDays: 0, finishDate: null },
  ...{ slackDays: 3, startsEarly: false, earlyStartRequest: null, changeProposedBy: null, startDate: null },
};
const PAID = aPaymentSummary({ state: 'in_progress', heldCents: 100_000, dueCents: 0, paidCents: 100_000 });

const TITLES = { 'c-1': 'Handrail', 'c-2': 'Window trim' } as const;
type Repair = keyof typeof TITLES;
const REPAIRS: readonly Repair[] = ['c-1', 'c-2'];

function repair(id: Repair, number: number, isProven: boolean): ConditionView {
  const stored = { id, number, title: TITLES[id], missingEvidence: [] };
  return isProven
    ? aCondition({ ...stored, state: 'evidenced', actions: [] })
    : aCondition({ ...stored, state: 'in_work', actions: ['prove'] });
}

/** A project under work whose photos are all stored, as its contractor opens it; what is proven there stays so. */
async function open(over: Partial<ProjectDetail> = {}, locale: Locale = 'en'): Promise<RenderedApp> {
  const proven = new Set<string>();
  const project = (): ProjectDetail => {
    const isWhole = REPAIRS.every((id) => proven.has(id));
    return aProjectDetail({
      ...{ id: ID, status: 'in_progress', work: 'started', parties: ['awarded_contractor'], actions: ['submit'] },
      ...{ agreed: AGREED, payment: PAID, contractorName: 'Diaz Repairs' },
      conditions: REPAIRS.map((id, index) => repair(id, index + 1, proven.has(id))),
      blockers: isWhole ? [] : [{ event: 'submit', guard: 'all_evidenced' }],
      ...over,
    });
  };
  server.use(
    signedInAs({ role: 'contractor' }),
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.get(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json(project())),
    http.get(apiUrl(`/api/projects/${ID}/change-orders`), () => HttpResponse.json({ items: [], canPropose: true })),
    http.get(apiUrl('/api/*'), () => HttpResponse.json({ items: [], nextCursor: null })),
    http.post(apiUrl('/api/conditions/:id/evidence'), ({ params }) => {
      proven.add(String(params['id']));
      return HttpResponse.json({});
    }),
  );
  const routes = [
    { path: '/projects/:projectId', element: <ProjectDetailPage /> },
    { path: '*', element: null },
  ];
  return renderRoutes(routes, { at: `/projects/${ID}`, locale });
}

const rowOf = (id: Repair): HTMLElement => {
  const row = screen.getByRole('heading', { level: 3, name: TITLES[id] }).closest('li');
  if (row === null) throw new Error(`There is no row of ${TITLES[id]}.`);
  return row;
};

async function prove({ user }: RenderedApp, number: number, name = 'Evidence is complete: repair'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `${name} ${number}` }));
  await waitFor(() => expect(screen.queryByRole('button', { name: `${name} ${number}` })).not.toBeInTheDocument());
}

const SUBMIT = { name: 'Submit the work' } as const;

describe('the contractor proves the last repair', () => {
  it('COND-04 is told with each proof what is left', async () => {
    const page = await open();

    await prove(page, 2);
    expect(await screen.findByText('Evidence of repair 2 handed in')).toBeVisible();
    expect(screen.getByText('Next: you mark the evidence of 1 repair as complete.')).toBeVisible();
    expect(screen.queryByRole('button', SUBMIT)).not.toBeInTheDocument();

    await prove(page, 1);
    expect((await screen.findByText('Evidence of repair 1 handed in')).closest('[role="status"]')).toHaveTextContent(
      'Next: you submit the work.',
    );
  });

  it('COND-04 is offered to submit the work in the place of the last press, quieter than at the top', async () => {
    const page = await open();
    await prove(page, 2);
    await prove(page, 1);

    const here = await within(rowOf('c-1')).findByRole('button', SUBMIT);
    expect(rowOf('c-1')).toHaveTextContent('Next: you submit the work.');
    expect(within(rowOf('c-2')).queryByRole('button')).not.toBeInTheDocument();
    const [top, ...others] = screen.getAllByRole('button', SUBMIT);
    expect(others).toEqual([here]);
    expect(top).toHaveClass('MuiButton-primary');
    expect(here).not.toHaveClass('MuiButton-primary');

    await page.user.click(here);
    expect(screen.getByRole('dialog', { name: 'Submit the work for review?' })).toBeVisible();
  });

  it('COND-04 A11Y-01 goes on from there with the keyboard', async () => {
    const page = await open();
    await prove(page, 2);
    await prove(page, 1);
    const here = await within(rowOf('c-1')).findByRole('button', SUBMIT);

    await page.user.tab();

    expect(here).toHaveFocus();
  });

  it('PAY-06 is told there what holds the work back, and offered nothing, while a change waits', async () => {
    const page = await open({
      agreed: { ...AGREED, changeProposedBy: 'awarded_contractor' },
      blockers: [{ event: 'submit', guard: 'no_change_open' }],
    });
    await prove(page, 2);
    await prove(page, 1);

    await waitFor(() => expect(rowOf('c-1')).toHaveTextContent('answers the proposed change.'));
    expect(screen.queryByRole('button', SUBMIT)).not.toBeInTheDocument();
  });

  it('COND-04 is offered it in Spanish', async () => {
    const page = await open({}, 'es');
    await prove(page, 1, 'La evidencia está completa: reparación');
    await prove(page, 2, 'La evidencia está completa: reparación');

    expect(await within(rowOf('c-2')).findByRole('button', { name: 'Entregar la obra' })).toBeVisible();
    expect(rowOf('c-2')).toHaveTextContent('Ahora: usted entrega el trabajo.');
  });
});
