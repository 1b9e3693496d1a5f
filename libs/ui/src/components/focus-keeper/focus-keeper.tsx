import { useEffect } from 'react';
import { goesOnAt, isGone, placeOfFocus, titleOf, type FocusPlace } from './focus-place.js';

/** Gives the focus to what usually has none, for as long as it has it. */
function lend(target: HTMLElement, isByKey: boolean): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  // Whoever presses with a pointer looks at the page where it is.
  target.focus({ preventScroll: !isByKey });
}

const hasNobody = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Watches the focus until it is released. */
export function keepFocus(): () => void {
  let place: FocusPlace | undefined;
  let isByKey = true;
  let wait: ReturnType<typeof setTimeout> | undefined;

  const goOn = (): void => {
    if (place === undefined || !hasNobody() || !isGone(place.element)) return;
    const title = titleOf(document);
    // Another page is coming: its heading is waited for.
    if (title === null) return;
    const target = title === place.title ? (goesOnAt(place) ?? title) : title;
    lend(target, isByKey);
  };
  // A screen that knows better where its reader goes on has had its turn by then.
  const soon = (): void => {
    clearTimeout(wait);
    wait = setTimeout(goOn);
  };
  const arrive = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target !== document.body) place = placeOfFocus(target, place);
  };
  // Whoever leaves by a press beside everything is nowhere by their own will.
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    setTimeout(() => {
      if (place && hasNobody() && document.hasFocus() && !isGone(place.element)) place = undefined;
    });
  };
  const byKey = (): void => void (isByKey = true);
  const byPointer = (): void => void (isByKey = false);

  const observer = new MutationObserver((changes) => {
    if (place === undefined) return;
    const { element, opener } = place;
    if (isGone(element)) return hasNobody() ? soon() : undefined;
    const isBeside = changes.some(({ type, target }) => type === 'childList' && target.contains(element));
    if (isBeside) place = { ...placeOfFocus(element, undefined), opener };
  });
  observer.observe(document.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  // Before toasts, which keep from dialogs that the focus is in them.
  document.addEventListener('focusin', arrive, true);
  document.addEventListener('focusout', leave);
  document.addEventListener('keydown', byKey, true);
  document.addEventListener('pointerdown', byPointer, true);
  return () => {
    clearTimeout(wait);
    observer.disconnect();
    document.removeEventListener('focusin', arrive, true);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('keydown', byKey, true);
    document.removeEventListener('pointerdown', byPointer, true);
  };
}

/**
 * Stands once in every document. When what has the focus leaves the page, browsers put it at the document's top, where
 * whoever works by keys begins again and a screen reader says nothing: here it goes on where the reader was.
 */
export function FocusKeeper(): null {
  useEffect(keepFocus, []);
  return null;
}
