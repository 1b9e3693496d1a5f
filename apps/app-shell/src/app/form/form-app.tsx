import type { AppStore } from '@cw/api-client';
import type { LoadedLocale } from '@cw/i18n/react';
import { useEffect, useState, type ReactElement } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router';
import { RepairIntakePage } from '../../pages/repair-intake-page.js';
import { BarePage } from '../bare/bare-page.js';
import { Ground } from '../ground.js';
import { LoadingScreen } from '../loading/loading-screen.js';
import { paths } from '../routes/paths.js';
import { RootLayout } from '../routes/root-layout.js';
import { RouteErrorPage } from '../bare/route-error-page.js';
import { SessionKeeper } from '../session/session-keeper.js';

export interface ElsewhereProps {
  readonly reload?: () => void;
}

const reloadDocument = (): void => window.location.reload();

/**
 * Every other screen comes with a document of its own. The step that led there stays in the history, and with it what
 * was said on the way.
 */
export function Elsewhere({ reload = reloadDocument }: ElsewhereProps): ReactElement {
  useEffect(() => reload(), [reload]);
  return <LoadingScreen />;
}

const ROUTES: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: (
      <BarePage>
        <RouteErrorPage />
      </BarePage>
    ),
    children: [
      { path: paths.repairIntake, element: <RepairIntakePage /> },
      { path: '*', element: <Elsewhere /> },
    ],
  },
];

export interface FormAppProps {
  readonly store: AppStore;
  readonly locale: LoadedLocale;
}

/** INT-01: the request form on the public site, without the frame of the signed-in screens and all that works in it. */
export function FormApp({ store, locale }: FormAppProps): ReactElement {
  // As after a stored page: a router that begins with nothing scrolls to its top, or to where the page before was left.
  const [router] = useState(() => createBrowserRouter(ROUTES, { hydrationData: {} }));
  return (
    <Ground basePath="" store={store} locale={locale}>
      <SessionKeeper />
      <RouterProvider router={router} useTransitions={false} />
    </Ground>
  );
}
