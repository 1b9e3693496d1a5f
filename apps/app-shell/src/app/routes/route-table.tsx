import type { BasePath, ExtensionRoute } from '@cw/api-client';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { areaOf } from './area.js';
import { BarePage } from '../bare/bare-page.js';
import { SignedInLayout } from '../layout/signed-in-layout.js';
import { LoadingScreen } from '../loading/loading-screen.js';
import { loadPage } from './load-page.js';
import { NotFoundPage } from '../bare/not-found-page.js';
import { pages, type PageLoader } from './pages.js';
import { paths } from './paths.js';
import { PublicTwin } from '../loading/public-twin.js';
import { RequireSession } from './require-session.js';
import { RootLayout } from './root-layout.js';
import { RouteErrorPage } from '../bare/route-error-page.js';
import { SignedOutOnly } from './signed-out-only.js';

const lazyPage = (load: PageLoader) => async () => ({ Component: await loadPage(load) });
const page = (path: string, load: PageLoader): RouteObject => ({ path, lazy: lazyPage(load) });
const bareNotFound = (
  <BarePage>
    <NotFoundPage />
  </BarePage>
);
const bareError = (
  <BarePage>
    <RouteErrorPage />
  </BarePage>
);
const bareLayout = (
  <BarePage>
    <Outlet />
  </BarePage>
);
const toDashboard = <Navigate replace to={paths.dashboard} />;

/** AREA-12: pages of their own for visitors of the root domain, and the directory for people with a session. */
const clientDirectory: RouteObject[] = [
  page(paths.findContractors, pages.findContractors),
  page(paths.contractors, pages.findContractors),
];

/** AREA-05, AREA-06: what every area shows to people with a session. */
const signedInPages: RouteObject[] = [
  page(paths.dashboard, pages.dashboard),
  page(paths.projects, pages.projects),
  page(paths.createProject, pages.createProject),
  page('/projects/:projectId', pages.projectDetail),
  page('/projects/:projectId/edit', pages.editProject),
  page('/projects/:projectId/dispute', pages.dispute),
  page('/contractors/:contractorId', pages.contractor),
  page(paths.checkout, pages.checkout),
  // One place for the list and its threads, so that the list stands while the thread beside it changes.
  page(`${paths.messages}/:conversationId?`, pages.messages),
  page(paths.myJobs, pages.myJobs),
  page(paths.settings, pages.settings),
  page(paths.notifications, pages.notifications),
];

const legalPages: RouteObject[] = [
  page(paths.privacyPolicy, pages.privacyPolicy),
  page(paths.termsOfService, pages.termsOfService),
];

/** AUTH-08: reached by links from e-mails, whoever is signed in. */
const recoveryPages: RouteObject[] = [
  page(paths.forgotPassword, pages.forgotPassword),
  page(paths.resetPassword, pages.resetPassword),
  page(paths.activate, pages.activate),
  page(paths.verifyEmail, pages.verifyEmail),
  page(paths.acceptParty, pages.acceptParty),
  page(paths.invoice, pages.invoice),
  page(paths.repairRequest, pages.repairRequest),
  page(paths.unsubscribe, pages.unsubscribe),
];

const extensionPage = ({ path, load }: ExtensionRoute): RouteObject => page(path, load);

/** A page that fails leaves the sidebar and the header standing. */
const guarded = (children: RouteObject[]): RouteObject[] => [{ errorElement: <RouteErrorPage />, children }];

function withSession(routes: RouteObject[]): RouteObject {
  return { element: <RequireSession />, children: [{ element: <SignedInLayout />, children: guarded(routes) }] };
}

/** AREA-02: unknown paths are for everybody to see; the public pages themselves are documents of their own. */
function marketingRoutes(signedIn: RouteObject[]): RouteObject[] {
  return [
    ...[paths.index, paths.waitlist].map((path) => ({
      path,
      element: <PublicTwin otherwise={bareNotFound}>{toDashboard}</PublicTwin>,
    })),
    {
      element: <SignedOutOnly />,
      children: [
        page(paths.login, pages.login),
        page(paths.register, pages.register),
        page(paths.adminLogin, pages.adminLogin),
      ],
    },
    ...recoveryPages,
    page(paths.repairIntake, pages.repairIntake),
    {
      element: (
        <PublicTwin otherwise={<Outlet />}>
          <Outlet />
        </PublicTwin>
      ),
      children: [withSession(clientDirectory)],
    },
    withSession(signedIn),
    { path: '*', element: bareNotFound },
  ];
}

/** AREA-03. Unknown paths lie behind the login too, so that nothing is learned about what exists. */
function appRoutes(signedIn: RouteObject[]): RouteObject[] {
  return [
    {
      element: <SignedOutOnly />,
      children: [
        page(paths.login, pages.login),
        page(paths.register, pages.register),
        page(paths.waitlist, pages.waitlist),
      ],
    },
    ...recoveryPages,
    page(paths.repairIntake, pages.repairIntake),
    { element: bareLayout, children: legalPages },
    withSession([
      { path: paths.index, element: toDashboard },
      ...signedIn,
      ...clientDirectory,
      { path: '*', element: <NotFoundPage /> },
    ]),
  ];
}

/** AREA-04: signed out there is the login and nothing else. */
function adminRoutes(signedIn: RouteObject[]): RouteObject[] {
  return [
    { element: <SignedOutOnly />, children: [page(paths.login, pages.adminLogin)] },
    withSession([
      { path: paths.index, element: toDashboard },
      { path: paths.register, element: toDashboard },
      ...signedIn,
      ...clientDirectory,
      ...legalPages,
      { path: '*', element: <NotFoundPage /> },
    ]),
  ];
}

const ROUTES_OF = { marketing: marketingRoutes, app: appRoutes, admin: adminRoutes } as const;

/** The routes of one area; a host's own screens stand beside the workspace's. */
export function routeTable(basePath: BasePath, extensions: readonly ExtensionRoute[] = []): RouteObject[] {
  const signedIn = [...signedInPages, ...extensions.map(extensionPage)];
  return [
    {
      element: <RootLayout />,
      HydrateFallback: LoadingScreen,
      errorElement: bareError,
      children: ROUTES_OF[areaOf(basePath).area](signedIn),
    },
  ];
}
