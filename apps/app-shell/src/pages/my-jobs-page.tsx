import { useSession } from '@cw/api-client';
import { isContractor } from '@cw/domain';
import { Box, PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../app/routes/paths.js';
import { ClientJobs, ContractorJobs } from '../features/jobs/index.js';
import { PayoutStatement } from '../features/statements/index.js';

/** PROJ-10: what a contractor won and is paid, or what a client has under way. */
export function MyJobsPage(): ReactElement {
  const { formatMessage } = useIntl();
  const session = useSession();
  const contractor = session.status === 'signed-in' && isContractor(session.user.role);
  const jobPaths = { project: paths.project, projects: paths.projects };
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'bids.jobs.title' })}
        subtitle={formatMessage({ id: contractor ? 'bids.jobs.subtitle_contractor' : 'bids.jobs.subtitle_client' })}
      />
      {contractor ? (
        <>
          <ContractorJobs paths={jobPaths} />
          <Box sx={{ mt: 3 }}>
            <PayoutStatement />
          </Box>
        </>
      ) : (
        <ClientJobs paths={jobPaths} />
      )}
    </>
  );
}
