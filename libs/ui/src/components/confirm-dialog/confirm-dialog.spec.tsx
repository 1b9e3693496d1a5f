import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { ConfirmDialog } from './confirm-dialog.js';

const title = 'Release $6,420.00 to Brennan & Sons?';

describe('ConfirmDialog', () => {
  it('is named by the consequence', async () => {
    await renderUi(
      <ConfirmDialog
        open
        title={title}
        confirmLabel="Release the payment"
        onConfirm={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it('confirms once when pressed twice, and cannot be left while that is on its way', async () => {
    let finish = (): void => undefined;
    const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const onClose = jest.fn();
    const { user } = await renderUi(
      <ConfirmDialog open title={title} confirmLabel="Release the payment" onConfirm={onConfirm} onClose={onClose} />,
    );
    await user.dblClick(screen.getByRole('button', { name: 'Release the payment' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    finish();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Release the payment' })).not.toHaveAttribute('aria-disabled'),
    );
  });

  it('does nothing before what it asks for is given', async () => {
    const onConfirm = jest.fn();
    await renderUi(
      <ConfirmDialog
        open
        title={title}
        confirmLabel="Accept with gaps"
        ready={false}
        onConfirm={onConfirm}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByRole('button', { name: 'Accept with gaps' })).toBeDisabled();
  });

  it('says what went wrong with the last try', async () => {
    await renderUi(
      <ConfirmDialog
        open
        title={title}
        confirmLabel="Release"
        error="The bank said no."
        onConfirm={() => undefined}
        onClose={() => undefined}
      />,
      { locale: 'es' },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The bank said no.');
    expect(screen.getByRole('button', { name: 'Volver' })).toBeEnabled();
  });
});
