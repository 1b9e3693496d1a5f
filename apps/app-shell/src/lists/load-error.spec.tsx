import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { renderWithApp } from '../testing/render-with-app.js';
import { LoadError } from './load-error.js';

startApiServer(signedInAs());

const SILENCE = { name: 'ApiError', status: 0, message: '0: ' };

describe('NET-03 what did not load', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says that there is no network, and blames no system', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);

    await renderWithApp(<LoadError title="The conversation did not load" error={SILENCE} onRetry={() => undefined} />);

    expect(screen.getByText('You are offline. Try again once you are connected.')).toBeInTheDocument();
  });
});
