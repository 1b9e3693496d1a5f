/** What was opened by the search lately, kept on this device until its reader signs out. */
export interface RecentFind {
  readonly key: string;
  readonly kind: 'project' | 'request' | 'condition' | 'person' | 'page';
  readonly title: string;
  readonly context: string;
  /** Relative to the base path. */
  readonly path: string;
}

const KEY = 'closewright.recent-finds';
const MOST = 5;
const KINDS: readonly string[] = [
  'project',
  'request',
  'condition',
  'person',
  'page',
] satisfies readonly RecentFind['kind'][];

const isFind = (value: unknown): value is RecentFind => {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['key', 'title', 'context', 'path'].every((name) => typeof Reflect.get(value, name) === 'string');
  return texts && KINDS.includes(String(Reflect.get(value, 'kind')));
};

/** Nothing of somebody else's, and nothing where the device keeps nothing. */
export function readRecentFinds(userId: string): readonly RecentFind[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'userId') !== userId) return [];
    const items: unknown = Reflect.get(stored, 'items');
    return Array.isArray(items) ? items.filter(isFind).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepRecentFind(userId: string, find: RecentFind): void {
  const items = [find, ...readRecentFinds(userId).filter(({ key }) => key !== find.key)].slice(0, MOST);
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ userId, items }));
  } catch {
    // A device that keeps nothing only has nothing to offer the next time.
  }
}

export function forgetRecentFinds(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be removed, nothing could be kept.
  }
}
