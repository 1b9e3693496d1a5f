import { isPlainDate } from '@cw/domain';

/** What is said of a field whose parts do not make one value: the same as of a value that is none. */
export const UNREAD_TEXTS = { date: 'errors.field.date', time: 'errors.field.time' } as const;

/**
 * Half a day, or the 31st of February: the browser shows what was typed and hands on nothing, as if the field were empty,
 * and a form that goes on takes it for no answer. Half a year it hands on, as a day long past.
 */
export const isUnread = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement &&
  (field.validity.badInput || (field.type === 'date' && field.value !== '' && !isPlainDate(field.value)));

/** Leads back to the first field of a form that shows what it cannot hand on; false when there is none. */
export function focusUnread(form: ParentNode | null): boolean {
  const field = [...(form?.querySelectorAll('input') ?? [])].find(isUnread);
  field?.focus();
  return field !== undefined;
}
