import { isPlainDate, latestSafeFinish, missedSafeFinish, oddClosingDay } from '@cw/domain';
import { CLOSING_DAY_WORDS } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, DateField, WarningIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../../time/use-now.js';
import type { FieldProps } from '../use-field-props.js';

export interface ClosingFieldProps {
  readonly field: FieldProps<string>;
  /** What stands in it, a day or not. */
  readonly typed: string;
}

/** When the sale closes; below it, whether many close that day, and the last day on which the work can still end safely. */
export function ClosingField({ field, typed }: ClosingFieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const today = useToday();
  const odd = oddClosingDay(typed);
  const isSafe = isPlainDate(typed) && latestSafeFinish(typed) >= today;
  return (
    <DateField
      {...field}
      label={formatMessage({ id: 'projects.field.closing_date' })}
      hint={
        isSafe || odd !== null ? (
          <>
            {odd === null ? null : <FormattedMessage id={CLOSING_DAY_WORDS[odd]} tagName="span" />}{' '}
            {isSafe ? (
              <FormattedMessage
                id="projects.field.closing_hint"
                tagName="span"
                values={{ date: formats.plainDate(latestSafeFinish(typed)) }}
              />
            ) : null}
          </>
        ) : undefined
      }
      min={today}
      optional
    />
  );
}

/** A closing so near that no day is left for the work is no hint, but the first thing to know. */
export function ClosingNotice({ typed }: Pick<ClosingFieldProps, 'typed'>): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const today = useToday();
  const missed = isPlainDate(typed) ? missedSafeFinish(typed, today) : null;
  if (missed === null) return null;
  return (
    <Banner
      kind="sent_back"
      icon={WarningIcon}
      role="status"
      title={formatMessage({ id: 'projects.field.closing_tight' }, { date: formats.plainDate(missed) })}
    >
      {formatMessage({ id: 'projects.field.closing_tight_text' })}
    </Banner>
  );
}
