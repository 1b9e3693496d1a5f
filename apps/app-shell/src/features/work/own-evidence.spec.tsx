import type { FileView } from '@cw/api-client';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCondition } from '../../testing/projects.js';
import { FilesOutbox } from '../../outbox/files/files-outbox.js';
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

const open = (returnedAt: string | null, locale: 'en' | 'es' = 'en') =>
  renderWithApp(
    <FilesOutbox userId="user-1">
      <EvidenceUpload
        projectId="project-1"
        condition={aCondition({ state: 'in_work', evidenceFiles: [EARLY, LATE], returnedAt })}
      />
    </FilesOutbox>,
    { locale },
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
  const dialog = await screen.findByRole('dialog', { name: 'Remove “Photo before: late.jpg”?' });
  expect(dialog).toHaveTextContent('One other file of repair 1 stays.');
  expect(asked).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove photo' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toEqual(['late']);
  expect(screen.getByRole('button', { name: 'Remove Photo before: early.jpg' })).toBeInTheDocument();
});

it('COND-04 keeps the photo that is not to be removed after all', async () => {
  const asked = answerDeletion(() => new HttpResponse(null, { status: 204 }));
  const { user } = await open(null, 'es');

  await user.click(await screen.findByRole('button', { name: /late\.jpg/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Queda otro archivo de la reparación 1.');
  await user.click(screen.getByRole('button', { name: 'Volver' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toEqual([]);
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
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));

  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('It was handed in.');
  expect(screen.getByText('Photo before: late.jpg')).toBeInTheDocument();
});

it('COND-04 says right below its buttons what was not taken, above what is stored', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
  server.use(
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.post(apiUrl('/api/projects/project-1/files'), () => problemAnswer(422, { detail: 'This file is damaged.' })),
  );
  const { user } = await open(null);
  const [input] = await screen.findAllByLabelText('Add photo after, repair 1', { selector: 'input' });

  await user.upload(input as HTMLInputElement, new File(['x'], 'broken.jpg', { type: 'image/jpeg' }));

  const said = await screen.findByText('This file is damaged.');
  expect(said).toHaveAttribute('role', 'alert');
  const stored = screen.getByText('Photo before: early.jpg');
  expect(said.compareDocumentPosition(stored)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
