import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aConversation } from '../testing/messages.js';
import { renderWithApp } from '../testing/render-with-app.js';
import { ThreadLink } from './thread-link.js';

const server = startApiServer(signedInAs());

const row = (id: string) => <ThreadLink key={id} project={{ id, name: `House ${id}` }} />;

describe('the way from a row to its thread', () => {
  it('MSG-01 counts what is new, leads to it, and asks once for a whole page', async () => {
    let asked = 0;
    const items = [
      aConversation({ id: 'read', projectId: 'two', unread: 0 }),
      aConversation({ id: 'news', projectId: 'two', unread: 3 }),
      aConversation({ id: 'quiet', projectId: 'one', unread: 0 }),
    ];
    server.use(
      http.get(apiUrl('/api/conversations'), () => {
        asked += 1;
        return HttpResponse.json({ items, nextCursor: null });
      }),
    );
    await renderWithApp(<>{['two', 'one', 'none'].map(row)}</>);

    const news = await screen.findByRole('link', { name: /^3 new messages\s*House two$/ });
    expect(news).toHaveAttribute('href', '/messages/news');
    expect(screen.getByRole('link', { name: /^Messages\s*House one$/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(asked).toBe(1);
  });
});
