import { loadPublicMessages } from '@cw/i18n';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { PublicApp } from '../page/public-app.js';
import { PUBLIC_PAGES } from '../page/public-pages.js';
import type { PublicPath } from '../page/public-path.js';

const server = startApiServer();

async function draw(path: PublicPath, locale: 'en' | 'es' = 'en'): Promise<void> {
  const messages = await loadPublicMessages(locale);
  render(
    <PublicApp
      page={{ path, locale, builtOn: '2026-11-20' }}
      messages={messages}
      content={await PUBLIC_PAGES[path]()}
    />,
  );
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
    ['/contractors', 'Join as a contractor', '/register?role=contractor'],
  ] as const)(
    'AREA-02 %s leads to what it offers, through an account where it takes one',
    async (path, action, address) => {
      await draw(path);

      for (const link of screen.getAllByRole('link', { name: action })) expect(link).toHaveAttribute('href', address);
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
    const rows = await within(list).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Vera R.Arvada, CO · 8 años de oficio',
      'Brennan & SonsArvada, CO · 8 años de oficio',
    ]);
    expect(within(list).queryByRole('link')).not.toBeInTheDocument();
    expect(asked).toBe('?sort=newest&limit=6');
  });

  it('says so when nobody is listed, and when the list could not be fetched, and asks again', async () => {
    let asked = 0;
    server.use(
      http.get(apiUrl('/api/contractors'), () => {
        asked += 1;
        return asked === 1 ? problemAnswer(503, { code: 'server.unavailable' }) : HttpResponse.json({ items: [] });
      }),
    );
    await draw('/find-contractors');

    expect(await screen.findByText(/could not be fetched just now/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/No contractor is listed today/)).toBeInTheDocument();
    expect(asked).toBe(2);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Ffind-contractors',
    );
  });

  it('AREA-02 leads a search to an account, behind which it waits, also without a script', async () => {
    server.use(http.get(apiUrl('/api/contractors'), () => HttpResponse.json({ items: [] })));
    await draw('/find-contractors', 'es');

    const field = screen.getByRole('textbox', { name: 'Código postal de la casa' });
    await userEvent.type(field, '80a202{Enter}');
    expect(field).toHaveAccessibleDescription('Escriba los 5 dígitos de un código postal');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '80202');

    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/es/register');
    expect(field).toHaveAccessibleDescription('');
    expect(form).toHaveFormValues({ next: '/find-contractors?zip=80202' });
    await userEvent.type(field, '9');
    expect(form).toHaveFormValues({ next: '/find-contractors' });
  });
});

const FACTS = [
  '$1,000,000',
  '24 hours',
  '$2,500–$15,000',
  'Free to cancel',
  '2+ years',
  '$0/month',
  'Held in escrow',
  'licensed, insured and background-checked',
  'until the work starts',
];

describe('pages of the audiences', () => {
  it.each(['/sellers', '/buyers', '/agents', '/contractors'] as const)('MKT-01 %s states every fact', async (path) => {
    await draw(path);

    for (const fact of FACTS) expect(screen.getByText(fact)).toBeInTheDocument();
  });

  it.each([
    ['/sellers', 'en', 'What could cost you the sale', 'Evidence ready'],
    ['/sellers', 'es', 'Lo que podría costarle la venta', 'Evidencia lista'],
    ['/buyers', 'en', 'What keeps a buyer awake', 'Documents for the lender'],
    ['/buyers', 'es', 'Lo que no deja dormir a un comprador', 'Documentos para el prestamista'],
    ['/agents', 'en', 'What eats an agent’s week', '1 day past your safe date'],
    ['/agents', 'es', 'Lo que se come la semana de un agente', '1 día después de su fecha segura'],
    ['/contractors', 'en', 'What a small job usually costs you', '$2,574.00'],
    ['/contractors', 'es', 'Lo que suele costarle un trabajo pequeño', '$2,574.00'],
  ] as const)('MKT-01 %s in %s has its own fears and its own sample', async (path, locale, fears, sample) => {
    await draw(path, locale);

    expect(screen.getByRole('region', { name: fears })).toBeInTheDocument();
    expect(screen.getByText(sample)).toBeInTheDocument();
  });
});
