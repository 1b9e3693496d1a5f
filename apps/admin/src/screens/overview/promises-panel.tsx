import type { AdminOverview } from '@cw/api-client';
import type { WorkspaceKit } from '@cw/api-client/workspace';
import { Box, LoadingState, SkeletonRows, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CountBar, figure } from '../records/count-bar.js';
import { COLLEAGUE_POLL_MS, useFreshEvery } from '../records/fresh.js';

const FIGURES = [
  { id: 'late_intakes', count: 'lateIntakes', to: '/intake?view=late', isPromise: true },
  { id: 'intakes_due_soon', count: 'intakesDueSoon', to: '/intake?view=due_soon', isPromise: false },
  { id: 'late_bids', count: 'latePromises', to: '/all-projects?late=yes', isPromise: true },
  { id: 'late_papers', count: 'latePapers', to: '/verification?late=yes', isPromise: true },
  { id: 'cases', count: 'waitingCases', to: '/disputes', isPromise: false },
  { id: 'payments', count: 'waitingPayments', to: '/payments?attention=any', isPromise: false },
  { id: 'intakes_in_hand', count: 'intakesInHand', to: '/intake', isPromise: false },
  { id: 'waiting_papers', count: 'waitingPapers', to: '/verification', isPromise: false },
  { id: 'open_reports', count: 'openReports', to: '/reports', isPromise: false },
  { id: 'open_support', count: 'openSupportMessages', to: '/support', isPromise: false },
] as const satisfies readonly { id: string; count: keyof AdminOverview; to: string; isPromise: boolean }[];

/** ADM-01: what was promised within 24 hours and is late, or about to be; beside it what else waits for staff. */
export function PromisesPanel({ Link, api }: Pick<WorkspaceKit, 'Link' | 'api'>): ReactElement | null {
  const { data: overview, isError } = api.useGetAdminOverviewQuery(undefined, useFreshEvery(COLLEAGUE_POLL_MS));
  if (overview === undefined)
    return isError ? null : (
      <LoadingState>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  return (
    <section>
      <Typography variant="h2" component="h2">
        <FormattedMessage id="admin.overview.promises" />
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        <CountBar
          Link={Link}
          figures={FIGURES.map(({ id, count, to, isPromise }) => ({
            id,
            to,
            isBroken: isPromise && overview[count] > 0,
            text: <FormattedMessage id={`admin.overview.count.${id}`} values={{ count: overview[count], figure }} />,
          }))}
        />
      </Box>
    </section>
  );
}
