import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { WorkspaceError, type WorkspaceErrorProps } from './workspace-error.js';

/** It waits for its own texts, so it is drawn inside a boundary. */
async function show(props: WorkspaceErrorProps): Promise<void> {
  await act(async () => {
    render(
      <Suspense>
        <WorkspaceError {...props} />
      </Suspense>,
    );
  });
}
const nothing = (): void => undefined;

describe('a workspace that did not come', () => {
  it('is named, in either language, and can be tried again', async () => {
    const retry = jest.fn();
    await show({ isOutdated: false, onRetry: retry });
    expect(await screen.findByRole('heading', { name: 'The workspace did not load', level: 1 })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);

    await userEvent.click(screen.getByRole('button', { name: 'ES, Español' }));
    expect(await screen.findByRole('heading', { name: 'El espacio de trabajo no se cargó' })).toBeInTheDocument();
  });

  it('says that the parts do not match when it is from another release', async () => {
    await show({ isOutdated: true, onRetry: nothing });

    expect(await screen.findByText(/its parts do not match yet|sus partes aún no coinciden/)).toBeInTheDocument();
  });
});
