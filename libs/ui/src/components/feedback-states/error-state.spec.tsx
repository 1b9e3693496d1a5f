import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { ErrorState } from './error-state.js';

describe('ErrorState', () => {
  it('says what failed, what is safe, the code to quote, and tries again', async () => {
    const onRetry = jest.fn();
    const { user } = await renderUi(<ErrorState title="The bids did not load" code="CW-7F3A-91" onRetry={onRetry} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The bids did not load');
    expect(alert).toHaveTextContent('Nothing you sent is lost.');
    expect(alert).toHaveTextContent('CW-7F3A-91');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('I18N-01 has words of its own in Spanish, and no empty place for a code that does not exist', async () => {
    await renderUi(<ErrorState />, { locale: 'es' });
    expect(screen.getByRole('alert')).toHaveTextContent('Esto no se cargó');
    expect(screen.getByRole('alert')).not.toHaveTextContent('código');
  });
});
