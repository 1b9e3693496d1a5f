import { useRemovePartyMutation, useUpdatePartyMutation, type PartyView } from '@cw/api-client';
import { PARTY_RIGHTS, type PartyRight } from '@cw/domain';
import { Button, ConfirmDialog, fieldId, RadioGroup, SendingButton, Typography, useNamedAction } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEvent } from '../../forms/use-event.js';
import { nameOf } from './party-words.js';

interface DialogProps {
  readonly party: PartyView;
  readonly onClose: () => void;
}

function RightDialog({ party, onClose }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { run, error } = useEvent();
  const [update] = useUpdatePartyMutation();
  const [right, setRight] = useState<PartyRight>(party.right);
  const confirm = async (): Promise<void> => {
    const done = formatMessage({ id: 'parties.right.done' }, { name: nameOf(party) });
    if (await run(() => update({ id: party.id, partyEdit: { right } }).unwrap(), done)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'parties.right.title' }, { name: nameOf(party) })}
      confirmLabel={formatMessage({ id: 'parties.right.save' })}
      missing={
        right === party.right
          ? { field: fieldId('right'), text: formatMessage({ id: 'parties.right.unchanged' }, { name: nameOf(party) }) }
          : undefined
      }
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <RadioGroup
        name="right"
        label={formatMessage({ id: 'parties.field.right' })}
        selected={[right]}
        onChange={(event) => setRight(PARTY_RIGHTS.find((known) => known === event.target.value) ?? right)}
        choices={PARTY_RIGHTS.map((value) => ({
          value,
          label: formatMessage({ id: `parties.right.${value}` }),
          note: formatMessage({ id: `parties.right.${value}_note` }),
        }))}
      />
    </ConfirmDialog>
  );
}

function RemoveDialog({ party, onClose, onLeft }: DialogProps & { readonly onLeft: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { run, error } = useEvent();
  const [remove] = useRemovePartyMutation();
  const who = party.isMe ? 'leave' : 'remove';
  const confirm = async (): Promise<void> => {
    const done = formatMessage({ id: `parties.${who}.done` }, { name: nameOf(party) });
    if (!(await run(() => remove(party.id).unwrap(), done))) return;
    onClose();
    if (party.isMe) onLeft();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage({ id: `parties.${who}.title` }, { name: nameOf(party) })}
      confirmLabel={formatMessage({ id: `parties.${who}.confirm` })}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{formatMessage({ id: `parties.${who}.text` })}</Typography>
    </ConfirmDialog>
  );
}

function SendAgain({ party }: { readonly party: PartyView }): ReactElement {
  const { formatMessage } = useIntl();
  const { run } = useEvent();
  const [update, { isLoading }] = useUpdatePartyMutation();
  const named = useNamedAction();
  const done = formatMessage({ id: 'parties.resend.done' }, { email: party.email });
  return (
    <SendingButton
      variant="quiet"
      size="small"
      sending={isLoading}
      aria-label={named(formatMessage({ id: 'parties.resend.open' }), party.email)}
      onClick={() => void run(() => update({ id: party.id, partyEdit: { resend: true } }).unwrap(), done)}
    >
      <FormattedMessage id="parties.resend.open" />
    </SendingButton>
  );
}

export interface PartyActionsProps {
  readonly party: PartyView;
  readonly canManage: boolean;
  /** Whoever leaves no longer has this page. */
  readonly onLeft: () => void;
}

/** What the owner does about an invited person, and the invited person about themselves. */
export function PartyActions({ party, canManage, onLeft }: PartyActionsProps): ReactElement {
  const [asked, setAsked] = useState<'right' | 'remove'>();
  const close = (): void => setAsked(undefined);
  const { formatMessage } = useIntl();
  const named = useNamedAction();
  const leave = formatMessage({ id: party.isMe ? 'parties.leave.open' : 'parties.remove.open' });
  const who = party.name ?? party.email;
  return (
    <>
      {canManage ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={named(formatMessage({ id: 'parties.right.open' }), who)}
          onClick={() => setAsked('right')}
        >
          <FormattedMessage id="parties.right.open" />
        </Button>
      ) : null}
      {canManage && party.state === 'pending' ? <SendAgain party={party} /> : null}
      <Button
        variant="quiet"
        size="small"
        aria-label={party.isMe ? undefined : named(leave, who)}
        onClick={() => setAsked('remove')}
      >
        {leave}
      </Button>
      {asked === 'right' ? <RightDialog party={party} onClose={close} /> : null}
      {asked === 'remove' ? <RemoveDialog party={party} onClose={close} onLeft={onLeft} /> : null}
    </>
  );
}
