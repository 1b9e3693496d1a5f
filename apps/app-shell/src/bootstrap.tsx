import { WORKSPACE_CONTRACT } from '@cw/api-client';
import { showStartupError } from '@cw/i18n/startup';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Workspace } from './federation/workspace.js';

/** Mounts the app area; throws when the page has no root element (AREA-16). */
export function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  createRoot(root, { onUncaughtError: showStartupError }).render(
    <StrictMode>
      <Suspense>
        <Workspace contract={WORKSPACE_CONTRACT} basePath="/app" />
      </Suspense>
    </StrictMode>,
  );
}
