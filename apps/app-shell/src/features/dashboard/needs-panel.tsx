import type { DashboardNeed } from '@cw/api-client';
import { Box, CheckGlyph, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { NeedRow } from './need-row.js';

export interface NeedsPanelProps {
  readonly needs: readonly DashboardNeed[];
}

/** PROJ-10: what needs me now, the most urgent first. */
export function NeedsPanel({ needs }: NeedsPanelProps): ReactElement {
  return (
    <Panel ruled flush title={<FormattedMessage id="dashboard.needs.title" />}>
      {needs.length === 0 ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: { xs: 2, md: 3 }, color: 'success.main' }}>
          <CheckGlyph />
          <Box sx={{ color: 'text.primary' }}>
            <FormattedMessage id="dashboard.needs.none" />
          </Box>
        </Box>
      ) : (
        <ul>
          {needs.map((need) => (
            <NeedRow key={`${need.kind} ${need.projectId ?? ''}`} need={need} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
