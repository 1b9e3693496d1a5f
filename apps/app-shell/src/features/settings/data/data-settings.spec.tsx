import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type DefaultBodyType, type PathParams } from 'msw';
import { enter } from '../../../testing/enter.js';
import { aProjectDetail } from '../../../testing/projects.js';
import { prove, wantsProof } from '../../../testing/reauthentication.js';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { Settings } from '../settings.js';

const server = startApiServer();
const me = aUser();
const ARCHIVE = 'closewright-export-2026-11-20.zip';

const open = (options: RenderOptions = {}) =>
  renderWithApp(<Settings user={options.basePath === '' ? aUser({ role: 'contractor' }) : me} />, {
    at: '/settings?tab=data',
    ...options,
  });

const exportAnswers = (answer: () => HttpResponse<DefaultBodyType>) =>
  http.get<PathParams, DefaultBodyType, DefaultBodyType>(apiUrl('/api/users/:id/export'), answer);

const archive = () =>
  HttpResponse.arrayBuffer(new TextEncoder().encode('PK'.repeat(2048)).buffer, {
    headers: { 'Content-Type': 'application/zip', 'Content-Disposition': `attachment; filename="${ARCHIVE}"` },
  });

/** What the browser was given to keep. */
function keptFiles(): { readonly names: string[] } {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:kept';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names };
}

beforeEach(() => server.use(signedInAs()));
afterEach(() => jest.restoreAllMocks());

describe('export', () => {
  it('AUTH-08 asks for the password, then hands the archive to the browser and says so', async () => {
    const proof = wantsProof();
    const { names } = keptFiles();
    server.use(
      proof.handler,
      exportAnswers(() => proof.refusal() ?? archive()),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await prove(user);

    expect(await screen.findByText('Your data is downloaded.')).toBeInTheDocument();
    expect(names).toEqual([ARCHIVE]);
    expect(screen.getByText(/closewright-export-2026-11-20\.zip, 4 kB/)).toBeInTheDocument();
  });

  it('AUTH-08 I18N-01 says in Spanish what went wrong, and tries again', async () => {
    const { names } = keptFiles();
    server.use(
      http.get(apiUrl('/api/users/:id/export'), () => problemAnswer(503, { detail: 'Vuelva en un momento.' }), {
        once: true,
      }),
      http.get(apiUrl('/api/users/:id/export'), archive),
    );
    const { user } = await open({ locale: 'es' });
    await user.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
    expect(await screen.findByText('El archivo no llegó.')).toBeInTheDocument();
    expect(screen.getByText(/Vuelva en un momento/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));

    expect(await screen.findByText('Sus datos se descargaron.')).toBeInTheDocument();
    expect(names).toEqual([ARCHIVE]);
  });
});

describe('deletion', () => {
  const ask = async (user: Awaited<ReturnType<typeof open>>['user'], email: string): Promise<HTMLElement> => {
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account for good?' });
    await enter(user, within(dialog).getByRole('textbox'), email);
    return dialog;
  };

  it('AUTH-08 says what happens, wants the address typed and the password, and leads out with a word', async () => {
    const proof = wantsProof();
    const deleted: unknown[] = [];
    server.use(
      proof.handler,
      http.delete(apiUrl('/api/users/:id'), ({ params }) => {
        const refusal = proof.refusal();
        if (refusal !== undefined) return refusal;
        deleted.push(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, location } = await open();
    expect(await screen.findByText(/Your open projects are cancelled/)).toBeInTheDocument();

    const dialog = await ask(user, 'somebody@else.example');
    const confirm = within(dialog).getByRole('button', { name: 'Delete for good' });
    await user.click(confirm);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/^Type .* to confirm$/);
    expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await user.clear(within(dialog).getByRole('textbox'));
    await enter(user, within(dialog).getByRole('textbox'), ' Seller@demo.closewright.test');
    await user.click(confirm);
    await prove(user);

    await waitFor(() => expect(location()).toBe('/login'));
    expect(deleted).toEqual([me.id]);
  });

  it('AUTH-08 says what stands in the way, with the way there', async () => {
    server.use(
      http.delete(apiUrl('/api/users/:id'), () =>
        problemAnswer(409, { code: 'user.money_held', detail: 'Money is held on a project of this account.' }),
      ),
    );
    const { user } = await open();
    const dialog = await ask(user, me.email);

    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const held = screen.getByText('The account cannot be deleted yet.').closest('[role="alert"]');
    expect(held).toHaveTextContent('Money is held on a project of this account.');
    expect(held).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to your projects' })).toHaveAttribute('href', '/projects');
  });

  it('AUTH-08 names each project that stands in the way, with the way to it', async () => {
    server.use(
      http.delete(apiUrl('/api/users/:id'), () =>
        problemAnswer(409, {
          code: 'user.money_held',
          detail: 'Money is held on a project of this account.',
          extra: { projectIds: ['p-1', 'p-2', 'p-gone'] },
        }),
      ),
      http.get(apiUrl('/api/projects/p-1'), () =>
        HttpResponse.json(
          aProjectDetail({ id: 'p-1', title: 'Stair rail', address: '62 Wall Street', clientName: null }),
        ),
      ),
      http.get(apiUrl('/api/projects/p-2'), () =>
        HttpResponse.json(aProjectDetail({ id: 'p-2', title: 'Roof', address: '9 Cinnamon Court', clientName: null })),
      ),
      http.get(apiUrl('/api/projects/p-gone'), () => problemAnswer(404, { detail: 'There is nothing here.' })),
    );
    const { user } = await open();
    const dialog = await ask(user, me.email);

    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));

    const held = (await screen.findByText('The account cannot be deleted yet.')).closest('[role="alert"]');
    expect(await screen.findByRole('link', { name: /^62 Wall Street.*Stair rail$/ })).toHaveAttribute(
      'href',
      '/projects/p-1',
    );
    expect(await screen.findByRole('link', { name: /^9 Cinnamon Court.*Roof$/ })).toHaveAttribute(
      'href',
      '/projects/p-2',
    );
    expect(held).toHaveFocus();
    // One that does not arrive is still reached through the list of all.
    expect(screen.getByRole('link', { name: 'Go to your projects' })).toBeInTheDocument();
  });

  it('AUTH-08 names every reason at once, each with its projects', async () => {
    const money = { code: 'user.money_held', detail: 'Money is still open.', projectIds: ['p-1'] } as const;
    const work = { code: 'user.work_under_way', detail: 'Work is under way.', projectIds: ['p-1', 'p-2'] } as const;
    const project = (id: string, address: string) =>
      http.get(apiUrl(`/api/projects/${id}`), () => HttpResponse.json(aProjectDetail({ id, address })));
    server.use(
      http.delete(apiUrl('/api/users/:id'), () =>
        problemAnswer(409, { ...money, extra: { projectIds: ['p-1'], holds: [money, work] } }),
      ),
      project('p-1', '62 Wall Street'),
      project('p-2', '9 Cinnamon Court'),
    );
    const { user } = await open();
    const dialog = await ask(user, me.email);

    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));

    const held = (await screen.findByText('The account cannot be deleted yet.')).closest('[role="alert"]');
    await screen.findByRole('link', { name: /^9 Cinnamon Court/ });
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^62 Wall Street/ })).toHaveLength(2));
    expect(held).toHaveTextContent(
      /Money is still open\..*62 Wall Street.*Work is under way\..*62 Wall Street.*9 Cinnamon Court/,
    );
  });

  it('AUTH-08 leads a contractor to the jobs that stand in the way', async () => {
    server.use(
      http.delete(apiUrl('/api/users/:id'), () =>
        problemAnswer(409, { code: 'user.work_under_way', detail: 'A project of this account is under way.' }),
      ),
    );
    const { user } = await open({ basePath: '' });
    const dialog = await ask(user, me.email);

    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));

    expect(await screen.findByRole('link', { name: 'Go to your jobs' })).toHaveAttribute('href', '/my-jobs');
  });

  it('AUTH-08 keeps the dialog and what was typed when the call fails', async () => {
    server.use(http.delete(apiUrl('/api/users/:id'), () => problemAnswer(500, { detail: 'Something went wrong.' })));
    const { user } = await open();
    const dialog = await ask(user, me.email);

    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));

    expect(await within(dialog).findByText('Something went wrong.')).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox')).toHaveValue(me.email);
  });
});
