import type { ProjectDetail } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { EmptyState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

/** BID-06: who is at work now, and the clock of the 24-hour promise. */
export function NoBids({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const late = new Date(project.firstBidDueAt) < new Date();
  return (
    <EmptyState title={formatMessage({ id: 'bids.list.none' })} drawing="tape">
      {late
        ? formatMessage({ id: 'bids.list.none_late' })
        : formatMessage({ id: 'bids.list.none_text' }, { when: formats.dateTime(project.firstBidDueAt) })}
    </EmptyState>
  );
}
