import { daysToClosing, type PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.days,
  fontSize: 'inherit',
  '& b': { fontSize: '1.5em', letterSpacing: '-0.02em', fontWeight: 600 },
}));

const big = (chunks: ReactNode): ReactElement => <b>{chunks}</b>;

function Sentence({
  id,
  count,
}: {
  readonly id: NonNullable<MessageDescriptor['id']>;
  readonly count: number;
}): ReactElement {
  return (
    <Line>
      <FormattedMessage id={id} values={{ count, b: big }} />
    </Line>
  );
}

export interface DaysProps {
  readonly count: number;
}

/** "12 days" with the number larger than its word. */
export function Days({ count }: DaysProps): ReactElement {
  return <Sentence id="ui.days.count" count={count} />;
}

export interface DaysToClosingProps {
  readonly today: PlainDate;
  /** Null while no closing date is known. */
  readonly closing: PlainDate | null;
  /** Whole hours until closing; shown instead of days when fewer than two days are left. */
  readonly hoursLeft?: number;
  /** The project is finished: says when it closed instead of how late it is. */
  readonly closed?: boolean;
  /** Without a closing date: a link to add one. */
  readonly missing?: ReactNode;
}

const HOURS_UNDER_DAYS = 2;

/** "12 days to closing", "30 hours to closing", "3 days past closing", "Closed Wed, Dec 2". */
export function DaysToClosing({
  today,
  closing,
  hoursLeft,
  closed = false,
  missing = null,
}: DaysToClosingProps): ReactElement {
  const formats = useFormats();
  if (closing === null) return <>{missing}</>;
  const left = daysToClosing(today, closing);
  if (closed) {
    return (
      <Line>
        <FormattedMessage id="ui.days.closed" values={{ date: formats.plainDate(closing) }} />
      </Line>
    );
  }
  if (left < 0) return <Sentence id="ui.days.past_closing" count={-left} />;
  if (left < HOURS_UNDER_DAYS && hoursLeft !== undefined)
    return <Sentence id="ui.days.hours_to_closing" count={hoursLeft} />;
  return <Sentence id="ui.days.to_closing" count={left} />;
}
