import { Banner, Button, PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Questions, Ways } from './intake-layout.js';

export interface SentElsewhereProps {
  readonly reference: string;
  readonly onStartNew: () => void;
}

/** INT-07: another tab has sent the request that stood here too. */
export function SentElsewhere({ reference, onStartNew }: SentElsewhereProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Questions>
      <PageTitle title={formatMessage({ id: 'marketing.repair_intake.title' })} />
      <Banner kind="done" role="status" title={<FormattedMessage id="intake.sent_elsewhere.title" />}>
        <FormattedMessage id="intake.sent_elsewhere.text" />
        <div>
          <FormattedMessage
            id="intake.sent.reference"
            values={{ reference: <strong key="reference">{reference}</strong> }}
          />
        </div>
      </Banner>
      <Ways>
        <Button variant="primary" size="large" onClick={onStartNew}>
          <FormattedMessage id="intake.sent_elsewhere.new" />
        </Button>
      </Ways>
    </Questions>
  );
}
