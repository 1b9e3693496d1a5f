import { loadPublicMessages } from '@cw/i18n';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { PublicApp } from '../page/public-app.js';
import type { PublicPath } from '../page/public-path.js';

const server = startApiServer();

async function draw(path: PublicPath, locale: 'en' | 'es' = 'en'): Promise<void> {
  const messages = await loadPublicMessages(locale);
  render(<PublicApp page={{ path, locale, builtOn: '2026-11-20' }} messages={messages} />);
}
const contractor = (name: string, company: string | null) => ({
  id: name,
  name,
  company,
  city: 'Arvada',
  state: 'CO',
  experienceYears: 8,
});

describe('landing pages', () => {
  it.each([
    ['/sellers', 'Post your list', '/register?next=%2Fprojects%2Fcreate'],
    ['/waitlist', 'Join the waitlist', '#join'],
    ['/contractors', 'Join as a contractor', '/register'],
  ] as const)(
    'AREA-02 %s leads to what it offers, through an account where it takes one',
    async (path, action, address) => {
      await draw(path);

      expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', address);
    },
  );

  it('AREA-02 shows visitors the newest contractors, as a list, and nothing by which to reach them', async () => {
    let asked = '';
    server.use(
      http.get(apiUrl('/api/contractors'), ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ items: [contractor('Vera R.', null), contractor('Tom B.', 'Brennan & Sons')] });
      }),
    );
    await draw('/find-contractors', 'es');

    const list = await screen.findByRole('region', { name: 'Los contratistas más recientes' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Vera R.Arvada, CO · 8 años de oficio',
      'Brennan & SonsArvada, CO · 8 años de oficio',
    ]);
    expect(within(list).queryByRole('link')).not.toBeInTheDocument();
    expect(asked).toBe('?sort=newest&limit=6');
  });

  it('is complete without an answer', async () => {
    let asked = 0;
    server.use(
      http.get(apiUrl('/api/contractors'), () => {
        asked += 1;
        return problemAnswer(503, { code: 'server.unavailable' });
      }),
    );
    await draw('/find-contractors');

    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('region', { name: 'The newest contractors' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Ffind-contractors',
    );
  });
});
