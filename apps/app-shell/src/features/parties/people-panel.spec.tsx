import type { PartyView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../../testing/enter.js';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { PeoplePanel } from './people-panel.js';

const server = startApiServer();
const PROJECT = aProjectDetail({ onBehalfOf: { name: 'Ana Park', role: 'seller' } });

const aParty = (overrides: Partial<PartyView> = {}): PartyView => ({
  id: 'party-1',
  projectId: PROJECT.id,
  email: 'ana@example.com',
  name: 'Ana Park',
  role: 'seller',
  right: 'view',
  state: 'accepted',
  invitedAt: '2026-01-05T12:00:00.000Z',
  expiresAt: '2099-01-19T12:00:00.000Z',
  acceptedAt: '2026-01-06T12:00:00.000Z',
  isMe: false,
  ...overrides,
});

function has(items: readonly PartyView[], canManage = true): void {
  server.use(
    signedInAs({ role: 'agent' }),
    http.get(apiUrl('/api/projects/:id/parties'), () => HttpResponse.json({ items, nextCursor: null, canManage })),
  );
}
function sent(method: 'post' | 'patch' | 'delete', path: string, answer: () => Response): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http[method](apiUrl(path), async ({ request }) => {
      bodies.push(method === 'delete' ? null : await request.json());
      return answer();
    }),
  );
  return bodies;
}
const open = (project = PROJECT) => renderWithApp(<PeoplePanel project={project} onLeft={() => undefined} />);

describe('people on a deal', () => {
  it('PROJ-10 are the owner, for whom it posts, and whom it invited, with what they may do', async () => {
    has([
      aParty({ right: 'decide' }),
      aParty({
        id: 'party-2',
        name: null,
        email: 'new@example.com',
        role: 'buyer',
        state: 'pending',
        acceptedAt: null,
      }),
    ]);
    await open();

    const panel = await screen.findByRole('region', { name: 'People on this deal' });
    expect(panel.closest('[data-print="hidden"]')).not.toBeNull();
    expect(within(panel).getByText('On behalf of Ana Park (Seller)')).toBeInTheDocument();
    expect(within(panel).getByText('Seller · may decide and pay')).toBeInTheDocument();
    expect(within(panel).getByText('new@example.com')).toBeInTheDocument();
    expect(within(panel).getByText('Invited')).toBeInTheDocument();
    expect(within(panel).getAllByRole('button', { name: 'Send again: new@example.com' })).toHaveLength(1);
  });

  it('PROJ-10 are invited by mail: what is missing is said at its field, and what the API refuses too', async () => {
    has([]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite somebody to this project' });

    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
    expect(await within(dialog).findByRole('link', { name: 'Choose who they are' })).toBeInTheDocument();

    const bodies = sent('post', '/api/projects/:id/parties', () =>
      problemAnswer(422, {
        code: 'request.invalid',
        errors: [{ path: 'email', code: 'taken', message: 'This is taken.' }],
      }),
    );
    await enter(user, within(dialog).getByLabelText('Email'), 'ana@example.com');
    await user.click(within(dialog).getByLabelText('Seller'));
    await user.click(within(dialog).getByLabelText(/^Decide and pay/));
    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));

    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveAccessibleDescription('This is taken.'));
    expect(bodies).toEqual([{ email: 'ana@example.com', name: null, role: 'seller', right: 'decide' }]);
    expect(within(dialog).getByLabelText('Email')).toHaveValue('ana@example.com');
  });

  it('PROJ-10 may be given another right, and be removed', async () => {
    has([aParty()]);
    const changed = sent('patch', '/api/parties/party-1', () => HttpResponse.json(aParty({ right: 'decide' })));
    const removed = sent('delete', '/api/parties/party-1', () => new HttpResponse(null, { status: 204 }));
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Change: Ana Park' }));
    const dialog = await screen.findByRole('dialog', { name: 'What may Ana Park do?' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose what else Ana Park may do.');
    await user.click(within(dialog).getByLabelText(/^Decide and pay/));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changed).toEqual([{ right: 'decide' }]));

    await user.click(await screen.findByRole('button', { name: 'Remove: Ana Park' }));
    const asked = await screen.findByRole('dialog', { name: 'Remove Ana Park from this project?' });
    await user.click(within(asked).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removed).toHaveLength(1));
  });

  it('ROLE-06 are shown to the invited, who may leave and change nothing else', async () => {
    has([aParty({ isMe: true })], false);
    await open(aProjectDetail({ parties: ['viewer'] }));

    expect(await screen.findByRole('button', { name: 'Leave' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  });

  it('ROLE-06 are not shown to contractors', async () => {
    has([aParty()]);
    const { container } = await open(aProjectDetail({ parties: ['awarded_contractor'] }));

    expect(container).not.toHaveTextContent('People on this deal');
  });
});
