import { readFile } from 'node:fs/promises';
import { endpointsFile, generateClient } from './generate-client.mjs';

const committed = await readFile(endpointsFile, 'utf8');
const fresh = await generateClient();

if (committed === fresh) {
  console.log('Client: endpoints.gen.ts is what openapi.json describes');
} else {
  console.error('Client: endpoints.gen.ts differs from openapi.json. Run `npm run generate -w @cw/api-client` and commit.');
  process.exitCode = 1;
}
