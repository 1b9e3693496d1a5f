import { makeFirstStore, WORKSPACE_CONTRACT, type BasePath, type WorkspaceProps } from '@cw/api-client';
import { detectPageLocale, type LoadedLocale } from '@cw/i18n/react';
import { useEffect, useState, type ReactElement } from 'react';
import { App } from '../app/app.js';
import { NO_EXTENSIONS } from '../app/extensions.js';
import { firstTextsOf } from '../app/texts-of-area.js';
import { kit } from './kit.js';

/** What this build speaks; a host that expects another number does not mount it. */
export const contract = WORKSPACE_CONTRACT;

let loading: Promise<LoadedLocale> | undefined;

// Once for the page, whoever asks; a failed one is not kept.
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

type Arrival = { readonly locale: LoadedLocale } | { readonly failure: unknown };

/**
 * The texts that a page opens with, once they are there. Not by suspense: what has waited so is held back by React for
 * 300 ms more, lest places that wait flicker, and nothing at all is on this page yet.
 */
function usePageLocale(basePath: BasePath): LoadedLocale | undefined {
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => {
    pageLocale(basePath).then(
      (locale) => setArrival({ locale }),
      (failure: unknown) => setArrival({ failure }),
    );
  }, [basePath]);
  if (arrival !== undefined && 'failure' in arrival) throw arrival.failure;
  return arrival?.locale;
}

type OpenedProps = Omit<WorkspaceProps, 'contract'> & { readonly locale: LoadedLocale };

function Opened({ basePath, extensions, locale }: OpenedProps): ReactElement {
  const [store] = useState(makeFirstStore);
  const [added] = useState(() => extensions?.(kit) ?? NO_EXTENSIONS);
  return <App basePath={basePath} store={store} locale={locale} extensions={added} />;
}

/** The signed-in screens as one component: app-shell mounts it from source, marketing and admin from the container. */
export function Workspace({ contract: _, ...mounting }: WorkspaceProps): ReactElement | null {
  const locale = usePageLocale(mounting.basePath);
  return locale === undefined ? null : <Opened locale={locale} {...mounting} />;
}
