import { FIRST_PLAIN_DATE, LAST_PLAIN_DATE } from '@cw/domain';
import { useEffect, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fieldId } from './field-frame.js';
import { TextField, type TextFieldProps } from './text-field.js';
import { isUnread, UNREAD_TEXTS } from './unread.js';

type CalendarFieldProps = Omit<
  TextFieldProps,
  'type' | 'rows' | 'prefix' | 'suffix' | 'align' | 'inPlace' | 'inputMode'
>;

/** What an empty one says: WebKit draws today's date there, almost as it draws an answer. */
const EMPTY_TEXTS = { date: 'ui.field.no_date', time: 'ui.field.no_time' } as const;

/** Told to the element itself: a form also fills a field without a word to it, and nothing else of it changes. */
function markEmpty(field: Element | null): void {
  if (field instanceof HTMLInputElement)
    field.toggleAttribute('data-empty', field.value === '' && !field.validity.badInput);
}

/** In parts, of which a browser hands on none until all are there: what is half typed is said when the field is left. */
function CalendarField(props: CalendarFieldProps & { readonly type: keyof typeof UNREAD_TEXTS }): ReactElement {
  const { type, error, onBlur, onChange } = props;
  const { formatMessage } = useIntl();
  const [unread, setUnread] = useState(false);
  const id = props.id ?? fieldId(props.name);
  useEffect(() => markEmpty(document.getElementById(id)));
  const leave: CalendarFieldProps['onBlur'] = (event) => {
    setUnread(isUnread(event.target));
    markEmpty(event.target);
    onBlur?.(event);
  };
  const change: CalendarFieldProps['onChange'] = (event) => {
    if (!isUnread(event.target)) setUnread(false);
    markEmpty(event.target);
    onChange?.(event);
  };
  const words = unread ? formatMessage({ id: UNREAD_TEXTS[type] }) : error;
  const inPlace = formatMessage({ id: EMPTY_TEXTS[type] });
  return <TextField {...props} onBlur={leave} onChange={change} error={words} inPlace={inPlace} />;
}

export type DateFieldProps = CalendarFieldProps;

/**
 * A plain date; its value is `YYYY-MM-DD`. `min` and `max` are plain dates. A last day gives the year four digits: without
 * one a browser waits for six. While a year is typed the value is a day long past: ask `isPlainDate` before reckoning.
 */
export function DateField(props: DateFieldProps): ReactElement {
  return <CalendarField min={FIRST_PLAIN_DATE} max={LAST_PLAIN_DATE} {...props} type="date" />;
}

export type TimeFieldProps = CalendarFieldProps;

/** A time of day; its value is `HH:MM`. */
export function TimeField(props: TimeFieldProps): ReactElement {
  return <CalendarField {...props} type="time" />;
}
