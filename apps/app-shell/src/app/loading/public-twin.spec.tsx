import { clearSignedInHint, hasSignedInHint } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { renderWithApp } from '../../testing/render-with-app.js';
import { PublicTwin } from './public-twin.js';

const server = startApiServer();

async function visit() {
  const reload = jest.fn();
  await renderWithApp(
    <PublicTwin otherwise={<h1>Nowhere</h1>} reload={reload}>
      <h1>The directory</h1>
    </PublicTwin>,
  );
  return reload;
}

describe('an address with a public page and another', () => {
  it('AREA-12 shows people with a session their own', async () => {
    server.use(signedInAs());
    await visit();

    expect(await screen.findByRole('heading', { name: 'The directory' })).toBeInTheDocument();
  });

  it('AREA-09 fetches the public page when the hint that led here is no longer true', async () => {
    server.use(
      http.get(apiUrl('/api/auth/me'), () => {
        // As the API does: its answer takes the hint away.
        clearSignedInHint();
        return problemAnswer(401, { code: 'auth.required' });
      }),
    );
    const reload = await visit();

    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(hasSignedInHint()).toBe(false);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('never reloads where there was no hint', async () => {
    clearSignedInHint();
    const reload = await visit();

    expect(await screen.findByRole('heading', { name: 'Nowhere' })).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });
});
