import { createServer } from 'node:http';

/** Passes the sandbox's deliveries on to the API, whose address is known only after the sandbox has started. */
export interface WebhookRelay {
  readonly url: string;
  /** From now on deliveries go there; until then they are refused, and the sandbox tries again. */
  target: string | undefined;
  /** Resolves once the event of this type about this object has been passed on and answered. */
  delivered(type: string, objectId: string): Promise<void>;
  close(): Promise<void>;
}

function nameOf(body: string): string {
  const event: { type?: string; data?: { object?: { id?: string } } } = JSON.parse(body);
  return `${event.type ?? ''} ${event.data?.object?.id ?? ''}`;
}

export async function startWebhookRelay(): Promise<WebhookRelay> {
  const seen: string[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const status = relay.target === undefined ? 503 : await passOn(relay.target, body, request.headers);
      response.writeHead(status).end();
      if (status === 200) seen.push(nameOf(body));
      for (const check of waiting) check();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const relay: WebhookRelay = {
    url: `http://127.0.0.1:${port}/webhook`,
    target: undefined,
    delivered: (type, objectId) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!seen.includes(`${type} ${objectId}`)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return relay;
}

async function passOn(target: string, body: string, headers: NodeJS.Dict<string | string[]>): Promise<number> {
  const response = await fetch(target, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': String(headers['stripe-signature']),
    },
  });
  return response.status;
}
