import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { useNamedAction } from './use-named-action.js';

function Acts({ things }: { readonly things: readonly string[] }): ReactElement {
  const named = useNamedAction();
  return (
    <>
      {things.map((thing) => (
        <button key={thing} type="button" aria-label={named('Remove', thing)}>
          Remove
        </button>
      ))}
    </>
  );
}

it('A11Y-01 tells buttons of one name apart by what they are about, in a few words, after what they show', async () => {
  await renderUi(<Acts things={['Ann Kowalski', 'Hector Ruiz', 'word '.repeat(40)]} />);

  expect(screen.getByRole('button', { name: 'Remove: Ann Kowalski' })).toHaveTextContent('Remove');
  expect(screen.getByRole('button', { name: 'Remove: Hector Ruiz' })).toBeInTheDocument();
  const long = screen.getAllByRole('button')[2]?.getAttribute('aria-label') ?? '';
  expect(long).toMatch(/^Remove: word .*…$/);
  expect(long.length).toBeLessThan(75);
});
