import { baseApi, generatedApi, type AppDispatch } from '@cw/api-client';
import { Banner, Button, LoadingState, PageTitle, Stack } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';
import { AcceptForm } from './accept-form.js';
import { useInvitation } from './use-invitation.js';

function Expired(): ReactElement {
  return (
    <Banner kind="sent_back" role="alert" title={<FormattedMessage id="auth.invitation.expired_title" />}>
      <FormattedMessage id="auth.invitation.expired_text" />
    </Banner>
  );
}

/** Into the area: the session began with the acceptance, the page hears of it now. */
function useEnter(): () => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  return async () => {
    dispatch(baseApi.util.resetApiState());
    await dispatch(generatedApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
    await navigate(paths.dashboard, { replace: true });
  };
}

function Opened({ token }: StaffInvitationProps): ReactElement {
  const { invitation, retry } = useInvitation(token);
  const [isExpired, setIsExpired] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const enter = useEnter();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={() => void enter()} />;
  if (isExpired || invitation.kind === 'expired') return <Expired />;
  if (invitation.kind === 'reading') return <LoadingState />;
  if (invitation.kind === 'failed') {
    return (
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Banner kind="broken" role="alert">
          {invitation.text}
        </Banner>
        <Button variant="primary" onClick={retry}>
          <FormattedMessage id="common.action.retry" />
        </Button>
      </Stack>
    );
  }
  return (
    <AcceptForm token={token} invitee={invitation.invitee} onExpired={() => setIsExpired(true)} onCodes={setCodes} />
  );
}

export interface StaffInvitationProps {
  readonly token: string;
}

/** AUTH-08: how a member of staff comes in for the first time, by a link that works once. */
export function StaffInvitation({ token }: StaffInvitationProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'auth.invitation.title' })}
        subtitle={<FormattedMessage id="auth.invitation.subtitle" />}
      />
      <Opened token={token} />
    </>
  );
}
