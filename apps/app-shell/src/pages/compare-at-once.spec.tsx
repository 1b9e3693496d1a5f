import type { DashboardNeed } from '@cw/api-client';
import { bidsAddress } from '@cw/domain';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { NeedRow } from '../features/dashboard/need-row.js';
import { OwnProjectRow } from '../features/projects/list/own-project-row.js';
import { TurnBanner } from '../features/work/index.js';
import { aBid } from '../testing/bids.js';
import { aProjectDetail, aProjectSummary } from '../testing/projects.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { ProjectDetailPage } from './project-detail-page.js';

const server = startApiServer();
const ID = '01890000-0000-7000-8000-0000000000aa';

const project = aProjectDetail({ id: ID, parties: ['owner'], bidCount: 2 });
const need: DashboardNeed = {
  ...{ kind: 'choose_bid' as const, projectId: ID, requestId: null, projectTitle: project.title, count: 2 },
  ...{
    closingDate: null,
    startDate: null,
    dueOn: null,
    answerDueAt: null,
    amountCents: null,
    usState: null,
    house: null,
    clientName: null,
  },
};
const row = aProjectSummary({
  ...{ id: ID, title: project.title, needsMe: true, bidCount: 2 },
  turns: [{ side: 'client', act: 'choose_bid', count: 2 }],
});

it.each<[where: string, from: ReactElement]>([
  ['the dashboard', <NeedRow key="need" need={need} />],
  ['the list of projects', <OwnProjectRow key="row" project={row} />],
  [
    'the record',
    <TurnBanner
      key="banner"
      project={project}
      bidsPath={bidsAddress(ID)}
      payPath="/pay"
      disputePath="/dispute"
      next={null}
    />,
  ],
])('COND-03 shows the comparison at one press on “Compare bids”, from %s', async (_where, from) => {
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json(project)),
    http.get(apiUrl(`/api/projects/${ID}/bids`), () =>
      HttpResponse.json({ items: [aBid({ id: 'a' }), aBid({ id: 'b' })] }),
    ),
    http.get(apiUrl('/api/*'), () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  const routes = [
    { path: '/projects/:projectId', element: <ProjectDetailPage /> },
    { path: '*', element: from },
  ];
  const { user } = await renderRoutes(routes, { at: '/elsewhere' });

  await user.click(await screen.findByRole('link', { name: /^Compare bids/ }));

  expect(await screen.findByRole('region', { name: 'Bids side by side' })).toBeVisible();
});
