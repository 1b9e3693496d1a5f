import { offsetAt, SUPPORT_TIME_ZONE, supportStanding } from '@cw/domain';
import { formatTime, formatWeekday } from '@cw/i18n';
import { styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePage } from '../page/page-context.js';
import { useNow } from '../page/use-now.js';

const Place = styled('div')(({ theme }) => ({
  // The stored page does not know the time: its line comes without moving what is below it.
  minHeight: '4.25rem',
  margin: theme.spacing(1.5, 0, 2),
  '& > div': { paddingLeft: theme.spacing(1.5), borderLeft: `4px solid ${theme.vars.palette.divider}` },
  '& > [data-open="true"]': { borderLeftColor: theme.vars.palette.success.main },
  '& b': { display: 'block', fontWeight: 650 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, margin: 0 },
}));

/** SUP-01: whether somebody answers now, in New York's time and, where the visitor's clock shows another, in theirs. */
export function OpenNow(): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = usePage();
  const now = useNow();
  if (now === undefined) return <Place />;
  const { isOpen, until } = supportStanding(new Date(now));
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isElsewhere = offsetAt(until.getTime(), here) !== offsetAt(until.getTime(), SUPPORT_TIME_ZONE);
  const time = (zone: string): string => formatTime(until, locale, zone);
  const dayAndTime = (zone: string): string =>
    formatMessage(
      { id: 'support.now.weekday_time' },
      { weekday: formatWeekday(until, locale, zone), time: time(zone) },
    );
  return (
    <Place>
      <div data-open={isOpen}>
        <b>
          {isOpen
            ? formatMessage({ id: 'support.now.open' }, { time: time(SUPPORT_TIME_ZONE) })
            : formatMessage({ id: 'support.now.closed' }, { when: dayAndTime(SUPPORT_TIME_ZONE) })}
        </b>
        <p>
          <FormattedMessage id="support.now.eastern" />
        </p>
        {isElsewhere ? (
          <p>
            <FormattedMessage
              id={isOpen ? 'support.now.here_open' : 'support.now.here_closed'}
              values={{ when: dayAndTime(here) }}
            />
          </p>
        ) : null}
      </div>
    </Place>
  );
}
