import { baseApi, type DashboardNeed } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { bellWith } from '../../testing/notifications.js';
import { aDashboard } from '../../testing/projects.js';
import { renderRoutes, type RenderOptions } from '../../testing/render-with-app.js';
import { RequireSession } from '../routes/require-session.js';
import { SignedInLayout } from './signed-in-layout.js';

const server = startApiServer(...bellWith([]));

const needs = (count: number): DashboardNeed[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'review',
    projectId: `p-${index}`,
    requestId: null,
    projectTitle: 'Trim paint',
    count: 3,
    closingDate: null,
    startDate: null,
    dueOn: null,
    answerDueAt: null,
    amountCents: null,
    usState: null,
    house: null,
    clientName: null,
  }));
const waits = (count: number) =>
  http.get(apiUrl('/api/dashboard'), () => HttpResponse.json(aDashboard({ needsMe: needs(count) })));
/** As when the server says that something has happened. */
function Happens(): ReactElement {
  const dispatch = useDispatch();
  return <button onClick={() => void dispatch(baseApi.util.invalidateTags(['Dashboard']))}>{'Happens'}</button>;
}
const routes = [
  {
    element: <RequireSession />,
    children: [{ element: <SignedInLayout />, children: [{ path: '/projects', element: <Happens /> }] }],
  },
];
const open = (options: RenderOptions = {}) => renderRoutes(routes, { at: '/projects', ...options });
const BARS = { sidebar: /Main navigation|Navegación principal/, bottom: /Sections|Secciones/ };
const inBar = async (name: RegExp): Promise<ReturnType<typeof within>> => {
  const [first] = await screen.findAllByRole('navigation', { name });
  if (first === undefined) throw new Error('No navigation');
  return within(first);
};

beforeEach(() => {
  document.cookie = 'cw_sidebar=; Max-Age=0; Path=/';
});

describe('the count at the dashboard’s entry', () => {
  it.each([
    { bar: 'sidebar', locale: 'en', count: 1, seen: '1', said: 'Dashboard 1 to do' },
    { bar: 'sidebar', locale: 'es', count: 7, seen: '7', said: 'Panel 7 pendientes' },
    { bar: 'bottom', locale: 'es', count: 1, seen: '1', said: 'Panel 1 pendiente' },
    { bar: 'bottom', locale: 'en', count: 99, seen: '99', said: 'Dashboard 99 to do' },
    { bar: 'bottom', locale: 'en', count: 100, seen: '99+', said: 'Dashboard more than 99 to do' },
    { bar: 'sidebar', locale: 'es', count: 100, seen: '99+', said: 'Panel más de 99 pendientes' },
  ] as const)('PROJ-10 SHELL-02 SHELL-05 says “$said” in the $bar', async ({ bar, locale, count, seen, said }) => {
    server.use(signedInAs({ role: 'seller' }), waits(count));
    await open({ locale });

    const link = await (await inBar(BARS[bar])).findByRole('link', { name: said });
    expect(within(link).getByText(seen)).toHaveAttribute('aria-hidden', 'true');
  });

  it('PROJ-10 RT-06 follows the dashboard’s own answer, until nothing waits', async () => {
    let count = 2;
    server.use(
      signedInAs({ role: 'agent' }),
      http.get(apiUrl('/api/dashboard'), () => HttpResponse.json(aDashboard({ needsMe: needs(count) }))),
    );
    const { user } = await open();
    const sidebar = await inBar(BARS.sidebar);
    expect(await sidebar.findByRole('link', { name: 'Dashboard 2 to do' })).toBeInTheDocument();

    count = 1;
    await user.click(screen.getByRole('button', { name: 'Happens' }));

    expect(await sidebar.findByRole('link', { name: 'Dashboard 1 to do' })).toBeInTheDocument();
    count = 0;
    await user.click(screen.getByRole('button', { name: 'Happens' }));

    expect(await sidebar.findByRole('link', { name: 'Dashboard' })).toHaveTextContent(/^Dashboard$/);
  });

  it('PROJ-10 is said by the tooltip of a collapsed sidebar too', async () => {
    document.cookie = 'cw_sidebar=collapsed; Path=/';
    server.use(signedInAs({ role: 'seller' }), waits(3));
    const { user } = await open();

    await user.hover(await (await inBar(BARS.sidebar)).findByRole('link', { name: /3 to do/ }));

    expect(await screen.findByRole('tooltip', { name: 'Dashboard, 3 to do' })).toBeInTheDocument();
  });
});
