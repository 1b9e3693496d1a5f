import type { ManagedUser } from '@cw/api-client';
import { Banner, Button, SendingButton, Stack, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { GRAVE_MOVES, movesFor, type AccountMove } from './account-moves.js';
import { MoveDialog } from './move-dialog.js';

export interface AccountActionsProps {
  readonly user: ManagedUser;
}

function VerificationButton({ user }: AccountActionsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { api, detailOf } = useKit();
  const [resend, { isLoading }] = api.useResendUserVerificationMutation();
  const send = async (): Promise<void> => {
    try {
      await resend(user.id).unwrap();
      toast({
        kind: 'done',
        title: formatMessage({ id: 'admin.users.verification_sent' }),
        text: formatMessage({ id: 'admin.users.verification_sent_text' }, { email: user.email }),
      });
    } catch (error) {
      toast({
        kind: 'broken',
        title: formatMessage({ id: 'admin.users.verification_failed' }),
        text: detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' }),
      });
    }
  };
  return (
    <SendingButton variant="secondary" size="small" sending={isLoading} onClick={() => void send()}>
      <FormattedMessage id="admin.users.resend_verification" />
    </SendingButton>
  );
}

/** ROLE-05: what can be done to the account as it stands; nothing of it to one's own. */
export function AccountActions({ user }: AccountActionsProps): ReactElement | null {
  const session = useKit().useSession();
  const [move, setMove] = useState<AccountMove>('suspend');
  const [open, setOpen] = useState(false);
  if (session.status === 'signed-in' && session.user.id === user.id) {
    return (
      <Banner kind="news" title={<FormattedMessage id="admin.users.self" />}>
        <FormattedMessage id="errors.user.self" />
      </Banner>
    );
  }
  const canVerify = user.status === 'active' && !user.emailVerified;
  const moves = movesFor(user);
  if (moves.length === 0 && !canVerify) return null;
  const ask = (wanted: AccountMove): void => {
    setMove(wanted);
    setOpen(true);
  };
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {moves.map((one) => (
          <Button key={one} size="small" variant={GRAVE_MOVES.has(one) ? 'danger' : 'primary'} onClick={() => ask(one)}>
            <FormattedMessage id={`admin.move.${one}.action`} />
          </Button>
        ))}
        {canVerify ? <VerificationButton user={user} /> : null}
      </Stack>
      <MoveDialog key={move} user={user} move={move} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
