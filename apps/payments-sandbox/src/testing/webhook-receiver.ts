import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly body: string;
  readonly signature: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Answers the next so many deliveries with this status; 200 after them. */
  refuseNext(times: number, status: number): void;
  /** Resolves once the condition holds for what has arrived. */
  until(condition: (received: readonly Received[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

/** An endpoint that keeps everything it is sent. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  let refusals = 0;
  let refusalStatus = 500;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        body: Buffer.concat(chunks).toString('utf8'),
        signature: String(request.headers['stripe-signature']),
      });
      const refuse = refusals > 0;
      if (refuse) refusals -= 1;
      response.writeHead(refuse ? refusalStatus : 200).end();
      for (const check of waiting) check();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    refuseNext(times, status) {
      refusals = times;
      refusalStatus = status;
    },
    until: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (condition(received)) resolve();
        };
        waiting.push(check);
        check();
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
