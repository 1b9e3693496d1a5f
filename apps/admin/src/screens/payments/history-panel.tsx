import { useFormats } from '@cw/i18n/react';
import { Panel, PersonsWords } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordLines } from '../records/record-lines.js';
import type { PaymentProps } from './payment-props.js';
import { usePaymentStateWord } from './payment-state.js';

/** Through which states the money went, by whose act. */
export function HistoryPanel({ payment }: PaymentProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const stateWord = usePaymentStateWord();
  const lines = payment.history.map(({ at, to, actorName, reason }, index) => ({
    id: String(index),
    head: <span className="name">{stateWord(to)}</span>,
    body: (
      <div className="quiet">
        <FormattedMessage
          id={actorName === null ? 'admin.payment.by_provider' : 'admin.payment.by'}
          values={{ when: formats.dateTime(at), name: actorName ?? '' }}
        />
        {reason === null ? null : (
          <p>
            <FormattedMessage id="admin.payment.because" values={{ reason: <PersonsWords>{reason}</PersonsWords> }} />
          </p>
        )}
      </div>
    ),
  }));
  return (
    <Panel title={formatMessage({ id: 'admin.payment.history' })} flush>
      <RecordLines lines={lines} />
    </Panel>
  );
}
