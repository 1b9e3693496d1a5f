import type { EntryCount, WorkspaceExtensions } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { bellWith } from '../../testing/notifications.js';
import { aDashboard } from '../../testing/projects.js';
import { renderRoutes, type RenderOptions } from '../../testing/render-with-app.js';
import { ExtensionsProvider } from '../extensions.js';
import { RequireSession } from '../routes/require-session.js';
import { SignedInLayout } from './signed-in-layout.js';

const server = startApiServer(...bellWith([]));

const entry = (path: string, name: string, inBar = false) => ({
  ...{ group: 'desk' as const, path, Label: () => name, inBar },
});
const navigation = [
  entry('/intake', 'Intake', true),
  entry('/disputes', 'Disputes', true),
  entry('/support', 'Support'),
];
const waiting = (counts: Readonly<Record<string, number>>): WorkspaceExtensions => ({
  routes: [],
  navigation,
  useCounts: () =>
    new Map(
      Object.entries(counts).map(([path, count]): [string, EntryCount] => [
        path,
        { count, words: `${count} to see to` },
      ]),
    ),
});

const open = (extensions: WorkspaceExtensions, options: RenderOptions = {}) =>
  renderRoutes(
    [
      {
        element: <RequireSession />,
        children: [
          {
            element: (
              <ExtensionsProvider value={extensions}>
                <SignedInLayout />
              </ExtensionsProvider>
            ),
            children: [{ path: '/disputes', element: null }],
          },
        ],
      },
    ],
    { at: '/disputes', ...options },
  );
const bar = async (): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('navigation', { name: /Sections|Secciones/ }));

beforeEach(() =>
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/dashboard'), () => HttpResponse.json(aDashboard())),
  ),
);

describe('the bottom bar of a host that has pages of its own for it', () => {
  it('SHELL-05 ROLE-07 leads from the dashboard to them, each with how much waits there', async () => {
    await open(waiting({ '/intake': 4 }));

    const links = (await bar()).getAllByRole('link');
    expect(links.map((link: HTMLAnchorElement) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Intake44 to see to', '/intake'],
      ['Disputes', '/disputes'],
    ]);
    expect((await bar()).getByRole('link', { name: 'Intake 4 to see to' })).toBeInTheDocument();
    expect((await bar()).getByRole('link', { current: 'page' })).toHaveTextContent('Disputes');
  });

  it.each([
    ['en', 'More 7 more waiting', 'Main navigation'],
    ['es', 'Más 7 pendientes más', 'Navegación principal'],
  ] as const)(
    'SHELL-05 says of the menu what waits behind all the rest, and opens it, in %s',
    async (locale, name, menu) => {
      const { user } = await open(waiting({ '/intake': 4, '/support': 5, '/payments': 2 }), { locale });

      const more = await (await bar()).findByRole('button', { name });
      expect(within(more).getByText('7')).toHaveAttribute('aria-hidden', 'true');
      await user.click(more);

      const drawer = await screen.findByRole('dialog', { name: menu });
      expect(within(drawer).getByRole('link', { name: 'Support 5 to see to' })).toHaveAttribute('href', '/support');
    },
  );

  it('SHELL-05 says nothing of the menu while nothing waits there', async () => {
    await open(waiting({ '/intake': 4 }));

    expect(await (await bar()).findByRole('button', { name: 'More' })).toHaveTextContent(/^More$/);
  });
});
