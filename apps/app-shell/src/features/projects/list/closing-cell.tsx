import { daysToClosing, type PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Days, SmallTape, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { todayAt, useNow } from '../../../time/use-now.js';

const Cell = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  '& .days': { fontSize: '1.0625rem' },
  '& .date': { whiteSpace: 'nowrap' },
  '& .note': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

export interface ClosingCellProps {
  readonly closing: PlainDate | null;
  /** Where the house is. */
  readonly state: string;
  /** The date in words under the days. */
  readonly dated?: boolean;
}

/** Days to closing with the short tape; a sentence where there is nothing to count. */
export function ClosingCell({ closing, state, dated = false }: ClosingCellProps): ReactElement {
  const today = todayAt(state, useNow());
  const formats = useFormats();
  if (closing === null) {
    return (
      <Cell className="closing">
        <span className="note">
          <FormattedMessage id="projects.row.no_closing" />
        </span>
      </Cell>
    );
  }
  const left = daysToClosing(today, closing);
  if (left < 0) {
    return (
      <Cell className="closing">
        <span className="note">
          <FormattedMessage
            id="projects.row.past_closing"
            values={{ date: <span className="date">{formats.plainDate(closing)}</span> }}
          />
        </span>
        <SmallTape today={today} closing={closing} />
      </Cell>
    );
  }
  return (
    <Cell className="closing">
      <span className="days">
        <Days count={left} />
      </span>
      {dated ? <span className="note">{formats.plainDate(closing)}</span> : null}
      <SmallTape today={today} closing={closing} />
    </Cell>
  );
}
