import { securityApi, type AppDispatch, type EmailLinkResponse } from '@cw/api-client';
import { Banner, Box, Button, PageTitle, SendingButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { LoginForm } from '../login/login-form.js';
import { DisownAddress } from './disown-address.js';
import { LinkAside } from './link-aside.js';
import { useLinkPress } from './use-link-press.js';

/** What became of the link: it did its work, or its reader chose to take the account over. */
export type EmailLinkOutcome = 'done' | 'disowned' | 'expired' | 'claiming';

export interface OpenEmailLinkProps {
  readonly token: string;
  readonly link: EmailLinkResponse;
  readonly onOutcome: (outcome: EmailLinkOutcome) => void;
}

const shown = ({ email }: EmailLinkResponse) => ({ email: <b>{email}</b> });

/** The account's own session: one press, and the address is proven. */
export function ConfirmAddress({ token, link, onOutcome }: OpenEmailLinkProps): ReactElement {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const { press, sending, refusal } = useLinkPress({
    send: () => dispatch(securityApi.endpoints.verifyEmail.initiate({ token })).unwrap(),
    onDone: () => onOutcome('done'),
    onExpired: () => onOutcome('expired'),
  });
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'auth.verify.title' })}
        subtitle={<FormattedMessage id="auth.verify.confirm_text" values={shown(link)} />}
      />
      {refusal === undefined ? null : (
        <Box sx={{ mb: 3 }}>
          <Banner kind="broken" role="alert">
            {refusal}
          </Banner>
        </Box>
      )}
      <SendingButton
        variant="primary"
        sending={sending}
        sendingText={formatMessage({ id: 'auth.verify.sending' })}
        onClick={press}
      >
        <FormattedMessage id="auth.verify.confirm" />
      </SendingButton>
    </>
  );
}

function NotMine({ token, link, onOutcome }: OpenEmailLinkProps): ReactElement {
  return (
    <DisownAddress
      token={token}
      isChange={link.isChange}
      onDone={() => onOutcome('disowned')}
      onExpired={() => onOutcome('expired')}
    />
  );
}

/** Signed in, but to another account: nothing is confirmed from here. */
export function OtherAccount(props: OpenEmailLinkProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'auth.verify.title' })}
        subtitle={<FormattedMessage id="auth.verify.other_account_text" />}
      />
      <NotMine {...props} />
    </>
  );
}

/** Signed in nowhere: the login at hand, and the ways of whoever never had the account's password. */
export function LogInToConfirm(props: OpenEmailLinkProps): ReactElement {
  const { formatMessage } = useIntl();
  const { link, onOutcome } = props;
  const words = link.isChange ? 'auth.verify.log_in_changed_text' : 'auth.verify.log_in_text';
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'auth.verify.title' })}
        subtitle={<FormattedMessage id={words} values={shown(link)} />}
      />
      <LoginForm {...(!link.isChange && { email: link.email })} />
      {link.isChange ? null : (
        <LinkAside
          title={<FormattedMessage id="auth.verify.claim_title" />}
          text={<FormattedMessage id="auth.verify.claim_text" />}
        >
          <Button variant="secondary" onClick={() => onOutcome('claiming')}>
            <FormattedMessage id="auth.verify.claim" />
          </Button>
        </LinkAside>
      )}
      <NotMine {...props} />
    </>
  );
}
