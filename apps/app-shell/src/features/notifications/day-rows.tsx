import { addDays, type PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { styled, VisuallyHidden } from '@cw/ui';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useToday } from '../../time/use-now.js';
import type { DayGroup } from './day-groups.js';
import { NotificationRow } from './notification-row.js';
import type { NotificationActions } from './use-notification-actions.js';
import type { Selection } from './use-selection.js';

const Day = styled('section')(({ theme }) => ({
  '& h2': {
    ...theme.typography.body2,
    fontWeight: 650,
    padding: theme.spacing(1, 2.5),
    backgroundColor: theme.vars.palette.sunk,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  // The bar above it has the line already.
  '&:first-of-type h2': { borderTop: 0 },
  '&[data-continued="true"]': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** "Today", "Yesterday", else the date, with its year when that is another one. */
function useDayName(day: PlainDate): string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const today = useToday();
  if (day === today) return formatMessage({ id: 'notifications.day.today' });
  if (day === addDays(today, -1)) return formatMessage({ id: 'notifications.day.yesterday' });
  return formats.plainDate(day, day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'full');
}

export interface DayRowsProps {
  readonly group: DayGroup;
  /** Its heading stands above already. */
  readonly isContinued: boolean;
  readonly selection: Selection;
  readonly actions: NotificationActions;
  readonly onRemoved: () => void;
}

/** What was said on one day. */
export function DayRows({ group, isContinued, selection, actions, onRemoved }: DayRowsProps): ReactElement {
  const headingId = useId();
  const name = useDayName(group.day);
  return (
    <Day aria-labelledby={headingId} data-continued={isContinued}>
      {isContinued ? (
        <VisuallyHidden>
          <span id={headingId}>{name}</span>
        </VisuallyHidden>
      ) : (
        <h2 id={headingId}>{name}</h2>
      )}
      <ul>
        {group.items.map((item) => (
          <NotificationRow
            key={item.id}
            notification={item}
            inDay
            choice={{ isChosen: selection.ids.has(item.id), onToggle: () => selection.toggle(item.id) }}
            {...{ actions, onRemoved }}
          />
        ))}
      </ul>
    </Day>
  );
}
