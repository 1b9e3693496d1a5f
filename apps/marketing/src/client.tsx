import { loadPublicMessages } from '@cw/i18n';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepTyped } from './forms/draft.js';
import { nextTurn } from './page/next-turn.js';
import { PUBLIC_PAGES } from './page/public-pages.js';
import { isPublicPath, splitPath } from './page/public-path.js';

// The design library may be newer than the stored page. React then draws the page anew, which is what we want and
// nothing to report.
const drawnAnew = (): void => undefined;

// Eager: it comes together with this module, and is evaluated when it is asked for.
const loadApp = () => import(/* webpackMode: "eager" */ './page/public-app.js');

/** Brings a stored page to life, a turn for each part of it: what all of them take together keeps a phone from its reader. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  const builtOn = root?.dataset['builtOn'];
  if (!root || builtOn === undefined) throw new Error('The page has no stored content to bring to life.');
  const { locale, path } = splitPath(window.location.pathname);
  if (!isPublicPath(path)) throw new Error(`No public page is drawn at ${path}.`);
  const coming = Promise.all([loadPublicMessages(locale), PUBLIC_PAGES[path]()]);
  // Until it is waited for, what fails of it is nobody's.
  coming.catch(() => undefined);
  await nextTurn();
  const { prepareLooks, PublicApp } = await loadApp();
  await nextTurn();
  prepareLooks();
  const [messages, content] = await coming;
  await nextTurn();
  keepTyped(root);
  // What is typed while the page is coming counts too.
  root.addEventListener('input', () => keepTyped(root));
  // In slices, so that whoever scrolls meanwhile is not kept waiting.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <PublicApp page={{ path, locale, builtOn }} messages={messages} content={content} />
      </StrictMode>,
      { onRecoverableError: drawnAnew },
    );
  });
}
