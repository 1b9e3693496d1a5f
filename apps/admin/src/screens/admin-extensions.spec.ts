import type { WorkspaceKit } from '@cw/api-client/workspace';
import { adminExtensions } from './admin-extensions.js';

// A file of another project's: read, not imported.
const knownToTheEdge = jest.requireActual<
  Readonly<Record<'marketing' | 'app' | 'admin', Readonly<Record<'open' | 'signedIn', readonly string[]>>>>
>('../../../../tools/edge/pages.json');

// Screens are only listed here, so nothing of the kit is used.
const kit = {} as WorkspaceKit;

describe('the staff’s own screens', () => {
  it.each(adminExtensions(kit).routes.map(({ path }) => path))('AREA-13 %s is a page for the server too', (path) => {
    expect(knownToTheEdge.admin.signedIn).toContain(path);
  });
});
