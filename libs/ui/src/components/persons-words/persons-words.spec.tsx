import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { LongText } from '../long-text/long-text.js';
import { Quote } from '../quote/quote.js';
import { PersonsWords } from './persons-words.js';

const SPANISH = 'La pintura del alero se está pelando.';
const ENGLISH = 'The paint on the eave is peeling.';

describe('what a person typed', () => {
  it.each([
    ['en', SPANISH, 'es'],
    ['en', ENGLISH, 'en'],
    ['es', ENGLISH, 'en'],
    ['es', SPANISH, 'es'],
  ] as const)('says on a page in %s of “%s” that it is %s', async (locale, words, lang) => {
    await renderUi(<PersonsWords>{words}</PersonsWords>, { locale });
    expect(screen.getByText(words)).toHaveAttribute('lang', lang);
  });

  it('says nothing of what is too short to tell: the page’s own language stands', async () => {
    await renderUi(<PersonsWords as="p">62 Wall Street</PersonsWords>);
    expect(screen.getByText('62 Wall Street')).not.toHaveAttribute('lang');
  });

  it('says it of a long text, also while only its beginning is shown, and of a report’s words', async () => {
    await renderUi(
      <>
        <LongText about="Work">{`${SPANISH} `.repeat(20)}</LongText>
        <Quote>{SPANISH}</Quote>
        <Quote>GFCI</Quote>
      </>,
    );
    expect(screen.getByText(/^La pintura.*…$/)).toHaveAttribute('lang', 'es');
    expect(screen.getByText(`“${SPANISH}”`)).toHaveAttribute('lang', 'es');
    expect(screen.getByText('“GFCI”')).toHaveAttribute('lang', 'en');
  });
});
