import { screen } from '@testing-library/react';
import { useLayoutEffect, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { renderRoutes } from '../../testing/render-with-app.js';
import { AfterTitle } from './after-title.js';

/** Whether the list was on the screen when the title came. */
const listWasThere: boolean[] = [];

function Title(): ReactElement {
  useLayoutEffect(() => void listWasThere.push(screen.queryByText('list') !== null), []);
  return <h1>title</h1>;
}

function Forward(): ReactElement {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(1)}>Forward</button>;
}

function Back(): ReactElement {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const routes = [
  {
    path: '/',
    element: (
      <>
        <Link to="/list">There</Link>
        <Forward />
      </>
    ),
  },
  {
    path: '/list',
    element: (
      <>
        <Title />
        <Back />
        <AfterTitle>
          <p>list</p>
        </AfterTitle>
      </>
    ),
  },
];

describe('what comes after the title', () => {
  beforeEach(() => (listWasThere.length = 0));

  it('AREA-14 waits for a drawing of its own where the screen was pressed for', async () => {
    const { user } = await renderRoutes(routes);

    await user.click(screen.getByRole('link', { name: 'There' }));

    expect(await screen.findByText('list')).toBeInTheDocument();
    expect(listWasThere).toEqual([false]);
  });

  it('is there at once for whoever comes back: the page is as long as it was', async () => {
    const { user } = await renderRoutes(routes);
    await user.click(screen.getByRole('link', { name: 'There' }));
    await screen.findByText('list');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    listWasThere.length = 0;

    await user.click(await screen.findByRole('button', { name: 'Forward' }));

    expect(await screen.findByText('list')).toBeInTheDocument();
    expect(listWasThere).toEqual([true]);
  });
});
