import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { FileView, ProjectDetail } from '@cw/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCondition, aProjectDetail } from '../testing/projects.js';
import { renderRoutes, type RenderedApp } from '../testing/render-with-app.js';
import { EditProjectPage } from './edit-project-page.js';

const server = startApiServer();
const ID = aProjectDetail().id;

interface Sent {
  readonly what: string;
  readonly ifMatch: string | null;
  readonly body: unknown;
}

/** A server that holds one project and remembers what it was sent. */
function hold(project: ProjectDetail, sent: Sent[] = []): Sent[] {
  const remember = async (what: string, request: Request): Promise<void> => {
    sent.push({ what, ifMatch: request.headers.get('if-match'), body: await request.json() });
  };
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json(project)),
    http.patch(apiUrl(`/api/projects/${ID}`), async ({ request }) => {
      await remember('project', request);
      return HttpResponse.json({ ...project, version: 2 });
    }),
    http.patch(apiUrl('/api/conditions/:id'), async ({ request }) => {
      await remember('condition', request);
      return HttpResponse.json(aCondition({ version: 2 }));
    }),
    http.post(apiUrl(`/api/projects/${ID}/conditions`), async ({ request }) => {
      await remember('new condition', request);
      return HttpResponse.json(aCondition({ id: '01890000-0000-7000-8000-0000000000c2', number: 2 }), { status: 201 });
    }),
  );
  return sent;
}

async function open(locale: 'en' | 'es' = 'en'): Promise<RenderedApp> {
  const app = await renderRoutes(
    [
      { path: '/projects/:projectId/edit', element: <EditProjectPage /> },
      { path: '/projects/:projectId', element: <h1>The project</h1> },
    ],
    { at: `/projects/${ID}/edit`, locale },
  );
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const title = (): HTMLElement => screen.getByLabelText('Title');
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save changes' });

describe('editing a project', () => {
  it('PROJ-01 COND-01 sends what changed and nothing else, and leads back', async () => {
    const sent = hold(aProjectDetail());
    const { user } = await open();

    await user.clear(title());
    await user.type(title(), 'Handrail before closing');
    await user.type(screen.getByLabelText(/^Page/), '4');
    await user.click(screen.getByRole('button', { name: 'Add another repair' }));
    const [, second] = screen.getAllByRole('article');
    if (second === undefined) throw new Error('No second repair');
    await user.type(within(second).getByRole('textbox', { name: 'Repair' }), 'Strap the water heater');
    await user.type(within(second).getByLabelText('Where in the house'), 'Basement');
    await user.selectOptions(within(second).getByLabelText('Category'), 'plumbing');
    await user.click(save());

    expect(await screen.findByRole('heading', { name: 'The project' })).toBeInTheDocument();
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(sent).toEqual([
      { what: 'project', ifMatch: '"1"', body: { title: 'Handrail before closing' } },
      { what: 'condition', ifMatch: '"1"', body: { page: 4 } },
      { what: 'new condition', ifMatch: null, body: expect.objectContaining({ title: 'Strap the water heater' }) },
    ]);
  });

  const two = [aCondition(), aCondition({ id: '01890000-0000-7000-8000-0000000000c2', number: 2, title: 'Old paint' })];

  it.each([
    ['the only one', { conditions: two.slice(0, 1), bidCount: 0 }],
    ['one that was priced', { conditions: two, bidCount: 1 }],
  ])('COND-01 offers no way to take out %s', async (_, project) => {
    hold(aProjectDetail(project));
    await open();

    expect(screen.queryByRole('button', { name: 'Remove repair 1' })).not.toBeInTheDocument();
  });

  it('COND-01 takes a condition out after asking, and saves the others as before', async () => {
    const sent = hold(aProjectDetail({ conditions: two, bidCount: 0 }));
    let refuse = true;
    server.use(
      http.delete(apiUrl('/api/conditions/:id'), ({ params }) => {
        if (refuse) return problemAnswer(409, { code: 'condition.priced' });
        sent.push({ what: 'removed', ifMatch: null, body: params['id'] });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();
    await user.clear(title());
    await user.type(title(), 'Paint before closing');

    await user.click(screen.getByRole('button', { name: 'Remove repair 1' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the repair' }));
    expect(await screen.findByText('Something is wrong.')).toBeVisible();
    refuse = false;
    await user.click(screen.getByRole('button', { name: 'Remove the repair' }));

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Repair' })).toHaveValue('Old paint');
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'The project' })).toBeInTheDocument();
    expect(sent).toEqual([
      { what: 'removed', ifMatch: null, body: two[0]?.id },
      { what: 'project', ifMatch: '"1"', body: { title: 'Paint before closing' } },
    ]);
  });

  it('PROJ-08 sends and takes away each file at once, without saving', async () => {
    const sent = hold(aProjectDetail());
    const moves: string[] = [];
    server.use(
      http.post(apiUrl(`/api/projects/${ID}/files`), () => {
        moves.push('sent');
        return HttpResponse.json({ id: '01890000-0000-7000-8000-0000000000f1' }, { status: 201 });
      }),
      http.delete(apiUrl('/api/files/:id'), ({ params }) => {
        moves.push(`removed ${String(params.id)}`);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file input');
    await user.upload(input, new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(moves).toEqual(['sent']));
    await user.click(await screen.findByRole('button', { name: 'Remove report.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Remove file' }));

    await waitFor(() => expect(screen.queryByText('report.pdf')).not.toBeInTheDocument());
    expect([moves, sent]).toEqual([['sent', 'removed 01890000-0000-7000-8000-0000000000f1'], []]);
  });

  describe('a file that is stored', () => {
    const [OWNER, PHOTO] = ['01890000-0000-7000-8000-00000000000e', '01890000-0000-7000-8000-0000000000f2'];
    const stored: FileView = {
      ...{ id: PHOTO, kind: 'photo', name: 'roof.jpg', contentType: 'image/jpeg', bytes: 1000, width: 4, height: 3 },
      ...{ conditionId: null, disputeId: null, uploadedById: OWNER, createdAt: '2026-11-10T12:00:00.000Z' },
      ...{ url: `/api/files/${PHOTO}`, thumbnailUrl: null },
    };
    /** Opens the edit of a project that has it; answers what is deleted, by `answer`. */
    async function openWith(answer: () => Response, locale: 'en' | 'es' = 'en') {
      hold(aProjectDetail({ ownerId: OWNER, files: [stored] }));
      const deleted: string[] = [];
      server.use(
        http.delete(apiUrl('/api/files/:id'), ({ params }) => {
          deleted.push(String(params.id));
          return answer();
        }),
      );
      const { user } = await open(locale);
      await user.click(await screen.findByRole('button', { name: /^(Remove|Quitar) roof\.jpg$/ }));
      return { user, deleted };
    }
    const gone = (): Response => new HttpResponse(null, { status: 204 });

    it('PROJ-08 goes only once that is confirmed', async () => {
      const { user, deleted } = await openWith(gone);

      const dialog = await screen.findByRole('dialog', { name: 'Remove “roof.jpg”?' });
      expect(dialog).toHaveTextContent('It is deleted for good.');
      expect(deleted).toEqual([]);
      await user.click(within(dialog).getByRole('button', { name: 'Remove file' }));

      await waitFor(() => expect(screen.queryByText('roof.jpg')).not.toBeInTheDocument());
      expect(deleted).toEqual([PHOTO]);
    });

    it('PROJ-08 stays where its owner thinks again, in Spanish', async () => {
      const { user, deleted } = await openWith(gone, 'es');

      expect(await screen.findByRole('dialog', { name: '¿Quitar “roof.jpg”?' })).toHaveTextContent(
        'Se elimina definitivamente.',
      );
      await user.click(screen.getByRole('button', { name: 'Volver' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByText('roof.jpg')).toBeInTheDocument();
      expect(deleted).toEqual([]);
    });

    it('PROJ-08 stays with the reason where it could not be deleted', async () => {
      const { user } = await openWith(() => problemAnswer(409, { detail: 'The project is closed.' }));

      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Remove file' }));

      expect(await dialog.findByRole('alert')).toHaveTextContent('The project is closed.');
      expect(screen.getByText('roof.jpg')).toBeInTheDocument();
    });
  });

  it('PROJ-01 says once that somebody else changed it, and opens the newest with what was typed on top', async () => {
    hold(aProjectDetail());
    server.use(http.patch(apiUrl(`/api/projects/${ID}`), () => problemAnswer(412, { code: 'request.stale' })));
    const { user } = await open();
    await user.clear(title());
    await user.type(title(), 'My own title');
    await user.click(save());

    expect(await screen.findByText(/was changed elsewhere/)).toBeInTheDocument();
    expect(screen.queryByText(/needs fixing/)).not.toBeInTheDocument();
    expect(screen.queryByText('The changes were not saved')).not.toBeInTheDocument();
    expect(title()).toHaveValue('My own title');
    const sent = hold(aProjectDetail({ title: 'Changed elsewhere', description: 'Newer words.', version: 5 }));
    await user.click(screen.getByRole('button', { name: 'Open it as it is now, with my changes' }));

    expect(await screen.findByText(/with your own changes on top/)).toBeInTheDocument();
    expect(screen.getByDisplayValue('Newer words.')).toBeInTheDocument();
    expect(title()).toHaveValue('My own title');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'The project' })).toBeInTheDocument();
    expect(sent).toEqual([{ what: 'project', ifMatch: '"5"', body: { title: 'My own title' } }]);
  });

  it('PROJ-01 puts a fault that the server found in a new repair at its field, past an empty place', async () => {
    hold(aProjectDetail());
    server.use(
      http.post(apiUrl(`/api/projects/${ID}/conditions`), () =>
        problemAnswer(422, { errors: [{ path: 'location', code: 'too_long', message: 'Say it shorter.' }] }),
      ),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add another repair' }));
    await user.click(screen.getByRole('button', { name: 'Add another repair' }));
    const [, , third] = screen.getAllByRole('article');
    if (third === undefined) throw new Error('No third repair');
    await user.type(within(third).getByRole('textbox', { name: 'Repair' }), 'Strap the water heater');
    await user.type(within(third).getByLabelText('Where in the house'), 'Basement');
    await user.selectOptions(within(third).getByLabelText('Category'), 'plumbing');
    await user.click(save());

    expect(await within(third).findByText('Say it shorter.')).toBeInTheDocument();
  });

  it('PROJ-04 is over once the project is no longer open, also in Spanish', async () => {
    hold(aProjectDetail({ status: 'in_progress', actions: [] }));
    await open('es');

    expect(screen.getByRole('heading', { name: 'Este proyecto ya no se puede editar', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Al proyecto' })).toHaveAttribute('href', `/projects/${ID}`);
  });

  it('PROJ-05 does not exist for others', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(apiUrl(`/api/projects/${ID}`), () => problemAnswer(404, { code: 'project.not_found' })),
    );
    await open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/not found|no project/i);
  });
});
