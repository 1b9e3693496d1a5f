import type { AdminOverview } from '@cw/api-client';
import { Box, LoadingState, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { useKit } from '../kit-context.js';
import { CountBar, type Figure } from '../records/count-bar.js';
import { FRESH } from '../records/fresh.js';
import { deskFigure } from './desk-figure.js';
import type { Desk } from './desks.js';

export interface DeskCountBarProps {
  readonly desk: Desk;
  /** What the desk counts beside it. */
  readonly beside?: (overview: AdminOverview) => readonly Figure[];
}

/** The number of the menu and the dashboard, on the desk's own page. Without it the list still works. */
export function DeskCountBar({ desk, beside }: DeskCountBarProps): ReactElement | null {
  const { api, Link } = useKit();
  const { data: overview, isError } = api.useGetAdminOverviewQuery(undefined, FRESH);
  if (overview === undefined)
    return isError ? null : (
      <LoadingState>
        <SkeletonRows count={1} />
      </LoadingState>
    );
  const others = beside?.(overview) ?? [];
  return (
    <Box sx={{ mb: 2, maxWidth: { sm: `${(others.length + 1) * 16}rem` } }}>
      <CountBar Link={Link} figures={[deskFigure(desk, overview), ...others]} />
    </Box>
  );
}
