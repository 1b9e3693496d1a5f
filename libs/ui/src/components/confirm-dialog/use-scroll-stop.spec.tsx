import { act, render, screen } from '@testing-library/react';
import { useScrollStop } from './use-scroll-stop.js';

let measure: () => void;
const { ResizeObserver: none } = globalThis;

function Region({ height, children }: { readonly height: number; readonly children?: React.ReactNode }) {
  const { ref, tabIndex } = useScrollStop();
  const sized = (region: HTMLElement | null): void => {
    if (region) {
      Object.defineProperty(region, 'scrollHeight', { configurable: true, value: height });
      Object.defineProperty(region, 'clientHeight', { configurable: true, value: 300 });
    }
    ref(region);
  };
  return (
    <div ref={sized} tabIndex={tabIndex} data-testid="region">
      {children}
    </div>
  );
}

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(seen: ResizeObserverCallback) {
      measure = () => seen([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterAll(() => {
  globalThis.ResizeObserver = none;
});

describe('what is longer than its room', () => {
  it.each([
    ['is stopped at where it holds nothing else to stop at', 900, <p key="words">Words</p>, '0'],
    ['is not where a button in it is', 900, <button key="button">Act</button>, null],
    ['is not where there is room for all of it', 300, <p key="words">Words</p>, null],
  ])('%s', (_name, height, children, stop) => {
    render(<Region height={height}>{children}</Region>);

    act(() => measure());

    expect(screen.getByTestId('region').getAttribute('tabindex')).toBe(stop);
  });
});
