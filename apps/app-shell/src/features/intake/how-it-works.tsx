import { Panel, Timeline } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

const PARTS = ['submit', 'matched', 'compare', 'complete'] as const;

/** INT-06. */
export function HowItWorks(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'marketing.repair_intake.how_title' })}>
      <Timeline
        items={PARTS.map((part) => ({
          title: formatMessage({ id: `marketing.repair_intake.how_${part}` }),
          detail: formatMessage({ id: `marketing.repair_intake.how_${part}_text` }),
          place: 'next',
        }))}
      />
    </Panel>
  );
}
