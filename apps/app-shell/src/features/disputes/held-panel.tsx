import { cents } from '@cw/domain';
import { Money, Panel, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CaseProps } from './case-banner.js';

/** What the case is over, and that it stays where it is. */
export function HeldPanel({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const { stakeCents, isHeld } = dispute;
  return (
    <Panel title={formatMessage({ id: isHeld ? 'disputes.held.title' : 'disputes.held.invoice_title' })} ruled>
      <Money cents={cents(stakeCents)} size="large" />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {formatMessage({ id: isHeld ? 'disputes.held.text' : 'disputes.held.invoice_text' })}
      </Typography>
    </Panel>
  );
}
