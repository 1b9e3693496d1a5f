import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { LanguageSwitch } from '@cw/ui';
import { screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '../testing/render-with-app.js';
import { LoadError } from './load-error.js';

const server = startApiServer();
beforeEach(() => server.use(signedInAs({ role: 'seller' })));

describe('what could not be read', () => {
  it('I18N-02 is asked for again in the language that the reader changes to, each time', async () => {
    const onRetry = jest.fn();
    const { user } = await renderWithApp(
      <>
        <LanguageSwitch />
        <LoadError title="The list" error={undefined} onRetry={onRetry} />
      </>,
    );
    expect(onRetry).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: /^ES/ }));
    await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('button', { name: /^EN/ }));
    await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(2));
  });
});
