import { screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType, type ReactElement } from 'react';
import { renderRoutes } from '../../testing/render-with-app.js';
import { useLate, useLatePiece, type LoadPiece } from './late-piece.js';

function Menu(): ReactElement {
  return <p data-testid="menu" />;
}

function Frame({ load }: { readonly load: LoadPiece<object> }): ReactElement {
  const [open, setOpen] = useState(false);
  const { Piece, fetchPiece } = useLatePiece(load);
  const press = (): void => {
    setOpen(true);
    fetchPiece();
  };
  return (
    <>
      <button data-testid="press" onClick={press} type="button" />
      {open && Piece ? <Piece /> : null}
    </>
  );
}

function Beside({ load }: { readonly load: LoadPiece<object> }): ReactElement {
  const { Piece } = useLate(load);
  return Piece === undefined ? <main /> : <Piece />;
}

describe('late piece', () => {
  it('AREA-14 what lies over a page is fetched by the press, and opens as it comes', async () => {
    let come: (piece: typeof Menu) => void = () => undefined;
    const load = jest.fn(() => new Promise<typeof Menu>((resolve) => (come = resolve)));
    const { user } = await renderRoutes([{ path: '/', element: <Frame load={load} /> }]);
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByTestId('press'));
    expect(screen.queryByTestId('menu')).toBeNull();
    come(Menu);
    expect(await screen.findByTestId('menu')).toBeTruthy();
  });

  it('a piece that does not come is said, and the next press tries again', async () => {
    const load = jest
      .fn<Promise<ComponentType<object>>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
      .mockResolvedValueOnce(Menu);
    const { user } = await renderRoutes([{ path: '/', element: <Frame load={load} /> }]);
    await user.click(screen.getByTestId('press'));
    expect(await screen.findByText(/That did not load/)).toBeTruthy();
    // AREA-15: a new build has other files.
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.queryByTestId('menu')).toBeNull();
    await user.click(screen.getByTestId('press'));
    expect(await screen.findByTestId('menu')).toBeTruthy();
  });

  it('AREA-14 what works beside the page comes when the page has come to rest', async () => {
    const load = jest.fn(() => Promise.resolve(Menu));
    await renderRoutes([{ path: '/', element: <Beside load={load} /> }]);

    expect(load).not.toHaveBeenCalled();
    expect(await screen.findByTestId('menu')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('what works beside the page is not missed where it does not come', async () => {
    const load = jest.fn(() => Promise.reject(new Error('Loading chunk 7 failed')));
    await renderRoutes([{ path: '/', element: <Beside load={load} /> }]);

    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('main')).toBeInTheDocument();
  });
});
