import { act, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
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
});
