import type { ProjectSummary } from '@cw/api-client';
import { daysToClosing, type PlainDate } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { styled, Tape, type JoinMarkers } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useToday } from '../../time/use-now.js';

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
  const today = useToday();
  const formats = useFormats();
  const joinMarkers = useJoin(today);
  const dated = closings.flatMap(({ closingDate, address, city }) =>
    closingDate === null ? [] : [{ closingDate, place: address ?? city }],
  );
  const last = dated.at(-1);
  if (last === undefined || dated.length < 2) return null;
  const markers = dated.map(({ closingDate, place }) => ({
    date: closingDate,
    label: place,
    detail: formats.days(daysToClosing(today, closingDate)),
  }));
  return (
    <Place>
      <Tape low today={today} closing={last.closingDate} markers={markers} joinMarkers={joinMarkers} />
    </Place>
  );
}
