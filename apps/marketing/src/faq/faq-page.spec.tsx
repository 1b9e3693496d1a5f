import { loadPublicMessages, LOCALES, type Locale } from '@cw/i18n';
import { render, screen } from '@testing-library/react';
import { PublicApp } from '../page/public-app.js';
import { PUBLIC_PAGES } from '../page/public-pages.js';
import type { PublicPath } from '../page/public-path.js';
import { FAQ_ENTRIES } from './faq-entries.js';

async function draw(path: PublicPath, locale: Locale): Promise<void> {
  const messages = await loadPublicMessages(locale);
  render(
    <PublicApp
      page={{ path, locale, builtOn: '2026-11-20' }}
      messages={messages}
      content={await PUBLIC_PAGES[path]()}
    />,
  );
}
const answer = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`No answer stands at #${id}`);
  return element;
};

afterEach(() => window.history.replaceState(null, '', '/'));

describe('questions', () => {
  it.each(LOCALES)('have each an address of their own in %s', async (locale) => {
    await draw('/faq', locale);

    const prefix = locale === 'es' ? '/es' : '';
    for (const { id } of FAQ_ENTRIES) {
      expect(answer(id).querySelector('a')).toHaveAttribute('href', `${prefix}/faq#${id}`);
    }
    expect(new Set(FAQ_ENTRIES.map(({ id }) => id)).size).toBe(FAQ_ENTRIES.length);
  });

  it('open where an address leads to, and no other', async () => {
    window.history.replaceState(null, '', '/faq#silence');
    HTMLElement.prototype.scrollIntoView = () => undefined;
    await draw('/faq', 'en');

    expect(screen.getAllByRole('group').filter((group) => group.hasAttribute('open'))).toEqual([
      answer('silence').closest('details'),
    ]);
  });

  it('MKT-01 answer with the facts', async () => {
    await draw('/faq', 'en');

    expect(answer('checked')).toHaveTextContent(
      'licensed, insured and background-checked, with at least 2 years of experience and $1M of general liability insurance',
    );
    expect(answer('cost')).toHaveTextContent('The Basic plan is $0/month. The typical project is $2,500–$15,000.');
    expect(answer('cancel')).toHaveTextContent('free of charge before work starts');
    expect(answer('bids-when')).toHaveTextContent('Bids within 24 hours');
  });

  it('have no second address where only some of them stand', async () => {
    await draw('/', 'en');

    expect(FAQ_ENTRIES.filter(({ id }) => document.getElementById(id) !== null)).toEqual([]);
  });
});
