import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspaceKit } from '@cw/api-client/workspace';
import { adminExtensions } from './admin-extensions.js';

const KNOWN_TO_THE_EDGE = join(__dirname, '../../../../tools/edge/pages.json');
const { admin } = JSON.parse(readFileSync(KNOWN_TO_THE_EDGE, 'utf8')) as { readonly admin: readonly string[] };

// Screens are only listed here, so nothing of the kit is used.
const kit = {} as WorkspaceKit;

describe('the staff’s own screens', () => {
  it.each(adminExtensions(kit).routes.map(({ path }) => path))('AREA-13 %s is a page for the server too', (path) => {
    expect(admin).toContain(path);
  });
});
