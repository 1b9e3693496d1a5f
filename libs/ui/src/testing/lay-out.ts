const HEIGHT = 2_000;
const ROW = 60;

const heightOf = (element: Element): number => (element.getAttribute('role') === 'listitem' ? ROW : HEIGHT);

/** jsdom lays nothing out: a long list is told how tall its window and its rows are, until the test's end. */
export function layOut(): void {
  const { ResizeObserver: none } = globalThis;
  const noParent = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetParent');
  globalThis.ResizeObserver = class {
    readonly #tell: (target: Element) => void;

    constructor(seen: ResizeObserverCallback) {
      this.#tell = (target) => {
        const contentRect = { width: 800, height: heightOf(target) } as DOMRectReadOnly;
        if (target.isConnected) seen([{ target, contentRect } as ResizeObserverEntry], this);
      };
    }

    observe(target: Element): void {
      queueMicrotask(() => this.#tell(target));
    }

    unobserve(): void {}

    disconnect(): void {}
  };
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
  HTMLElement.prototype.scrollTo ??= () => undefined;
  afterAll(() => {
    globalThis.ResizeObserver = none;
    if (noParent) Object.defineProperty(HTMLElement.prototype, 'offsetParent', noParent);
  });
}
