import type { IntakeCounts } from '@cw/api-client';
import type { IntakeState } from '@cw/domain';
import { Box, LoadingState, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKit } from '../kit-context.js';
import { deskFigure } from '../desks/desk-figure.js';
import { CountBar, figure } from '../records/count-bar.js';
import { FRESH } from '../records/fresh.js';
import { EVERYTHING, pathOf, WAITS_FOR_SUBMITTER, type NamedView } from './intake-place.js';

const inStates = ({ states }: IntakeCounts, wanted: readonly IntakeState[]): number =>
  states.filter(({ state }) => wanted.includes(state)).reduce((sum, { count }) => sum + count, 0);

interface Counted {
  readonly id: 'new' | 'late' | 'due_soon' | 'submitter' | 'flagged';
  readonly view: NamedView;
  readonly count: number;
}

const figuresOf = (counts: IntakeCounts): readonly Counted[] => [
  { id: 'new', view: 'new', count: inStates(counts, ['submitted']) },
  { id: 'late', view: 'late', count: counts.late },
  { id: 'due_soon', view: 'due_soon', count: counts.dueSoon },
  { id: 'submitter', view: 'submitter', count: inStates(counts, WAITS_FOR_SUBMITTER) },
  { id: 'flagged', view: 'flagged', count: counts.flagged },
];

/** How much waits for whom; each number leads to what it counts. Without it the queue still works. */
export function IntakeCountsBar(): ReactElement | null {
  const { api, Link } = useKit();
  const { data: counts, ...counted } = api.useCountIntakesQuery(undefined, FRESH);
  const { data: overview, ...looked } = api.useGetAdminOverviewQuery(undefined, FRESH);
  if (counts === undefined || overview === undefined)
    return counted.isError || looked.isError ? null : (
      <LoadingState>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  return (
    <Box sx={{ mb: 2 }}>
      <CountBar
        Link={Link}
        figures={[
          deskFigure('intake', overview),
          ...figuresOf(counts).map(({ id, view, count }) => ({
            id,
            to: pathOf({ ...EVERYTHING, view }),
            isBroken: id === 'late' && count > 0,
            text: <FormattedMessage id={`triage.count.${id}`} values={{ count, figure }} />,
          })),
        ]}
      />
    </Box>
  );
}
