import { localCopies } from './local-copies.js';
import { createRetryMarks, recover, REMOTE_TIMEOUT_MS, type RemoteFailure } from './resilience.js';

const marks = createRetryMarks();

/** Plugin of the federation runtime: containers that fail or hang are replaced by the copy that came with the page. */
export default function resilientRemotes() {
  return {
    name: 'resilient-remotes',
    fetch(address: string, init: RequestInit): Promise<Response> {
      marks.seeManifest(address, window.location.href);
      return fetch(address, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) });
    },
    createScript({ url, attrs }: { url: string; attrs?: Record<string, string> }) {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, value);
      script.src = marks.markEntry(url, window.location.href);
      script.async = true;
      return { script, timeout: REMOTE_TIMEOUT_MS };
    },
    errorLoadRemote(failure: RemoteFailure): Promise<unknown> {
      return recover(failure, localCopies);
    },
  };
}
