import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { LongText } from './long-text.js';

const long = `${'Scrape, prime and paint. '.repeat(20)}Last words.`;

describe('LongText', () => {
  it('shows a short text whole, without a button', async () => {
    await renderUi(<LongText about="Timeline">Three days</LongText>);
    expect(screen.getByText('Three days')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Show all: Work description', 'Show less: Work description'],
    ['es', 'Mostrar todo: Work description', 'Mostrar menos: Work description'],
  ] as const)(
    'shows the beginning of a long one, all of it on request, and less again, in %s',
    async (locale, all, less) => {
      const { user } = await renderUi(<LongText about="Work description">{long}</LongText>, { locale });
      expect(screen.queryByText(/Last words/)).not.toBeInTheDocument();
      expect(screen.getByText(/and…$/)).toBeVisible();

      await user.click(screen.getByRole('button', { name: all }));
      expect(screen.getByText(/Last words\.$/)).toBeVisible();

      await user.click(screen.getByRole('button', { name: less }));
      expect(screen.queryByText(/Last words/)).not.toBeInTheDocument();
    },
  );

  it('shortens many short lines too', async () => {
    await renderUi(<LongText about="Work description">{'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight'}</LongText>);
    expect(screen.queryByText(/eight/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Show all/ })).toHaveAttribute('aria-expanded', 'false');
  });
});
