// After `npm run build -w @cw/api`: writes libs/api-client/openapi.json. Then run the client's `generate`.
import { writeFile } from 'node:fs/promises';
import { documentFile, freshDocument } from './document.mjs';

await writeFile(documentFile, await freshDocument());
