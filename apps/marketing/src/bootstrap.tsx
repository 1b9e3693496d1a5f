import { WorkspaceGate } from '@cw/api-client/workspace';
import { showStartupError, takeLocaleOfAddress } from '@cw/i18n/startup';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { splitPath } from './page/public-path.js';

/** `/es/login` is a choice of language; the workspace itself has one address for both. */
function takeLanguageFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const { locale, path } = splitPath(pathname);
  if (locale !== 'es') return;
  takeLocaleOfAddress('es');
  window.history.replaceState(window.history.state, '', path + search + hash);
}

// Its texts and its looks are fetched only when they are needed: the workspace brings its own.
const ErrorPage = lazy(async () => ({ default: (await import('@cw/ui')).WorkspaceError }));

/** Mounts the workspace on the root domain; throws when the page has no root element (AREA-16). */
export function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  takeLanguageFromAddress();
  createRoot(root, { onUncaughtError: showStartupError }).render(
    <StrictMode>
      <WorkspaceGate ErrorPage={ErrorPage} basePath="" />
    </StrictMode>,
  );
}
