import { useCallback, useRef } from 'react';

/** While one run is on its way, further calls do nothing: a double click has one effect. */
export function useOnce<A extends readonly unknown[]>(
  run: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  const running = useRef(false);
  return useCallback(
    async (...args) => {
      if (running.current) return;
      running.current = true;
      try {
        await run(...args);
      } finally {
        running.current = false;
      }
    },
    [run],
  );
}
