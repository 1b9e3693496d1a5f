import { screen } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-with-app.js';
import { BarePage } from './bare-page.js';
import { loadPage } from '../routes/load-page.js';
import { RouteErrorPage } from './route-error-page.js';
import { startApiServer } from '@cw/api-client/testing';

startApiServer();

const errorElement = (
  <BarePage>
    <RouteErrorPage />
  </BarePage>
);
function Broken(): never {
  throw new TypeError('undefined is not a function');
}
const neverLoaded = {
  path: '/',
  errorElement,
  lazy: async () => ({ Component: await loadPage(() => Promise.reject(new Error('chunk 7 is gone'))) }),
};

// React tells the console of what an error page has caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('error page', () => {
  it('AREA-15 says that the page did not load, and tries again', async () => {
    await renderRoutes([neverLoaded]);

    expect(await screen.findByRole('heading', { name: 'This page did not load', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('NET-03 has the last words for everything else', async () => {
    await renderRoutes([{ path: '/', errorElement, element: <Broken /> }]);

    expect(await screen.findByRole('heading', { name: 'An unexpected error occurred' })).toBeInTheDocument();
    expect(screen.getByText('Something went wrong, please try again.')).toBeInTheDocument();
    expect(document.title).toBe('An unexpected error occurred · Closewright');
  });

  it('I18N-02 can be read in the other language too', async () => {
    const { user } = await renderRoutes([{ path: '/', errorElement, element: <Broken /> }]);

    await user.click(await screen.findByRole('button', { name: 'ES, Español' }));

    expect(await screen.findByText('Algo salió mal. Inténtelo de nuevo.')).toBeInTheDocument();
  });
});
