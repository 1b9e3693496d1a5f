import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { DROPPED, jsonAnswer, type Answer, type Incoming } from './answer.js';

const LARGEST_BODY_BYTES = 1_048_576;

export type Handler = (incoming: Incoming) => Promise<Answer>;

export interface Serving {
  readonly handler: Handler;
  /** Told of an error that the handler did not expect; the caller gets a 500. */
  readonly onFailure: (error: unknown) => void;
}

class BodyTooLargeError extends Error {}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection has to outlive a body that is too large, or the caller never sees why it was refused.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > LARGEST_BODY_BYTES) {
      request.resume();
      throw new BodyTooLargeError();
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function flattenHeaders(request: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

async function readIncoming(request: IncomingMessage): Promise<Incoming> {
  const address = request.url ?? '/';
  const mark = address.indexOf('?');
  return {
    method: request.method ?? 'GET',
    path: mark === -1 ? address : address.slice(0, mark),
    query: mark === -1 ? '' : address.slice(mark + 1),
    headers: flattenHeaders(request),
    body: await readBody(request),
  };
}

function send(response: ServerResponse, reply: Answer): void {
  // Whoever asked ends it: by hanging up, or when the sandbox closes.
  if (reply.kind === 'hung') return;
  if (reply.kind === 'dropped') {
    response.socket?.destroy();
    return;
  }
  response.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.body) });
  response.end(reply.body);
}

async function answerRequest({ handler, onFailure }: Serving, request: IncomingMessage): Promise<Answer> {
  try {
    return await handler(await readIncoming(request));
  } catch (error) {
    if (request.destroyed && !request.complete) return DROPPED;
    if (error instanceof BodyTooLargeError) {
      return jsonAnswer(
        413,
        { error: { type: 'invalid_request_error', message: 'The request body is too large.' } },
        { connection: 'close' },
      );
    }
    onFailure(error);
    return jsonAnswer(500, { error: { type: 'api_error', message: 'An unknown error occurred.' } });
  }
}

/** Listens on the loopback interface only: what is here must never be reachable from another machine. */
export async function listen(port: number, serving: Serving): Promise<Server> {
  const server = createServer((request, response) => {
    void answerRequest(serving, request).then((reply) => send(response, reply));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
