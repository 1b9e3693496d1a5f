import { Banner, Box } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoginArrival } from './login-arrival.js';

/** Why somebody who did not ask for the login has come to it. */
export function LoginNotice({ reason }: Pick<LoginArrival, 'reason'>): ReactElement | null {
  if (reason === undefined) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Banner
        kind={reason === 'session_ended' ? 'news' : 'done'}
        role="status"
        title={<FormattedMessage id={`auth.notice.${reason}_title`} />}
      >
        <FormattedMessage id={`auth.notice.${reason}_text`} />
      </Banner>
    </Box>
  );
}
