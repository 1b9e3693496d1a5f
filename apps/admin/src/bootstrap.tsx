import { WorkspaceGate } from '@cw/api-client/workspace';
import { showStartupError } from '@cw/i18n/startup';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { adminExtensions } from './screens/admin-extensions.js';

// Its texts and its looks are fetched only when they are needed: the workspace brings its own.
const ErrorPage = lazy(async () => ({ default: (await import('@cw/ui')).WorkspaceError }));

/** Mounts the admin area; throws when the page has no root element (AREA-16). */
export function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  createRoot(root, { onUncaughtError: showStartupError }).render(
    <StrictMode>
      <WorkspaceGate ErrorPage={ErrorPage} basePath="/admin" extensions={adminExtensions} />
    </StrictMode>,
  );
}
