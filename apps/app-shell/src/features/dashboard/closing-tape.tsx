import type { ProjectSummary } from '@cw/api-client';
import { daysToClosing, localDay, type PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { styled, Tape, type JoinMarkers } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { todayAt, useNow } from '../../time/use-now.js';

const Place = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 3, 1.5),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2, 2, 0.5) },
}));

/** Those that have no room for a name each: how many, and between when. */
function useJoin(today: PlainDate): JoinMarkers {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (markers) => {
    const [from = 0, ...others] = markers.map(({ date }) => daysToClosing(today, date));
    const to = others.at(-1) ?? from;
    return {
      label: formatMessage({ id: 'dashboard.closings.joined' }, { count: markers.length }),
      detail: from === to ? formats.days(from) : formatMessage({ id: 'dashboard.closings.joined_days' }, { from, to }),
    };
  };
}

export interface ClosingTapeProps {
  /** The soonest first. */
  readonly closings: readonly ProjectSummary[];
}

/** The closings of the month on one tape, up to the last of them; the rows under it say more of each. */
export function ClosingTape({ closings }: ClosingTapeProps): ReactElement | null {
  const now = useNow();
  const formats = useFormats();
  const dated = closings.flatMap(({ closingDate, address, city, state }) =>
    closingDate === null ? [] : [{ closingDate, place: address ?? city, today: todayAt(state, now) }],
  );
  // The tape begins where the day is earliest, so that no closing that is still ahead lies before it.
  const today = dated.reduce((first, { today: day }) => (day < first ? day : first), localDay(now));
  const joinMarkers = useJoin(today);
  const last = dated.at(-1);
  if (last === undefined || dated.length < 2) return null;
  const markers = dated.map(({ closingDate, place, today: day }) => ({
    date: closingDate,
    label: place,
    detail: formats.days(daysToClosing(day, closingDate)),
  }));
  return (
    <Place>
      <Tape low today={today} closing={last.closingDate} markers={markers} joinMarkers={joinMarkers} />
    </Place>
  );
}
