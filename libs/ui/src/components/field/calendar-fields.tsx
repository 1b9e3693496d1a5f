import { FIRST_PLAIN_DATE, LAST_PLAIN_DATE } from '@cw/domain';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField, type TextFieldProps } from './text-field.js';
import { isUnread, UNREAD_TEXTS } from './unread.js';

type CalendarFieldProps = Omit<TextFieldProps, 'type' | 'rows' | 'prefix' | 'suffix' | 'align' | 'inputMode'>;

/** In parts, of which a browser hands on none until all are there: what is half typed is said when the field is left. */
function CalendarField(props: CalendarFieldProps & { readonly type: keyof typeof UNREAD_TEXTS }): ReactElement {
  const { type, error, onBlur, onChange } = props;
  const { formatMessage } = useIntl();
  const [unread, setUnread] = useState(false);
  const leave: CalendarFieldProps['onBlur'] = (event) => {
    setUnread(isUnread(event.target));
    onBlur?.(event);
  };
  const change: CalendarFieldProps['onChange'] = (event) => {
    if (!isUnread(event.target)) setUnread(false);
    onChange?.(event);
  };
  const words = unread ? formatMessage({ id: UNREAD_TEXTS[type] }) : error;
  return <TextField {...props} onBlur={leave} onChange={change} error={words} />;
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
