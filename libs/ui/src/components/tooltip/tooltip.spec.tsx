import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { Tooltip } from './tooltip.js';

const open = () =>
  renderUi(
    <Tooltip title="Sign Out">
      <button type="button" aria-label="Sign Out" />
    </Tooltip>,
  );

describe('Tooltip', () => {
  it('shows under the pointer, for eyes only, and goes with it', async () => {
    const { user } = await open();

    await user.hover(screen.getByRole('button'));
    expect(screen.getByText('Sign Out').parentElement).toHaveAttribute('aria-hidden', 'true');
    await user.unhover(screen.getByRole('button'));
    expect(screen.queryByText('Sign Out')).not.toBeInTheDocument();
  });

  it('shows at the focus of a keyboard, and Escape takes it away', async () => {
    const { user } = await open();

    await user.tab();
    expect(screen.getByText('Sign Out')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Sign Out')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('does not stand in the way of a finger', async () => {
    const { user } = await open();

    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
    expect(screen.queryByText('Sign Out')).not.toBeInTheDocument();
  });
});
