import type { AdminOverview } from '@cw/api-client';
import type { WorkspaceKit } from '@cw/api-client/workspace';
import { Box, LoadingState, SkeletonRows, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { deskFigure } from '../desks/desk-figure.js';
import { DESKS } from '../desks/desks.js';
import { CountBar, figure, type Figure } from '../records/count-bar.js';
import { COLLEAGUE_POLL_MS, useFreshEvery } from '../records/fresh.js';

const PROMISES = [
  { id: 'late_intakes', count: 'lateIntakes', to: '/intake?view=late', isPromise: true },
  { id: 'intakes_due_soon', count: 'intakesDueSoon', to: '/intake?view=due_soon', isPromise: false },
  { id: 'late_bids', count: 'latePromises', to: '/all-projects?late=yes', isPromise: true },
  { id: 'late_papers', count: 'latePapers', to: '/verification?late=yes', isPromise: true },
] as const satisfies readonly { id: string; count: keyof AdminOverview; to: string; isPromise: boolean }[];

/** Promises first, then what waits at each desk. */
const figuresOf = (overview: AdminOverview): readonly Figure[] => [
  ...PROMISES.map(({ id, count, to, isPromise }) => ({
    id,
    to,
    isBroken: isPromise && overview[count] > 0,
    text: <FormattedMessage id={`admin.overview.count.${id}`} values={{ count: overview[count], figure }} />,
  })),
  ...DESKS.map((desk) => deskFigure(desk, overview)),
];

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
        <CountBar Link={Link} figures={figuresOf(overview)} />
      </Box>
    </section>
  );
}
