import type { Presence } from '@cw/domain';
import { choosePresence, IDLE_MS, keepPresence } from './own-presence.js';

const visibility = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('own presence', () => {
  const said: Presence[] = [];
  let stop: () => void = () => undefined;
  const begin = (): void => {
    said.length = 0;
    stop = keepPresence({ setPresence: (presence) => said.push(presence) }, 'u-1');
  };

  beforeEach(() => {
    jest.useFakeTimers();
    window.localStorage.clear();
    choosePresence('u-1', 'online');
    begin();
  });
  afterEach(() => {
    stop();
    visibility('visible');
    jest.useRealTimers();
  });

  it('RT-04 is away after five minutes without input, and back with the first', () => {
    jest.advanceTimersByTime(IDLE_MS - 1);
    window.dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(IDLE_MS - 1);
    expect(said.at(-1)).toBe('online');
    jest.advanceTimersByTime(1);
    expect(said.at(-1)).toBe('away');
    window.dispatchEvent(new Event('pointermove'));
    expect(said.at(-1)).toBe('online');
  });

  it('RT-04 is away while the page is hidden, unless something else was chosen', () => {
    visibility('hidden');
    expect(said.at(-1)).toBe('away');
    choosePresence('u-1', 'busy');
    expect(said.at(-1)).toBe('busy');
    visibility('visible');
    jest.advanceTimersByTime(IDLE_MS);
    expect(said.at(-1)).toBe('busy');
  });

  it('RT-04 follows a choice in another tab, and keeps one for the next page', () => {
    window.localStorage.setItem('closewright.presence.u-1', 'away');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(said.at(-1)).toBe('away');
    stop();
    begin();
    expect(said).toEqual(['away']);
  });
});
