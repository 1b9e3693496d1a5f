import type { ProjectSummary } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProjectSummary } from '../../../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { InviteButton } from './invite-button.js';

const server = startApiServer();
const contractor = { id: 'k-1', name: 'Tom Brennan', company: 'Brennan & Sons' };
const paint = aProjectSummary({ id: 'p-1', title: 'Paint and eaves', city: 'Kingston' });
const roof = aProjectSummary({ id: 'p-2', title: 'Roof', city: 'Albany' });

const projectsAre = (...items: readonly ProjectSummary[]): void =>
  server.use(http.get(apiUrl('/api/projects'), () => HttpResponse.json({ items, nextCursor: null })));

async function openDialog(options: RenderOptions = {}) {
  const app = await renderWithApp(<InviteButton contractor={contractor} />, options);
  await app.user.click(screen.getByRole('button'));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() => server.use(signedInAs({ role: 'seller' })));

describe('inviting a contractor to bid', () => {
  it('BID-01 asks for the project, and sends one invitation however often one presses', async () => {
    projectsAre(paint, roof);
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl('/api/projects/:id/bid-invitations'), async ({ params, request }) => {
        sent.push([params['id'], await request.json()]);
        return HttpResponse.json({ items: [], nextCursor: null }, { status: 201 });
      }),
    );
    const { dialog, user } = await openDialog();
    const send = await dialog.findByRole('button', { name: 'Send the invitation' });
    await dialog.findByLabelText('On which project?');
    await user.click(send);
    expect(await dialog.findAllByText('Choose a project')).toHaveLength(2);
    expect(sent).toEqual([]);

    await user.selectOptions(dialog.getByLabelText('On which project?'), 'Roof, Albany');
    await user.dblClick(send);

    expect(await screen.findByText('Brennan & Sons was invited to bid')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([['p-2', { contractorId: 'k-1' }]]);
  });

  it('keeps the choice when it is refused, and says why', async () => {
    projectsAre(paint, roof);
    server.use(
      http.post(apiUrl('/api/projects/:id/bid-invitations'), () =>
        problemAnswer(409, { code: 'invitation.already_bid', detail: 'This contractor has bid already.' }),
      ),
    );
    const { dialog, user } = await openDialog();
    await user.selectOptions(await dialog.findByLabelText('On which project?'), 'Roof, Albany');

    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));

    expect(await dialog.findByText('This contractor has bid already.')).toBeInTheDocument();
    expect(dialog.getByLabelText('On which project?')).toHaveValue('p-2');
  });

  it('has the one open project chosen already', async () => {
    projectsAre(paint);
    const { dialog } = await openDialog();

    expect(await dialog.findByLabelText('On which project?')).toHaveValue('p-1');
  });

  it('I18N-01 leads who has no open project to posting one, in Spanish too', async () => {
    projectsAre();
    const { user, dialog } = await openDialog({ locale: 'es' });

    expect(await dialog.findByText(/no tiene ningún proyecto abierto/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Crear proyecto' })).toHaveAttribute('href', '/projects/create');
    await user.click(dialog.getByRole('button', { name: 'Enviar la invitación' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Usted no tiene ningún proyecto abierto a ofertas.');
    expect(dialog.getByRole('link', { name: 'Crear proyecto' })).toHaveFocus();
  });
});
