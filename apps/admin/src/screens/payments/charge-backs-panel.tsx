import type { ChargeBackView } from '@cw/api-client';
import { cents, chargeBackReason, STAFF_MONEY_LIMITS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Box, Button, Chip, Money, Panel, type Tone } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { RecordLines } from '../records/record-lines.js';
import type { PaymentProps } from './payment-props.js';

const { evidenceMin, evidenceMax } = STAFF_MONEY_LIMITS;
const TONES: Readonly<Record<ChargeBackView['status'], Tone>> = {
  inquiry: 'copper',
  needs_response: 'brick',
  under_review: 'blue',
  won: 'green',
  lost: 'brick',
  closed: 'slate',
};

/** What became of it, in sentences. */
function Story({ chargeBack }: { readonly chargeBack: ChargeBackView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const money = (amount: number): string => formatMoney(cents(amount));
  const { amountCents, reason, openedAt, takenCents, feeCents, lossCents } = chargeBack;
  const { evidenceDueAt, evidenceSentAt, evidenceSentByName, closedAt } = chargeBack;
  const why = formatMessage({ id: `admin.charge_back.reason.${chargeBackReason(reason)}` });
  const name = evidenceSentByName ?? formatMessage({ id: 'admin.payment.somebody' });
  const isDue = evidenceDueAt !== null && evidenceSentAt === null && closedAt === null;
  return (
    <div>
      <p>
        <FormattedMessage
          id="admin.charge_back.disputed"
          values={{ amount: money(amountCents), when: formats.dateTime(openedAt), reason: why }}
        />
      </p>
      {takenCents > 0 ? (
        <p>
          <FormattedMessage id="admin.charge_back.taken" values={{ amount: money(takenCents), fee: money(feeCents) }} />
        </p>
      ) : null}
      {lossCents > 0 ? (
        <p>
          <FormattedMessage id="admin.charge_back.loss" values={{ amount: money(lossCents) }} />
        </p>
      ) : null}
      {isDue ? (
        <p>
          <FormattedMessage id="admin.charge_back.due" values={{ when: formats.deadline(evidenceDueAt) }} />
        </p>
      ) : null}
      {evidenceSentAt === null ? null : (
        <p>
          <FormattedMessage id="admin.charge_back.sent" values={{ name, when: formats.dateTime(evidenceSentAt) }} />
        </p>
      )}
      {closedAt === null ? null : (
        <p>
          <FormattedMessage id="admin.charge_back.closed" values={{ when: formats.dateTime(closedAt) }} />
        </p>
      )}
    </div>
  );
}

function AnswerDialog({ payment, onClose }: PaymentProps & { readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const [submit] = useKit().api.useSubmitChargeBackEvidenceMutation();
  return (
    <ActDialog
      title={formatMessage({ id: 'admin.charge_back.answer_title' })}
      text={formatMessage({ id: 'admin.charge_back.answer_text' })}
      confirmLabel={formatMessage({ id: 'admin.charge_back.answer' })}
      done={formatMessage({ id: 'admin.charge_back.answer_done' })}
      words={{
        label: formatMessage({ id: 'admin.charge_back.answer_label' }),
        hint: formatMessage({ id: 'admin.charge_back.answer_hint' }),
        min: evidenceMin,
        max: evidenceMax,
        rows: 8,
        draft: `charge_back.${payment.id}`,
      }}
      carryOut={(text) => submit({ id: payment.id, submitEvidence: { text } }).unwrap()}
      onClose={onClose}
    />
  );
}

/** What cardholders dispute at their banks, and the answer of staff. */
export function ChargeBacksPanel({ payment }: PaymentProps): ReactElement {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const lines = payment.chargeBacks.map((chargeBack) => ({
    id: chargeBack.id,
    head: (
      <>
        <Chip tone={TONES[chargeBack.status]}>
          {formatMessage({ id: `admin.charge_back.status.${chargeBack.status}` })}
        </Chip>
        <Money cents={cents(chargeBack.amountCents)} size="strong" />
      </>
    ),
    body: <Story chargeBack={chargeBack} />,
  }));
  return (
    <Panel title={formatMessage({ id: 'admin.charge_back.title' })} flush>
      <RecordLines lines={lines} />
      {payment.actions.includes('evidence') ? (
        <Box sx={{ p: { xs: 2, md: 3 }, pt: 0 }}>
          <Button variant="primary" onClick={() => setOpen(true)}>
            <FormattedMessage id="admin.charge_back.answer" />
          </Button>
        </Box>
      ) : null}
      {isOpen ? <AnswerDialog payment={payment} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
