import type { FileView } from '@cw/api-client';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCondition } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { EvidenceUpload } from './evidence-upload.js';

const server = startApiServer();

const aPhoto = (id: string, createdAt: string): FileView => ({
  id,
  kind: 'before',
  name: `${id}.jpg`,
  contentType: 'image/jpeg',
  bytes: 1000,
  width: 4,
  height: 3,
  conditionId: 'c-1',
  disputeId: null,
  uploadedById: 'u-1',
  createdAt,
  url: `/api/files/${id}`,
  thumbnailUrl: null,
});
const EARLY = aPhoto('early', '2026-11-10T12:00:00.000Z');
const LATE = aPhoto('late', '2026-11-12T12:00:00.000Z');

const open = (returnedAt: string | null) =>
  renderWithApp(
    <EvidenceUpload
      projectId="project-1"
      condition={aCondition({ state: 'in_work', evidenceFiles: [EARLY, LATE], returnedAt })}
    />,
  );

function answerDeletion(answer: () => Response): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.delete(apiUrl('/api/files/:id'), ({ params }) => {
      asked.push(String(params['id']));
      return answer();
    }),
  );
  return asked;
}

it('COND-04 takes a wrong photo out before the repair is handed in', async () => {
  const asked = answerDeletion(() => new HttpResponse(null, { status: 204 }));
  const { user } = await open(null);

  await user.click(await screen.findByRole('button', { name: 'Remove Photo before: late.jpg' }));

  await waitFor(() => expect(asked).toEqual(['late']));
  expect(screen.getByRole('button', { name: 'Remove Photo before: early.jpg' })).toBeInTheDocument();
});

it('COND-04 leaves what the client returned as it was seen', async () => {
  await open('2026-11-11T12:00:00.000Z');

  expect(await screen.findByText('Photo before: late.jpg')).toBeInTheDocument();
  expect(screen.queryByText('Photo before: early.jpg')).not.toBeInTheDocument();
});

it('COND-04 says why a photo could not be taken out', async () => {
  answerDeletion(() => problemAnswer(409, { detail: 'It was handed in.' }));
  const { user } = await open(null);

  await user.click(await screen.findByRole('button', { name: 'Remove Photo before: late.jpg' }));

  expect(await screen.findByText('It was handed in.')).toBeInTheDocument();
  expect(screen.getByText('Photo before: late.jpg')).toBeInTheDocument();
});
