import { securityApi, type AppDispatch } from '@cw/api-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useOnce } from '../../../forms/use-once.js';
import { useRefusalText } from '../../../forms/refusal-text.js';

export interface ResendVerification {
  readonly resend: () => void;
  readonly sending: boolean;
  /** How the last try went. */
  readonly said: string | undefined;
}

/** AUTH-08: sends the link that confirms the address once more. */
export function useResendVerification(): ResendVerification {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const refusalText = useRefusalText();
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState<string>();

  const send = useOnce(async () => {
    setSending(true);
    try {
      await dispatch(securityApi.endpoints.resendVerification.initiate()).unwrap();
      setSaid(formatMessage({ id: 'auth.confirm_email.sent_again' }));
    } catch (error) {
      setSaid(refusalText(error, 'errors.server.unexpected'));
    }
    setSending(false);
  });
  return { resend: () => void send(), sending, said };
}
