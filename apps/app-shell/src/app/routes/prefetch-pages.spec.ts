import { prefetchPages, type PageName } from './prefetch-pages.js';

/** Idle time that comes when the test says so. */
function idleTime() {
  const waiting: { work: () => void; timeoutMs: number }[] = [];
  const timeouts: number[] = [];
  return {
    request: (work: () => void, timeoutMs: number) => {
      waiting.push({ work, timeoutMs });
      timeouts.push(timeoutMs);
    },
    come: () => waiting.splice(0).forEach(({ work }) => work()),
    timeouts,
  };
}

/** Loads nothing, remembers what it was asked for, and fails: nobody may notice. */
function brokenNetwork() {
  const fetched: PageName[] = [];
  const load = (name: PageName): Promise<never> => {
    fetched.push(name);
    return Promise.reject(new Error('offline'));
  };
  return { fetched, load };
}

describe('prefetch', () => {
  it('AREA-14 fetches nothing before the browser is idle', () => {
    const { fetched, load } = brokenNetwork();
    const idle = idleTime();

    prefetchPages(idle.request, load);

    expect(fetched).toEqual([]);
    expect(idle.timeouts).toEqual([5_000]);
  });

  it('AREA-14 fetches the five most used screens, the first two together, the others one by one', () => {
    const { fetched, load } = brokenNetwork();
    const idle = idleTime();

    prefetchPages(idle.request, load);
    idle.come();
    const first = [...fetched];
    idle.come();

    expect(first).toEqual(['dashboard', 'projects']);
    expect(fetched).toEqual(['dashboard', 'projects', 'findContractors', 'messages', 'settings']);
    expect(idle.timeouts).toEqual([5_000, 2_000, 2_000, 2_000]);
  });
});
