/**
 * A ref for what takes the place of a form or a button that had the focus, with `tabIndex={-1}`: a reader of the
 * page's sound goes on there instead of at its top.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
