import { showStartupError } from '@cw/i18n/startup';
import { createRoot } from 'react-dom/client';
import { takeLanguageFromAddress, WorkspaceRoot } from './workspace-root.js';

/** A page that has no heading by then shows whatever it has, in ms. */
const WAIT_MS = 10_000;

/**
 * Lets the workspace draw a public page that is a form. The stored one stays until the other has its heading, so that
 * nobody looks at an empty page in between.
 */
export function start(): void {
  const stored = document.getElementById('root');
  if (!stored) throw new Error('The page has no place to be drawn in.');
  takeLanguageFromAddress();
  const place = document.createElement('div');
  createRoot(place, { onUncaughtError: showStartupError }).render(<WorkspaceRoot />);

  const swap = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    if (!stored.isConnected) return;
    place.id = stored.id;
    stored.replaceWith(place);
  };
  const observer = new MutationObserver(() => {
    if (place.querySelector('h1') !== null) swap();
  });
  observer.observe(place, { childList: true, subtree: true });
  const timer = setTimeout(swap, WAIT_MS);
}
