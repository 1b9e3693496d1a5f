import type { DashboardNeed } from '@cw/api-client';
import { Box, Button, CheckGlyph, Panel, styled } from '@cw/ui';
import { useId, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { NeedRow } from './need-row.js';

/** Beside higher panels its rows share out the height that it is given. */
const Spread = styled(Panel)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    flexDirection: 'column',
    '& > .fill': { flex: 1 },
    '& > ul': { flex: 1, display: 'grid', gridAutoRows: 'minmax(min-content, 1fr)' },
  },
}));

/** So many are read at a glance; the others come when asked for. */
const SHOWN_AT_FIRST = 5;

export interface NeedsPanelProps {
  readonly needs: readonly DashboardNeed[];
}

function Needs({ needs }: NeedsPanelProps): ReactElement {
  const [all, setAll] = useState(false);
  const id = useId();
  // One row more takes no more room than the button in its place.
  const folds = needs.length > SHOWN_AT_FIRST + 1;
  const shown = all || !folds ? needs : needs.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul id={id}>
        {shown.map((need) => (
          <NeedRow key={`${need.kind} ${need.projectId ?? need.requestId ?? ''}`} need={need} />
        ))}
      </ul>
      {folds ? (
        <Box sx={{ px: { xs: 1, md: 2 }, py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="quiet" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            <FormattedMessage
              id={all ? 'dashboard.needs.fewer' : 'dashboard.needs.more'}
              values={{ count: needs.length - SHOWN_AT_FIRST }}
            />
          </Button>
        </Box>
      ) : null}
    </>
  );
}

/** PROJ-10: what needs me now, the most urgent first. */
export function NeedsPanel({ needs }: NeedsPanelProps): ReactElement {
  return (
    <Spread ruled flush title={<FormattedMessage id="dashboard.needs.title" />}>
      {needs.length === 0 ? (
        <Box
          className="fill"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, p: { xs: 2, md: 3 }, color: 'success.main' }}
        >
          <CheckGlyph />
          <Box sx={{ color: 'text.primary' }}>
            <FormattedMessage id="dashboard.needs.none" />
          </Box>
        </Box>
      ) : (
        <Needs needs={needs} />
      )}
    </Spread>
  );
}
