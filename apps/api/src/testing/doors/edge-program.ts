import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Edge {
  readonly listen: (port: number, host: string) => Promise<number>;
}
interface EdgeModule {
  readonly createEdge: (options: object) => Edge;
}

/** The product's own edge in front of several processes, in a process of its own. Told where these are by its parent. */
const root = resolve('../..');
const { createEdge } = (await import(pathToFileURL(join(root, 'tools/edge/edge.mjs')).href)) as EdgeModule;

process.once('message', (options: object) => {
  void createEdge({ root, sandboxUrl: null, stripe: false, ...options })
    .listen(0, '127.0.0.1')
    .then((port) => process.send?.({ port }));
});
process.on('disconnect', () => process.exit(0));
