import type { ManagedCommandView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Button, Chip, Money, Panel, Typography, useNamedAction, type Tone } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordLines } from '../records/record-lines.js';
import type { PaymentProps } from './payment-props.js';
import { RefundDialog, type RefundAct } from './refund-dialog.js';

const TONES: Readonly<Record<ManagedCommandView['state'], Tone>> = {
  pending: 'blue',
  done: 'green',
  failed: 'slate',
  attention: 'brick',
};

interface CommandProps {
  readonly command: ManagedCommandView;
}

function ByHand({ command: { byHand } }: CommandProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (byHand === null) return null;
  const { reference, proposedByName, proposedAt, confirmedByName, confirmedAt } = byHand;
  const nameOf = (name: string | null): string => name ?? formatMessage({ id: 'admin.payment.somebody' });
  return (
    <div>
      <p>
        <FormattedMessage
          id="admin.payment.by_hand"
          values={{ reference, name: nameOf(proposedByName), when: formats.dateTime(proposedAt) }}
        />
      </p>
      <p className="quiet">
        {confirmedAt === null ? (
          <FormattedMessage id="admin.payment.by_hand_waits" />
        ) : (
          <FormattedMessage
            id="admin.payment.by_hand_confirmed"
            values={{ name: nameOf(confirmedByName), when: formats.dateTime(confirmedAt) }}
          />
        )}
      </p>
    </div>
  );
}

/** Buttons of several commands are told apart by what was asked for, and how much. */
function useActNames({ kind, amountCents }: ManagedCommandView): (label: string) => string {
  const { formatMessage } = useIntl();
  const named = useNamedAction();
  const what = formatMessage({ id: `admin.payment.command.${kind}` });
  const of = amountCents === null ? what : `${what}, ${formatMoney(cents(amountCents))}`;
  return (label) => named(label, of);
}

function CommandBody({ command, onAct }: CommandProps & { readonly onAct: (act: RefundAct) => void }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const nameOf = useActNames(command);
  const { createdAt, attempts, lastError, providerId, actions } = command;
  return (
    <>
      <p className="quiet">
        {formats.dateTime(createdAt)}
        <br />
        <FormattedMessage id="admin.payment.attempts" values={{ count: attempts }} />
        {lastError === null ? null : (
          <>
            <br />
            <FormattedMessage id="admin.payment.last_error" values={{ code: lastError }} />
          </>
        )}
        {providerId === null ? null : (
          <>
            <br />
            {providerId}
          </>
        )}
      </p>
      <ByHand command={command} />
      {actions.length === 0 ? null : (
        <div className="acts">
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'refuse' || action === 'withdraw' ? 'quiet' : 'secondary'}
              aria-label={nameOf(formatMessage({ id: `admin.act.${action}.action` }))}
              onClick={() => onAct({ action, command })}
            >
              <FormattedMessage id={`admin.act.${action}.action`} />
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** What the provider was asked to do; a refund that came back waits here for staff. */
export function CommandsPanel({ payment }: PaymentProps): ReactElement {
  const { formatMessage } = useIntl();
  const [act, setAct] = useState<RefundAct>();
  const lines = payment.commands.map((command) => ({
    id: command.id,
    head: (
      <>
        <Chip tone={TONES[command.state]}>{formatMessage({ id: `admin.payment.command_state.${command.state}` })}</Chip>
        <span className="name">{formatMessage({ id: `admin.payment.command.${command.kind}` })}</span>
        {command.amountCents === null ? null : <Money cents={cents(command.amountCents)} size="strong" />}
      </>
    ),
    body: <CommandBody command={command} onAct={setAct} />,
  }));
  return (
    <Panel title={formatMessage({ id: 'admin.payment.commands' })} flush={lines.length > 0}>
      {lines.length === 0 ? (
        <Typography>
          <FormattedMessage id="admin.payment.no_commands" />
        </Typography>
      ) : (
        <RecordLines lines={lines} />
      )}
      {act === undefined ? null : <RefundDialog payment={payment} act={act} onClose={() => setAct(undefined)} />}
    </Panel>
  );
}
