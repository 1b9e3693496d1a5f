import { apiUrl, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { keep, readKept } from '../../forms/kept-draft.js';
import { aCondition, aProjectDetail } from '../../testing/projects.js';
import { renderRoutes } from '../../testing/render-with-app.js';
import { RouteErrorPage } from '../../app/bare/route-error-page.js';
import { ChangeOrdersPanel } from './change-orders-panel.js';
import { anAgreement } from './testing/an-agreement.js';

const server = startApiServer();

// As after a new build, which has other files.
jest.mock('./propose-dialog.js', () => {
  throw new Error('Loading chunk 7 failed');
});

const project = aProjectDetail({ ...anAgreement(), conditions: [aCondition({ id: 'rail', state: 'in_work' })] });
const asWords = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a dialog whose script is gone', () => {
  it('NET-03 AREA-15 leaves the page and every draft where they are, and offers to reload', async () => {
    server.use(
      http.get(apiUrl('/api/projects/:id/change-orders'), () => HttpResponse.json({ items: [], canPropose: true })),
    );
    keep('beside', 'The posts are rotten too.');
    // Noted as one that this page was drawn with.
    readKept('beside', asWords);
    const { user } = await renderRoutes([
      { path: '/', errorElement: <RouteErrorPage />, element: <ChangeOrdersPanel project={project} /> },
    ]);

    await user.click(await screen.findByRole('button', { name: 'Propose a change' }));

    expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Propose a change' })).toBeInTheDocument();
    expect(readKept('beside', asWords)).toBe('The posts are rotten too.');
  });
});
