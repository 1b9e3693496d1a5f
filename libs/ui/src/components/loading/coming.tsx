import { useEffect, useState, type ReactElement } from 'react';

/** The longest, in ms, that what stands below is held back: then it is better seen moving than not at all. */
export const LONGEST_HOLD_MS = 3_000;

/** How a part says that it is not there yet; the global styles hold back what stands below it. */
export function useComing(): { readonly 'data-coming'?: '' } {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONGEST_HOLD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? {} : { 'data-coming': '' };
}

/** In the place of what may turn out to be nothing: until that is known nothing stands below that would be pushed away. */
export function Coming(): ReactElement {
  return <span hidden {...useComing()} />;
}
