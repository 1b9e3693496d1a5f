// One static host in a container: the edge's own file half, with nginx in front parting the ways. Same caching, same headers,
// same choice between a prerendered page and the empty shell as everywhere.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEdge } from './edge.mjs';

const DEFAULT_PORT = 8080;
// Never reached: nginx sends what belongs to these elsewhere.
const NOWHERE = 'http://127.0.0.1:1';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const publicUrl = process.env.PUBLIC_URL || 'http://localhost:3000';
const hasStripe = Boolean(process.env.STRIPE_PUBLISHABLE_KEY);

const edge = createEdge({ root, publicUrl, apiUrl: NOWHERE, sandboxUrl: null, stripe: hasStripe });
await edge.listen(Number(process.env.PORT) || DEFAULT_PORT, '0.0.0.0');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void edge.close().then(() => process.exit(0)));
