import { makeStore, WORKSPACE_CONTRACT, type BasePath, type WorkspaceProps } from '@cw/api-client';
import { detectPageLocale, type LoadedLocale } from '@cw/i18n/react';
import { use, useState, type ReactElement } from 'react';
import { App } from '../app/app.js';
import { NO_EXTENSIONS } from '../app/extensions.js';
import { firstTextsOf } from '../app/texts-of-area.js';
import { kit } from './kit.js';

/** What this build speaks; a host that expects another number does not mount it. */
export const contract = WORKSPACE_CONTRACT;

let loading: Promise<LoadedLocale> | undefined;

// A promise made during render would be made again on every attempt, so it is kept; a failed one is not.
function pageLocale(basePath: BasePath): Promise<LoadedLocale> {
  loading ??= (async () => {
    const locale = detectPageLocale();
    return { locale, messages: await firstTextsOf(basePath)(locale) };
  })();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The signed-in screens as one component: app-shell mounts it from source, marketing and admin from the container. */
export function Workspace({ basePath, extensions }: WorkspaceProps): ReactElement {
  const locale = use(pageLocale(basePath));
  const [store] = useState(makeStore);
  const [added] = useState(() => extensions?.(kit) ?? NO_EXTENSIONS);
  return <App basePath={basePath} store={store} locale={locale} extensions={added} />;
}
