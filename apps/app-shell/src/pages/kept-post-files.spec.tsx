import { apiUrl, aUser, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { draftFilesOf, forgetDraftFiles, keepDraftFile } from '../outbox/draft-files.js';
import { aProjectDetail } from '../testing/projects.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { EditProjectPage } from './edit-project-page.js';

const server = startApiServer();
const ownerId = aUser().id;
const project = aProjectDetail({ ownerId });
const place = { userId: ownerId, draft: `project.${project.id}` };

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => forgetDraftFiles(ownerId));

it('PROJ-08 a file that had not arrived when its project was left goes out with its page, under its own key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.get(apiUrl(`/api/projects/${project.id}`), () => HttpResponse.json(project)),
    http.post(apiUrl(`/api/projects/${project.id}/files`), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ id: 'file-1', name: 'a.pdf', thumbnailUrl: null }, { status: 201 });
    }),
  );
  await keepDraftFile(place, 'key-1', new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));

  await renderRoutes([{ path: '/projects/:projectId/edit', element: <EditProjectPage /> }], {
    at: `/projects/${project.id}/edit`,
  });

  expect(await screen.findByText('a.pdf')).toBeInTheDocument();
  await waitFor(() => expect(keys).toEqual(['key-1']));
  await waitFor(async () => expect(await draftFilesOf(place)).toEqual([]));
});
