import { LoadingState, PageTitle } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { areaAddress } from '../../../app/routes/area-address.js';
import { RecoveryCodes } from '../../../identity/index.js';
import { LinkFailed } from '../link/link-failed.js';
import { useEnter } from '../use-enter.js';
import { AcceptForm } from './accept-form.js';
import { useInvitation } from './use-invitation.js';

const STAFF_LOGIN = '/admin/login';

function Expired(): ReactElement {
  const { formatMessage } = useIntl();
  // A new document: this one still holds the invitation.
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'auth.invitation.expired_title' })}
        subtitle={<FormattedMessage id="auth.invitation.expired_text" />}
      />
      <a href={areaAddress('admin', STAFF_LOGIN)}>
        <FormattedMessage id="auth.invitation.to_login" />
      </a>
    </>
  );
}

function Welcome({ title }: { readonly title: 'auth.invitation.title' | 'auth.recovery.list' }): ReactElement {
  const { formatMessage } = useIntl();
  const isFirst = title === 'auth.invitation.title';
  return (
    <PageTitle
      title={formatMessage({ id: title })}
      {...(isFirst && { subtitle: <FormattedMessage id="auth.invitation.subtitle" /> })}
    />
  );
}

export interface StaffInvitationProps {
  readonly token: string;
}

/** AUTH-08: how a member of staff comes in for the first time, by a link that works once. */
export function StaffInvitation({ token }: StaffInvitationProps): ReactElement {
  const { opened, retry } = useInvitation(token);
  const [isExpired, setIsExpired] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const enter = useEnter();
  if (codes !== undefined) {
    return (
      <>
        <Welcome title="auth.recovery.list" />
        <RecoveryCodes codes={codes} onDone={() => void enter()} />
      </>
    );
  }
  if (isExpired || opened.kind === 'expired') return <Expired />;
  return (
    <>
      <Welcome title="auth.invitation.title" />
      {opened.kind === 'reading' ? <LoadingState /> : null}
      {opened.kind === 'failed' ? <LinkFailed text={opened.text} onRetry={retry} /> : null}
      {opened.kind === 'open' ? (
        <AcceptForm token={token} invitee={opened.content} onExpired={() => setIsExpired(true)} onCodes={setCodes} />
      ) : null}
    </>
  );
}
