/** Whether this page tells its person of what is new by itself, now. */
export const TELLS = 'closewright.tells';
/** To show a path of the product, with its area's prefix. */
export const OPEN = 'closewright.open';

/** What the service worker asks a page; the page answers through the port that comes with it. */
export interface PageQuestion {
  readonly ask: typeof TELLS | typeof OPEN;
  readonly path: string;
}

export function isPageQuestion(data: unknown): data is PageQuestion {
  if (typeof data !== 'object' || data === null) return false;
  const ask: unknown = Reflect.get(data, 'ask');
  return (ask === TELLS || ask === OPEN) && typeof Reflect.get(data, 'path') === 'string';
}
