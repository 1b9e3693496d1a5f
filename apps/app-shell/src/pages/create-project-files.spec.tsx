import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findAnnounced } from '@cw/ui/testing';
import { acceptPosts, fill, NEW_ID, open, post } from '../testing/create-project.js';

const server = startApiServer();

beforeEach(() => {
  window.localStorage.clear();
  server.use(signedInAs({ role: 'seller' }));
});

describe('the files of a new project', () => {
  it('PROJ-08 A11Y-01 sends photos and papers after the post and says when they are stored; one that fails loses nothing and is sent again', async () => {
    const stored: string[] = [];
    let refuse = true;
    server.use(
      acceptPosts([]),
      http.post(apiUrl(`/api/projects/${NEW_ID}/files`), async ({ request }) => {
        const form = await request.formData();
        const file = form.get('file');
        const name = file instanceof File ? file.name : '';
        if (name === 'report.pdf' && refuse) {
          refuse = false;
          return problemAnswer(409, { code: 'request.stale', detail: 'The server is busy.' });
        }
        stored.push(`${String(form.get('kind'))} ${name}`);
        return HttpResponse.json({ id: `stored-${name}` }, { status: 201 });
      }),
    );
    const app = await open();
    await fill(app.user);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file input');
    await app.user.upload(input, [
      new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' }),
      new File(['jpeg'], 'steps.jpg', { type: 'image/jpeg' }),
    ]);
    await post(app.user);

    expect(await screen.findByRole('heading', { name: 'Your project is posted' })).toBeInTheDocument();
    expect(await screen.findByText('1 file was not sent.')).toBeInTheDocument();
    expect(screen.getByText('The server is busy.')).toBeInTheDocument();
    expect(stored).toEqual(['photo steps.jpg']);

    await app.user.click(screen.getByRole('button', { name: 'Send again' }));

    expect(await screen.findByRole('heading', { name: 'The project' })).toBeInTheDocument();
    expect(stored).toEqual(['photo steps.jpg', 'document report.pdf']);
    await findAnnounced(/1 file stored$/);
  });

  it('PROJ-08 offers no second try for a file that can never be taken, only to take it out', async () => {
    server.use(
      acceptPosts([]),
      http.post(apiUrl(`/api/projects/${NEW_ID}/files`), () =>
        problemAnswer(422, { code: 'file.damaged', detail: 'This file is damaged.' }),
      ),
    );
    const app = await open();
    await fill(app.user);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file input');
    await app.user.upload(input, new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' }));
    await post(app.user);

    expect(await screen.findByText('This file is damaged.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Take out this file' }));

    expect(screen.queryByText('report.pdf')).not.toBeInTheDocument();
    expect(screen.queryByText('1 file was not sent.')).not.toBeInTheDocument();
  });

  it('PROJ-08 asks before one that has arrived is deleted, and not before one that has not', async () => {
    const deleted: string[] = [];
    server.use(
      acceptPosts([]),
      http.post(apiUrl(`/api/projects/${NEW_ID}/files`), async ({ request }) => {
        const file = (await request.formData()).get('file');
        if (file instanceof File && file.name === 'steps.jpg')
          return HttpResponse.json({ id: 'stored', thumbnailUrl: null }, { status: 201 });
        return problemAnswer(409, { code: 'request.stale', detail: 'The server is busy.' });
      }),
      http.delete(apiUrl('/api/files/:id'), ({ params }) => {
        deleted.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const app = await open();
    await fill(app.user);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file input');
    await app.user.upload(input, [
      new File(['jpeg'], 'steps.jpg', { type: 'image/jpeg' }),
      new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' }),
    ]);
    await post(app.user);
    await screen.findByText('1 file was not sent.');

    await app.user.click(screen.getByRole('button', { name: 'Remove steps.jpg' }));
    const confirm = await screen.findByRole('button', { name: 'Remove file' });
    expect(deleted).toEqual([]);
    await app.user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('button', { name: 'Remove report.pdf' }));

    expect(screen.queryByText('steps.jpg')).not.toBeInTheDocument();
    expect(screen.queryByText('report.pdf')).not.toBeInTheDocument();
    expect(deleted).toEqual(['stored']);
  });
});
