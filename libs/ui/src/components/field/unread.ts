/** What is said of a field whose parts do not make one value. */
export const UNREAD_TEXTS = { date: 'ui.date_field.unread', time: 'ui.time_field.unread' } as const;

/**
 * Half a day, or the 31st of February: the browser shows what was typed and hands on nothing, as if the field were empty.
 * A form that goes on then takes it for no answer.
 */
export const isUnread = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.validity.badInput;

/** Leads back to the first field of a form that shows what it cannot hand on; false when there is none. */
export function focusUnread(form: ParentNode | null): boolean {
  const field = [...(form?.querySelectorAll('input') ?? [])].find(isUnread);
  field?.focus();
  return field !== undefined;
}
