import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentStack } from './stack.js';

/** Where somebody else's page stands, seen from the product. */
export type Nearness = 'sibling host' | 'foreign host';

export interface HostileSite {
  /** The product as its victim reaches it. */
  readonly product: string;
  /** A page of the attacker's at a host beside the product's, and at one that has nothing to do with it. */
  readonly pages: Readonly<Record<Nearness, string>>;
  readonly close: () => Promise<void>;
}

/** Chromium leads every name under localhost to this machine. */
const HOST = 'closewright.localhost';

/** An empty page under whatever name it is asked for; what it does is the test's to say. */
export async function startHostileSite(): Promise<HostileSite> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<!doctype html><title>You have won</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    product: `http://${HOST}:${new URL(currentStack().url).port}`,
    pages: { 'sibling host': `http://evil.${HOST}:${port}/`, 'foreign host': `http://evil.localhost:${port}/` },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
