/** What there was no time left for. */
export const LATE = Symbol('late');

/** How long a press has waited so far, and what it may still wait for. */
export interface PressTime {
  /** What is answered while the press has time; `LATE` once it has none, less what is kept back for another question. */
  wait<T>(answer: Promise<T>, keptBackMs?: number): Promise<T | typeof LATE>;
}

/** The time in ms that a press has in total, over all that it asks, from now on. */
export function startPress(totalMs: number): PressTime {
  const end = Date.now() + totalMs;
  return {
    async wait(answer, keptBackMs = 0) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<typeof LATE>((resolve) => {
        timer = setTimeout(() => resolve(LATE), Math.max(0, end - keptBackMs - Date.now()));
      });
      try {
        return await Promise.race([answer, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
