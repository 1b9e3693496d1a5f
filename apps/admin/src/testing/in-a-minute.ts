import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MINUTE_MS } from '@cw/domain';

/** More than any screen waits before it asks again by itself. */
const STEP_MS = 5_000;

/** The clock stands from here on, and runs while something is looked for by `findInAMinute`. */
export const stopTheClock = (): void => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
export const startTheClock = (): void => void jest.useRealTimers();

/** Finds what a screen shows by itself in the end; with the clock stopped, nobody waits for it. */
export const findInAMinute = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, undefined, { timeout: MINUTE_MS });

export const goneInAMinute = (text: string): Promise<void> =>
  waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument(), { timeout: MINUTE_MS });

/** With the clock stopped: so much of it goes by, and whatever is asked meanwhile is answered. */
export async function letMinutesPass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes * MINUTE_MS; passed += STEP_MS) {
    await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
  }
}

/** The reader has been in another window, and comes back. */
export const returnToWindow = (): void => void fireEvent.focus(window);
