import { useLayoutEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * For a field that keeps no draft: what was typed, pasted or filled in while the page was still stored is taken in as
 * soon as it lives. React leaves such words in the field and tells nobody, so that the page would speak of others until
 * the next key. In a layout effect: a later one may find the field drawn anew.
 */
export function useTypedBefore(drawn: string, take: (text: string) => void): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const isLive = useRef(false);
  useLayoutEffect(() => {
    if (isLive.current) return;
    isLive.current = true;
    const typed = field.current?.value;
    if (typed !== undefined && typed !== drawn) take(typed);
  });
  return field;
}
