import { securityApi, type AppDispatch } from '@cw/api-client';
import { SendingButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { LinkAside } from './link-aside.js';
import { useLinkPress } from './use-link-press.js';

export interface DisownAddressProps {
  readonly token: string;
  /** The link is of an account that wants another address. */
  readonly isChange: boolean;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

/** For whoever reads the mail of an address and did not open the account: one press. */
export function DisownAddress({ token, isChange, onDone, onExpired }: DisownAddressProps): ReactElement {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const send = () => dispatch(securityApi.endpoints.disownAddress.initiate({ token })).unwrap();
  const { press, sending, refusal } = useLinkPress({ send, onDone, onExpired });
  return (
    <LinkAside
      title={<FormattedMessage id="auth.verify.disown_title" />}
      text={<FormattedMessage id={isChange ? 'auth.verify.disown_changed_text' : 'auth.verify.disown_text'} />}
      refusal={refusal}
    >
      <SendingButton
        variant="secondary"
        sending={sending}
        sendingText={formatMessage({ id: 'auth.verify.disowning' })}
        onClick={press}
      >
        <FormattedMessage id="auth.verify.disown" />
      </SendingButton>
    </LinkAside>
  );
}
