import { cents } from '@cw/domain';
import { LongText, Panel, SplitBar, Stack, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CaseProps } from './case-banner.js';
import { splitOf } from './split.js';

/** How the case ended for each side: what they agreed on, or what staff ruled and why. */
export function OutcomePanel({ dispute }: CaseProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { state, outcome, rulings } = dispute;
  if (outcome === null || (state !== 'settled' && state !== 'ruled')) return null;
  const reason = rulings.find((ruling) => ruling.state === 'made')?.reason;
  const why = formatMessage({ id: 'disputes.outcome.why' });
  return (
    <Panel title={formatMessage({ id: `disputes.outcome.${state}` })}>
      <Stack spacing={2}>
        <SplitBar {...splitOf(dispute)} contractorCents={cents(outcome.contractorCents)} />
        {reason === undefined ? null : (
          <div>
            <Typography variant="subtitle1" component="h3">
              {why}
            </Typography>
            <LongText about={why}>{reason}</LongText>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
