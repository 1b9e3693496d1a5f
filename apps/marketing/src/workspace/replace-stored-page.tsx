import { loadForm } from '@cw/api-client/workspace';
import { showStartupError } from '@cw/i18n/startup';
import { startTransition, StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { nextTurn } from '../page/next-turn.js';
import { showsFirstStep } from './first-step.js';
import { releaseControls } from './held-control.js';
import { takeLanguageFromAddress, WorkspaceRoot } from './workspace-root.js';

/** A page that has no heading by then shows whatever it has, in ms. */
const WAIT_MS = 10_000;

/** The form alone or, where it does not come, the whole workspace, whose gate tries again and says what failed. */
async function formOrWorkspace(): Promise<ReactElement> {
  try {
    const { openForm } = await loadForm();
    return await openForm(nextTurn);
  } catch {
    return <WorkspaceRoot />;
  }
}

/**
 * Lets the workspace draw a public page that is a form. The stored one stays until the other has its heading, so that
 * nobody looks at an empty page in between.
 */
export async function start(): Promise<void> {
  const stored = document.getElementById('root');
  if (!stored) throw new Error('The page has no place to be drawn in.');
  takeLanguageFromAddress();
  const form = await formOrWorkspace();
  const place = document.createElement('div');
  const root = createRoot(place, { onUncaughtError: showStartupError });
  // In slices, so that whoever reads and scrolls the stored page meanwhile is not kept waiting.
  startTransition(() => root.render(<StrictMode>{form}</StrictMode>));

  const swap = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    if (!stored.isConnected) return;
    place.id = stored.id;
    // Beside each other only while the one takes over from the other: nothing is painted meanwhile.
    stored.after(place);
    releaseControls(stored, place);
    stored.remove();
  };
  const observer = new MutationObserver(() => {
    if (place.querySelector('h1') !== null) swap();
  });
  observer.observe(place, { childList: true, subtree: true });
  // What stands in a stored first step, and what was done in it, is more than what has no heading.
  const timer = setTimeout(() => {
    if (!showsFirstStep()) swap();
  }, WAIT_MS);
}
