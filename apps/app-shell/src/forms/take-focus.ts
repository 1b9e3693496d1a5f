/**
 * A ref for what takes the place of a form or a button that had the focus, with `tabIndex={-1}`: a reader of the
 * page's sound goes on there instead of at its top.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The same, where the button that was pressed has gone; whoever has moved on meanwhile keeps the focus. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
