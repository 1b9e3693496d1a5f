/** How much of a file has left this page, 0 to 100. */
export type UploadListener = (percent: number) => void;

const listeners = new WeakMap<object, UploadListener>();

/**
 * Tells how far a file has come while it is sent as a field of a request. Only the page that sends it listens: the
 * store keeps data, and a percentage is gone a moment later.
 */
export function watchUpload(file: File, listener: UploadListener): void {
  listeners.set(file, listener);
}

/** Who listens to one of the files of a body; undefined where nobody does. */
export function uploadListenerOf(body: unknown): UploadListener | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.values(body)
    .flat()
    .map((part: unknown) => (typeof part === 'object' && part !== null ? listeners.get(part) : undefined))
    .find((listener) => listener !== undefined);
}

const HUNDRED = 100;
/** Answers without a body, by definition; a Response with one cannot be made of them. */
const BODILESS = [204, 205, 304];

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const body = BODILESS.includes(status) ? null : request.responseText;
  return new Response(body, { status, statusText, headers: headersOf(request) });
}

/**
 * A `fetch` that says how much of the body is sent, which the browser's own cannot. The caller's body goes as it is,
 * so the browser reads the files from the disk while it sends them.
 */
export function fetchTelling(listener: UploadListener, body: FormData): typeof fetch {
  return (input) => {
    const asked = input instanceof Request ? input : new Request(input);
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(asked.method, asked.url);
      request.withCredentials = true;
      // The browser writes the type itself, with the boundary of its own form.
      for (const [name, value] of asked.headers) if (name !== 'content-type') request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) listener(Math.floor((loaded / total) * HUNDRED));
      };
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('Failed to fetch'));
      request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      asked.signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
  };
}
