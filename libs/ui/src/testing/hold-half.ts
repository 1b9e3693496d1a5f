/** As a browser does with a field in which half a day stands, or no longer does; jsdom has no such fields. */
export function holdHalf(field: HTMLElement, isHalf: boolean): void {
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: isHalf } });
}
