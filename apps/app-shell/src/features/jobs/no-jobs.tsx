import { ButtonLink, EmptyState, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { JobPaths } from './job-paths.js';

const WORDS = {
  client: { text: 'bids.jobs.empty_client', next: 'bids.jobs.to_projects' },
  contractor: { text: 'bids.jobs.empty_contractor', next: 'bids.jobs.find_work' },
} as const;

export interface NoJobsProps {
  readonly side: keyof typeof WORDS;
  readonly paths: JobPaths;
}

/** Before the first job: how one begins. */
export function NoJobs({ side, paths }: NoJobsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { text, next } = WORDS[side];
  return (
    <Panel flush label={formatMessage({ id: 'bids.jobs.empty_title' })}>
      <EmptyState
        title={formatMessage({ id: 'bids.jobs.empty_title' })}
        drawing="toolbox"
        action={
          <ButtonLink href={paths.projects} variant="primary">
            {formatMessage({ id: next })}
          </ButtonLink>
        }
      >
        {formatMessage({ id: text })}
      </EmptyState>
    </Panel>
  );
}
