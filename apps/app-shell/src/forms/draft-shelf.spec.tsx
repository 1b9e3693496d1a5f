import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { BarePage } from '../app/bare/bare-page.js';
import { RouteErrorPage } from '../app/bare/route-error-page.js';
import { renderRoutes, type RenderedApp, type RenderOptions } from '../testing/render-with-app.js';
import { putBack, shelfNow, wordsOf } from './draft-shelf.js';
import { asAnswers, isAnswers, readKept } from './kept-draft.js';

const KEY = 'closewright.draft.essay';
const errorElement = (
  <BarePage>
    <RouteErrorPage />
  </BarePage>
);

/** A form that one answer breaks, as no form should be. */
function Essay(): ReactElement {
  const [kept] = useState(() => readKept('essay', asAnswers));
  if (kept?.['day'] === '0202-12-20') throw new RangeError('Invalid time value');
  return <BarePage>{isAnswers(kept) ? `Back: ${String(kept['words'])}` : 'A clean sheet'}</BarePage>;
}

const open = (options: RenderOptions = {}): Promise<RenderedApp> =>
  renderRoutes([{ path: '/', errorElement, element: <Essay /> }], options);

const keptUnder = (prefix: string): string[] =>
  Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));

beforeEach(() => {
  window.localStorage.clear();
  // React tells the console of what an error page has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a draft that a page cannot be shown with', () => {
  it.each([
    ['en', 'We set aside what you typed here.', 'Discard draft'],
    ['es', 'Apartamos lo que usted escribió aquí.', 'Descartar borrador'],
  ] as const)('NET-03 is set aside, breaks no reload, and is told of in %s', async (locale, title, discard) => {
    window.localStorage.setItem(KEY, JSON.stringify({ words: 'Rear steps, no rail', day: '0202-12-20' }));
    const broken = await open({ locale });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(window.localStorage.getItem(KEY)).toBeNull();

    broken.unmount();
    const { user } = await open({ locale });

    expect(await screen.findByText('A clean sheet')).toBeInTheDocument();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText('Rear steps, no rail')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: discard }));
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
    expect(keptUnder('closewright.')).not.toContainEqual(expect.stringContaining('set-aside'));
  });

  it.each(['{"words": "Rear st', '"Rear steps"', '["Rear steps"]'])('is set aside when it reads %s', async (text) => {
    window.localStorage.setItem(KEY, text);

    await open();

    expect(await screen.findByText('A clean sheet')).toBeInTheDocument();
    expect(await screen.findByText('We set aside what you typed here.')).toBeInTheDocument();
    expect(keptUnder('closewright.set-aside.')).toHaveLength(1);
  });

  it('NET-03 is not offered back when it is damaged, and what can be read of it is shown', async () => {
    window.localStorage.setItem(KEY, '{"title": "Rear steps", "words": "No \\"rail\\" at the');

    await open();

    expect(await screen.findByText(/^Your draft is damaged/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Put it back' })).not.toBeInTheDocument();
    expect(shelfNow().map(wordsOf)).toEqual([['Rear steps', String.raw`No \"rail\" at the`]]);
    expect(screen.queryByText(/\{|title/)).not.toBeInTheDocument();
  });

  it('is left alone where the page can be shown with it, and nothing is told of one without words', async () => {
    window.localStorage.setItem(KEY, '{"words":"Rear steps"}');
    const first = await open();
    expect(await screen.findByText('Back: Rear steps')).toBeInTheDocument();
    first.unmount();

    window.localStorage.setItem(KEY, '""');
    await open();

    expect(await screen.findByText('A clean sheet')).toBeInTheDocument();
    expect(screen.queryByText('We set aside what you typed here.')).not.toBeInTheDocument();
  });

  it('comes back in exchange for what was typed since, and neither is lost', async () => {
    window.localStorage.setItem(KEY, '["Rear steps"]');
    await open();
    await waitFor(() => expect(shelfNow()).toHaveLength(1));
    window.localStorage.setItem(KEY, '{"words":"Typed since"}');

    shelfNow().forEach(putBack);

    expect(window.localStorage.getItem(KEY)).toBe('["Rear steps"]');
    await waitFor(() => expect(shelfNow().map(wordsOf)).toEqual([['Typed since']]));
  });
});
