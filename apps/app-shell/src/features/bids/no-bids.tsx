import type { ProjectDetail } from '@cw/api-client';
import { EmptyState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { firstBidsDue } from '../../time/first-bids-due.js';
import { useTimeLeft } from './promise-clock.js';

/** BID-06: who is at work now, and the clock of the 24-hour promise. */
export function NoBids({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const left = useTimeLeft(project);
  const { promiseState } = project;
  const due = firstBidsDue(project);
  if (promiseState === 'late') {
    return (
      <EmptyState title={formatMessage({ id: 'bids.promise.late' })} drawing="tape">
        {formatMessage({ id: 'bids.list.none_late' })}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={formatMessage({ id: 'bids.list.none' })} drawing="tape">
      {promiseState !== 'running'
        ? formatMessage({ id: 'bids.list.none_now' })
        : due === null
          ? formatMessage({ id: 'bids.list.none_in_time' })
          : [left, formatMessage({ id: 'bids.list.none_text' })].join('. ')}
    </EmptyState>
  );
}
