import { WorkspaceGate } from '@cw/api-client/workspace';
import { keepLocaleOfAddress } from '@cw/i18n/startup';
import { lazy, StrictMode, type ReactElement } from 'react';
import { splitPath } from '../page/public-path.js';

/** `/es/login` is shown in Spanish; the workspace itself has one address for both languages. */
export function takeLanguageFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const { locale, path } = splitPath(pathname);
  if (locale !== 'es') return;
  keepLocaleOfAddress('es');
  window.history.replaceState(window.history.state, '', path + search + hash);
}

// Its texts and its looks are fetched only when they are needed: the workspace brings its own.
const ErrorPage = lazy(async () => ({ default: (await import('@cw/ui')).WorkspaceError }));

/** The workspace on the root domain. */
export function WorkspaceRoot(): ReactElement {
  return (
    <StrictMode>
      <WorkspaceGate ErrorPage={ErrorPage} basePath="" />
    </StrictMode>
  );
}
