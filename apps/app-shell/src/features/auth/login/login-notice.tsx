import { Banner, Box } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoginArrival } from './login-arrival.js';

type Reason = NonNullable<LoginArrival['reason']>;

const KINDS = {
  session_ended: 'news',
  session_not_kept: 'broken',
  password_changed: 'done',
  account_deleted: 'done',
} as const satisfies Record<Reason, 'news' | 'broken' | 'done'>;

/** Why somebody who did not ask for the login has come to it. */
export function LoginNotice({ reason }: Pick<LoginArrival, 'reason'>): ReactElement | null {
  if (reason === undefined) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Banner
        kind={KINDS[reason]}
        role={reason === 'session_not_kept' ? 'alert' : 'status'}
        title={<FormattedMessage id={`auth.notice.${reason}_title`} />}
      >
        <FormattedMessage id={`auth.notice.${reason}_text`} />
      </Banner>
    </Box>
  );
}
