import { writeFile } from 'node:fs/promises';
import { endpointsFile, generateClient } from './generate-client.mjs';

await writeFile(endpointsFile, await generateClient());
