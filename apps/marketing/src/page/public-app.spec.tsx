import { loadPublicMessages, LOCALES } from '@cw/i18n';
import { render, screen, within } from '@testing-library/react';
import type { Locale } from '@cw/i18n';
import { sayFormFailed } from '../workspace/form-failed.js';
import { PublicApp } from './public-app.js';
import { PUBLIC_PAGES } from './public-pages.js';
import { PUBLIC_PATHS, type PublicPath } from './public-path.js';

async function draw(path: PublicPath, locale: Locale = 'en'): Promise<void> {
  const refuse = (error: Error): never => {
    throw error;
  };
  const messages = await loadPublicMessages(locale);
  render(
    <PublicApp
      page={{ path, locale, builtOn: '2026-11-20' }}
      messages={messages}
      content={await PUBLIC_PAGES[path]()}
      onTextError={refuse}
    />,
  );
}

const both = PUBLIC_PATHS.flatMap((path) => LOCALES.map((locale) => [path, locale] as const));

describe('public pages', () => {
  it.each(both)(
    'AREA-02 I18N-01 I18N-02 draw %s in %s with one h1, a title, no missing text, and both languages',
    async (path, locale) => {
      await draw(path, locale);

      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.title).toMatch(/ · Closewright$/);
      expect(screen.getByRole('main')).toBeInTheDocument();
      const links = within(screen.getAllByRole('group')[0] ?? document.body).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('data-locale'))).toEqual(['en', 'es']);
      expect(links.find((link) => link.getAttribute('aria-current') === 'true')).toHaveAttribute('data-locale', locale);
    },
  );

  it.each([
    ['en', 'The form is loading.', /^The form did not load/],
    ['es', 'El formulario se está cargando.', /^El formulario no se cargó/],
  ] as const)(
    'INT-06 AREA-16 the request form’s page says in %s that it loads, or that it failed',
    async (locale, loading, failed) => {
      await draw('/repair-intake', locale);
      expect(screen.getByText(loading)).toBeVisible();
      expect(screen.getByText(failed)).not.toBeVisible();

      sayFormFailed();

      expect(screen.getByText(loading)).not.toBeVisible();
      expect(screen.getByText(failed)).toBeVisible();
      expect(screen.getByText(failed).closest('[role="alert"]')).toBeVisible();
    },
  );

  it('MKT-01 the home page states every fact', async () => {
    await draw('/');

    const facts = [
      '$1,000,000',
      '24 hours',
      '$2,500–$15,000',
      'Free to cancel',
      '2+ years',
      '$0/month',
      'Held in escrow',
      '10%',
    ];
    for (const fact of facts) expect(screen.getByText(fact)).toBeInTheDocument();
    expect(screen.getByText('licensed, insured and background-checked')).toBeInTheDocument();
    expect(screen.getByText('until the work starts')).toBeInTheDocument();
  });

  it('INT-06 the home page shows how it works in four steps', async () => {
    await draw('/');

    const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Submit your request',
      'Get matched with contractors',
      'Compare bids',
      'Approve, then pay',
    ]);
  });

  it('MKT-01 the contractors’ page names the papers, the plan and the fee', async () => {
    await draw('/contractors');

    expect(screen.getByText(/\$1M of general liability, background check, and 2\+ years/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Basic plan: $0 a month' })).toBeInTheDocument();
    expect(screen.getAllByText(/10% of completed work/)[0]).toBeVisible();
  });

  it('SUP-01 the support page gives the hours and the promise to answer', async () => {
    await draw('/support');

    expect(screen.getByText('9 AM – 6 PM')).toBeInTheDocument();
    expect(screen.getByText('10 AM – 4 PM')).toBeInTheDocument();
    expect(screen.getByText('Closed')).toBeInTheDocument();
    expect(screen.getByText(/answered within 24 hours/)).toBeInTheDocument();
  });

  it('I18N-02 links of a Spanish page stay in Spanish', async () => {
    await draw('/', 'es');

    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const foreign = addresses.filter(
      (address) => !address.startsWith('/es/') && !address.startsWith('#') && address !== '/',
    );
    expect(foreign).toEqual([]);
  });
});
