import { showStartupError } from '@cw/i18n/startup';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WorkspaceGate } from './app/workspace-gate.js';
import { adminExtensions } from './screens/admin-extensions.js';

/** Mounts the admin area; throws when the page has no root element (AREA-16). */
export function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  createRoot(root, { onUncaughtError: showStartupError }).render(
    <StrictMode>
      <WorkspaceGate basePath="/admin" extensions={adminExtensions} />
    </StrictMode>,
  );
}
