import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui.js';
import { Tooltip } from './tooltip.js';

const onFocus = jest.fn();

/** The clock stands, and goes on with what the reader does. */
const open = () => {
  jest.useFakeTimers();
  return renderUi(
    <>
      <Tooltip title="Collapse the menu">
        <button type="button" onFocus={onFocus}>
          ≡
        </button>
      </Tooltip>
      <Tooltip title="Search: Ctrl K">
        <button type="button" aria-label="Search">
          ?
        </button>
      </Tooltip>
    </>,
    { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) },
  );
};
const aMomentLater = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

describe('Tooltip', () => {
  beforeEach(() => onFocus.mockClear());
  afterEach(() => void jest.useRealTimers());

  it('names a control that has no name, and leaves one that has', async () => {
    await open();

    expect(screen.getByRole('button', { name: 'Collapse the menu' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
  });

  it('comes where a mouse rests, stays while the mouse is on it, and goes with it', async () => {
    const { user } = await open();

    await user.hover(screen.getByRole('button', { name: 'Search' }));
    const tip = await screen.findByRole('tooltip');
    await user.hover(tip);
    await aMomentLater(5_000);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Search: Ctrl K');

    await user.unhover(tip);
    await gone();
  });

  it('comes by the keyboard, is put away by Escape, and hides nothing that the control does itself', async () => {
    const { user } = await open();

    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Collapse the menu');
    expect(onFocus).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');

    await gone();
    expect(screen.getByRole('button', { name: 'Collapse the menu' })).toHaveFocus();
  });

  it('comes by a finger that rests there, not by a tap', async () => {
    const { user } = await open();
    const target = screen.getByRole('button', { name: 'Search' });

    await user.pointer([{ keys: '[TouchA]', target }]);
    await aMomentLater(5_000);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();

    await user.pointer([{ keys: '[TouchA>]', target }]);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Search: Ctrl K');
    await user.pointer([{ keys: '[/TouchA]', target }]);
  });
});
