import { showStartupError } from '@cw/i18n/startup';
import { createRoot } from 'react-dom/client';
import { takeLanguageFromAddress, WorkspaceRoot } from './workspace/workspace-root.js';

/** Mounts the workspace on the root domain; throws when the page has no root element (AREA-16). */
export function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  takeLanguageFromAddress();
  createRoot(root, { onUncaughtError: showStartupError }).render(<WorkspaceRoot />);
}
