import type { ProjectDetail } from '@cw/api-client';
import { houseZone, looksAsClient, MINUTE_MS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { firstBidsDue } from '../../time/first-bids-due.js';
import { useNow } from '../../time/use-now.js';

const HOUR_MINUTES = 60;

/** What is left until the first bid is due, as a sentence that moves with the clock. */
export function useTimeLeft({ firstBidDueAt }: Pick<ProjectDetail, 'firstBidDueAt'>): string {
  const { formatMessage } = useIntl();
  const minutes = Math.max(0, Math.ceil((Date.parse(firstBidDueAt) - useNow()) / MINUTE_MS));
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return formatMessage({ id: 'bids.promise.left' }, { hours, minutes: minutes % HOUR_MINUTES });
}

/** BID-06: the clock of the promise for contractors and staff; the client reads it where its bids will stand. */
export function PromiseClock({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const left = useTimeLeft(project);
  const { promiseState, parties } = project;
  const isOver = project.status !== 'open' || promiseState === 'kept' || promiseState === null;
  if (isOver || looksAsClient(parties)) return null;
  if (promiseState === 'running') {
    const due = firstBidsDue(project);
    if (due === null) return null;
    return (
      <Banner kind="news" title={left}>
        {formatMessage({ id: 'bids.promise.by' }, { when: formats.deadline(due, houseZone(project.state)) })}
      </Banner>
    );
  }
  return (
    <Banner kind="broken" title={formatMessage({ id: 'bids.promise.late' })}>
      {formatMessage({ id: parties.includes('admin') ? 'bids.promise.late_staff' : 'bids.promise.late_contractor' })}
    </Banner>
  );
}
