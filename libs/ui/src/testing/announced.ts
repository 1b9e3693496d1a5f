import { waitFor } from '@testing-library/react';

/** What the page says to a screen reader without the focus moving there. */
export const announced = (): string => document.querySelector('[data-announcer]')?.textContent.trim() ?? 'no region';

/** Waits until it says this, and nothing beside it. */
export const findAnnounced = (words: string | RegExp): Promise<void> =>
  waitFor(() => (typeof words === 'string' ? expect(announced()).toBe(words) : expect(announced()).toMatch(words)));
