import { takeEarlyAnswer } from './early-answers.mjs';
import { localCopies } from './local-copies.mjs';
import { createCopies, createRetryMarks, REMOTE_TIMEOUT_MS } from './resilience.mjs';

const marks = createRetryMarks();
const copies = createCopies(localCopies, () => globalThis.sessionStorage);

/** Plugin of the federation runtime: containers that fail or hang are replaced by the copy that came with the page. */
export default function resilientRemotes() {
  return {
    name: 'resilient-remotes',
    fetch(/** @type {string} */ address, /** @type {RequestInit} */ init) {
      marks.seeManifest(address, globalThis.location.href);
      // Whoever serves a manifest says that it is asked for anew (`Cache-Control: no-cache`).
      const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
      return takeEarlyAnswer(address, globalThis, signal) ?? fetch(address, { ...init, signal });
    },
    createScript(/** @type {{ url: string, attrs?: Record<string, string> }} */ { url, attrs }) {
      const script = globalThis.document.createElement('script');
      for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, value);
      script.src = marks.markEntry(url, globalThis.location.href);
      script.async = true;
      return { script, timeout: REMOTE_TIMEOUT_MS };
    },
    onLoad: (/** @type {{ remote: { name: string } }} */ { remote }) => copies.arrive(remote.name),
    errorLoadRemote: (/** @type {import('./resilience.mjs').RemoteFailure} */ failure) => copies.recover(failure),
  };
}
