import { act, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { LONGEST_HOLD_MS } from './coming.js';
import { LOADING_DELAY_MS, LoadingState } from './loading-state.js';

describe('LoadingState', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['en', 'Loading…'],
    ['es', 'Cargando…'],
  ] as const)('says in %s that something is on its way, but only when it takes long', async (locale, text) => {
    await renderUi(<LoadingState>the shape of a list</LoadingState>, { locale });
    act(() => jest.advanceTimersByTime(LOADING_DELAY_MS - 1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByText('the shape of a list')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByText('the shape of a list')).toBeInTheDocument();
  });

  it('holds back what stands below it, but not for ever, and nothing where it is more of what is above', async () => {
    const { container, rerender } = await renderUi(<LoadingState />);
    const coming = (): Element | null => container.querySelector('[data-coming]');
    expect(coming()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(LONGEST_HOLD_MS));
    expect(coming()).toBeNull();

    rerender(<LoadingState key="more" apart />);
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(coming()).toBeNull();
  });
});
