import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateClient, generatedFolder } from './generate-client.mjs';

const files = await generateClient();
// An area that is gone leaves no file behind.
await rm(generatedFolder, { recursive: true, force: true });
await mkdir(generatedFolder, { recursive: true });
for (const [name, text] of files) await writeFile(join(generatedFolder, name), text);
