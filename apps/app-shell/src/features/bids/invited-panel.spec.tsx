import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { ProjectParty } from '@cw/domain';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { InvitedPanel } from './invited-panel.js';

const server = startApiServer();

const invitation = (name: string, hasBid: boolean) => ({
  id: name,
  contractorId: name.toLowerCase(),
  contractorName: name,
  invitedAt: '2026-01-05T12:00:00.000Z',
  hasBid,
});
const has = (...items: ReturnType<typeof invitation>[]): void =>
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl('/api/projects/:id/bid-invitations'), () => HttpResponse.json({ items, nextCursor: null })),
  );
const open = (parties: ProjectParty[] = ['owner'], options: RenderOptions = {}) =>
  renderWithApp(
    <InvitedPanel
      project={aProjectDetail({ parties })}
      contractorPath={(id) => `/contractors/${id}`}
      morePath="/find-contractors?zip=12401&trade=painting"
    />,
    options,
  );

describe('whom the client invited to bid', () => {
  it('BID-01 says who was asked when, and who has bid since', async () => {
    has(invitation('Diaz', true), invitation('Moss', false));
    await open();

    const [diaz, moss] = await screen.findAllByRole('listitem');
    if (!diaz || !moss) throw new Error('Both were invited');
    expect(within(diaz).getByRole('link', { name: 'Diaz' })).toHaveAttribute(
      'href',
      expect.stringContaining('/contractors/diaz'),
    );
    expect(within(diaz).getByText('Invited Mon, Jan 5')).toBeInTheDocument();
    expect(within(diaz).getByText('Has bid')).toBeInTheDocument();
    expect(within(moss).getByText('No bid yet')).toBeInTheDocument();
    expect(screen.getByText('2 contractors invited, 1 bid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Invite more contractors' })).toHaveAttribute(
      'href',
      expect.stringContaining('/find-contractors?zip=12401&trade=painting'),
    );
  });

  it('leads to contractors near by when nobody is invited, in Spanish too', async () => {
    has();
    await open(['decider'], { locale: 'es' });

    expect(await screen.findByText('Ningún contratista invitado aún')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Invitar a contratistas' })).toBeInTheDocument();
  });

  it('shows a viewer the same list without a way to invite', async () => {
    has(invitation('Moss', false));
    await open(['viewer']);

    expect(await screen.findByText('No bid yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Invite more contractors' })).not.toBeInTheDocument();
  });

  it('says when the list did not come, and reads it again on request', async () => {
    let calls = 0;
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(apiUrl('/api/projects/:id/bid-invitations'), () => {
        calls += 1;
        return calls === 1 ? problemAnswer(404) : HttpResponse.json({ items: [], nextCursor: null });
      }),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('No contractor invited yet')).toBeInTheDocument();
  });
});
