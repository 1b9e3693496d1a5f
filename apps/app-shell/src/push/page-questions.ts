/** To show a path of the product, with its area's prefix. */
export const OPEN = 'closewright.open';

/** What the service worker asks a page; the page answers through the port that comes with it. */
export interface PageQuestion {
  readonly ask: typeof OPEN;
  readonly path: string;
}

export function isPageQuestion(data: unknown): data is PageQuestion {
  if (typeof data !== 'object' || data === null) return false;
  return Reflect.get(data, 'ask') === OPEN && typeof Reflect.get(data, 'path') === 'string';
}
