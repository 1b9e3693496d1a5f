import type { WorkspaceKit } from '@cw/api-client/workspace';
import { houseName, houseZone } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Chip, Coming, Panel, ProjectName, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COLLEAGUE_POLL_MS, useFreshEvery } from '../records/fresh.js';

type PanelKit = Pick<WorkspaceKit, 'Link' | 'api' | 'LoadError'>;

/** BID-06: how many open projects have no bid after the promised time, and which have waited longest. */
export function LatePromisesPanel({ Link, api, LoadError }: PanelKit): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const fresh = useFreshEvery(COLLEAGUE_POLL_MS);
  const { data: overview, ...counted } = api.useGetAdminOverviewQuery(undefined, fresh);
  const { data: late, ...listed } = api.useListProjectsQuery({ promise: 'late' }, fresh);
  const error = counted.error ?? listed.error;
  if (overview === undefined || late === undefined) {
    const title = formatMessage({ id: 'admin.overview.late_failed' });
    const retry = (): void => [counted, listed].forEach(({ refetch }) => void refetch());
    return error === undefined ? <Coming /> : <LoadError title={title} error={error} onRetry={retry} />;
  }
  const count = formatMessage({ id: 'admin.overview.late_count' }, { count: overview.latePromises });
  return (
    <Panel
      title={formatMessage({ id: 'admin.overview.late_promises' })}
      aside={
        overview.latePromises > 0 ? (
          <Link to="/all-projects?late=yes">
            <Chip tone="brick">{count}</Chip>
          </Link>
        ) : (
          <Chip tone="green">{count}</Chip>
        )
      }
    >
      {late.items.length === 0 ? (
        <Typography>
          <FormattedMessage id="projects.list.late_none" />
        </Typography>
      ) : null}
      <ul>
        {late.items.map(({ id, title, address, city, state, clientName, firstBidDueAt }) => (
          <li key={id}>
            <FormattedMessage
              id="admin.overview.late_since"
              values={{
                project: (
                  <Link to={`/projects/${id}`}>
                    <ProjectName brief house={houseName({ address, city, state })} {...{ clientName, title }} />
                  </Link>
                ),
                city,
                state,
                when: formats.deadline(firstBidDueAt, houseZone(state)),
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
