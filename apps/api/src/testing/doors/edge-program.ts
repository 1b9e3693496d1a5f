import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Edge {
  readonly listen: (port: number, host: string) => Promise<number>;
}
interface EdgeModule {
  readonly createEdge: (options: object) => Edge;
}
interface ProxiesModule {
  readonly proxies: (text: string) => string[];
}
interface Told {
  readonly apiUrl: readonly string[];
  readonly publicUrl: string;
  readonly trustProxy?: string;
}

/** The product's own edge in front of several processes, in a process of its own. Told where these are by its parent. */
const root = resolve('../..');
const { createEdge } = (await import(pathToFileURL(join(root, 'tools/edge/edge.mjs')).href)) as EdgeModule;
const { proxies } = (await import(pathToFileURL(join(root, 'tools/config/proxies.mjs')).href)) as ProxiesModule;

process.once('message', ({ trustProxy, ...told }: Told) => {
  const trustedProxies = trustProxy === undefined ? [] : proxies(trustProxy);
  void createEdge({ root, sandboxUrl: null, stripe: false, trustedProxies, ...told })
    .listen(0, '127.0.0.1')
    .then((port) => process.send?.({ port }));
});
process.on('disconnect', () => process.exit(0));
