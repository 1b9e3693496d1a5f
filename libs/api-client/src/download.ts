import type { DocumentAddress } from '@cw/domain';
import { createCsrfTokens } from './csrf.js';
import { errorOfAnswer, errorOfSilence } from './errors/api-error.js';

export interface Download {
  readonly file: Blob;
  /** As the server calls it. */
  readonly name: string | undefined;
}

const nameOf = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

async function read(response: Response, onProgress: (bytes: number) => void): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  if (reader === undefined) return parts;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    onProgress(bytes);
  }
  return parts;
}

/**
 * Fetches a file that is made on request. It does not go through the store, which holds data and no files; it rejects
 * with the same errors as a call does.
 */
export async function download(
  path: DocumentAddress,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<Download> {
  return receive(path, {}, onProgress);
}

/** The same for a file that is asked for with a secret, which belongs into no address. */
export async function downloadWith(path: DocumentAddress, body: object): Promise<Download> {
  const token = await createCsrfTokens(window.location.origin).get();
  const headers = { 'Content-Type': 'application/json', ...(token !== undefined && { 'X-CSRF-Token': token }) };
  return receive(path, { method: 'POST', body: JSON.stringify(body), headers }, () => undefined);
}

/** The same for a file of a private link, whose secret goes in a header. */
export const downloadByLink = (path: DocumentAddress, token: string): Promise<Download> =>
  receive(path, { headers: { 'X-Link-Token': token } }, () => undefined);

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function receive(path: DocumentAddress, asked: Asked, onProgress: (bytes: number) => void): Promise<Download> {
  let response: Response;
  let parts: BlobPart[];
  try {
    response = await fetch(new URL(path, window.location.origin), {
      ...asked,
      credentials: 'include',
      headers: { ...asked.headers, 'Accept-Language': document.documentElement.lang },
    });
    parts = response.ok ? await read(response, onProgress) : [];
  } catch (error) {
    throw errorOfSilence(String(error));
  }
  if (!response.ok) {
    const body = await response.text().catch(() => '');
    throw errorOfAnswer(response.status, response.statusText, body, response.headers.get('retry-after'));
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return { file: new Blob(parts, { type }), name: nameOf(response.headers.get('content-disposition')) };
}
