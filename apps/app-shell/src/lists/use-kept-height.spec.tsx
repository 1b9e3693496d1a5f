import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { renderRoutes } from '../testing/render-with-app.js';
import { useKeptHeight } from './use-kept-height.js';

function List(): ReactElement {
  const { ref, minHeight, release } = useKeptHeight();
  return (
    <div ref={ref} style={{ minHeight }} data-testid="list">
      <Link to="/one">{'One'}</Link>
      <button type="button" onClick={release}>
        {'Rows are there'}
      </button>
    </div>
  );
}

function One(): ReactElement {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        {'Back'}
      </button>
      <Link to="/">{'The list anew'}</Link>
    </>
  );
}

const open = () =>
  renderRoutes([
    { path: '/', element: <List /> },
    { path: '/one', element: <One /> },
  ]);

describe('the height of a list', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2400);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is there when one comes back, until its rows are', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'One' }));

    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect(screen.getByTestId('list')).toHaveStyle({ minHeight: '2400px' });
    await user.click(screen.getByRole('button', { name: 'Rows are there' }));
    expect(screen.getByTestId('list')).not.toHaveStyle({ minHeight: '2400px' });
  });

  it('is not kept for a list that one goes to anew', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'One' }));

    await user.click(screen.getByRole('link', { name: 'The list anew' }));

    expect(screen.getByTestId('list')).not.toHaveStyle({ minHeight: '2400px' });
  });
});
