import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderWithApp } from '../testing/render-with-app.js';
import { kit } from './kit.js';

const put =
  (name: string, value: string) =>
  (before: URLSearchParams): URLSearchParams => {
    const after = new URLSearchParams(before);
    after.set(name, value);
    return after;
  };

/** A list whose order and whose filter are changed before the page is drawn again. */
function List(): ReactElement {
  const [search, change] = kit.useSearch();
  const sortAndNarrow = (): void => {
    change(put('sort', 'name_asc'), { step: true });
    change(put('role', 'admin'), { step: true });
  };
  return (
    <>
      <output>{search.toString()}</output>
      <button onClick={sortAndNarrow}>Sort and narrow</button>
    </>
  );
}

describe('the address as a host changes it', () => {
  it('ADM-01 a filter takes back nothing of an order that was asked for in the same blink', async () => {
    const { user, location } = await renderWithApp(<List />, { at: '/users?q=whit' });

    await user.click(screen.getByRole('button', { name: 'Sort and narrow' }));

    expect(await screen.findByText('q=whit&sort=name_asc&role=admin')).toBeInTheDocument();
    expect(location()).toBe('/users?q=whit&sort=name_asc&role=admin');
  });
});
