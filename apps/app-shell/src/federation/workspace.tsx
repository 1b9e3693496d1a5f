import {
  makeFirstStore,
  WORKSPACE_CONTRACT,
  type BasePath,
  type WorkspaceExtensions,
  type WorkspaceProps,
} from '@cw/api-client';
import { detectPageLocale, type LoadedLocale } from '@cw/i18n/react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { App } from '../app/app.js';
import { NO_EXTENSIONS } from '../app/extensions.js';
import { fetchFirstPage } from '../app/loading/first-page.js';
import { firstTextsOf } from '../app/texts/texts-of-area.js';

/** What this build speaks; a host that expects another number does not mount it. */
export const contract = WORKSPACE_CONTRACT;

type Mounting = Omit<WorkspaceProps, 'contract'>;

interface Beginning {
  readonly locale: LoadedLocale;
  readonly extensions: WorkspaceExtensions;
}

// A host's own screens alone use it, and it brings every operation of the API.
async function extensionsOf({ extensions }: Mounting): Promise<WorkspaceExtensions> {
  if (extensions === undefined) return NO_EXTENSIONS;
  const { kit } = await import('./kit.js');
  return extensions(kit);
}

async function prepare(mounting: Mounting): Promise<Beginning> {
  const locale = detectPageLocale();
  // The screen comes beside its frame, and is not waited for.
  fetchFirstPage(mounting.basePath);
  const [messages, extensions] = await Promise.all([firstTextsOf(mounting.basePath)(locale), extensionsOf(mounting)]);
  return { locale: { locale, messages }, extensions };
}

let preparing: Promise<Beginning> | undefined;

// Once for the page, whoever asks; a failed one is not kept.
function beginningOf(mounting: Mounting): Promise<Beginning> {
  preparing ??= prepare(mounting);
  preparing.catch(() => {
    preparing = undefined;
  });
  return preparing;
}

type Arrival = { readonly beginning: Beginning } | { readonly failure: unknown };

/**
 * What a page opens with, once it is there. Not by suspense: what has waited so is held back by React for 300 ms more, lest
 * places that wait flicker, and nothing at all is on this page yet.
 */
function useBeginning(mounting: Mounting): Beginning | undefined {
  const [arrival, setArrival] = useState<Arrival>();
  const begin = useEffectEvent(() => beginningOf(mounting));
  useEffect(() => {
    begin().then(
      (beginning) => setArrival({ beginning }),
      (failure: unknown) => setArrival({ failure }),
    );
  }, []);
  if (arrival !== undefined && 'failure' in arrival) throw arrival.failure;
  return arrival?.beginning;
}

interface OpenedProps extends Beginning {
  readonly basePath: BasePath;
}

function Opened({ basePath, locale, extensions }: OpenedProps): ReactElement {
  const [store] = useState(makeFirstStore);
  return <App basePath={basePath} store={store} locale={locale} extensions={extensions} />;
}

/** The signed-in screens as one component: app-shell mounts it from source, marketing and admin from the container. */
export function Workspace({ contract: _, ...mounting }: WorkspaceProps): ReactElement | null {
  const beginning = useBeginning(mounting);
  return beginning === undefined ? null : <Opened basePath={mounting.basePath} {...beginning} />;
}
