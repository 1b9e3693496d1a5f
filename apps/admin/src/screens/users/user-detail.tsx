import type { ManagedUserDetail } from '@cw/api-client';
import { formatPhone } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { LoadingState, Panel, SkeletonRows, Stack, StateChip, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { Facts } from '../records/facts.js';
import { fullName } from '../records/full-name.js';
import { AccountActions } from './account-actions.js';
import { AccountHistory } from './account-history.js';

function AccountFacts({ user }: { readonly user: ManagedUserDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const now = useKit().useNow();
  const none = formatMessage({ id: 'admin.users.none' });
  const verified = formatMessage({ id: user.emailVerified ? 'admin.users.confirmed' : 'admin.users.unconfirmed' });
  const { lastSeenAt, sessions } = user;
  const seen =
    lastSeenAt === null
      ? formatMessage({ id: 'admin.users.never' })
      : formatMessage(
          { id: 'admin.users.seen_at' },
          { ago: formats.ago(lastSeenAt, now), when: formats.dateTime(lastSeenAt) },
        );
  return (
    <Facts
      facts={[
        [<FormattedMessage id="admin.users.role" />, formatMessage({ id: `shell.role.${user.role}` }), 'role'],
        [<FormattedMessage id="admin.users.email" />, verified, 'email'],
        [<FormattedMessage id="admin.users.phone" />, user.phone === null ? none : formatPhone(user.phone), 'phone'],
        [<FormattedMessage id="admin.users.company" />, user.company ?? none, 'company'],
        [<FormattedMessage id="admin.users.username" />, user.username ?? none, 'username'],
        [
          <FormattedMessage id="admin.users.factor" />,
          formatMessage({ id: user.totpEnabled ? 'admin.users.factor_on' : 'admin.users.factor_off' }),
          'factor',
        ],
        [<FormattedMessage id="admin.users.seen" />, seen, 'seen'],
        [
          <FormattedMessage id="admin.users.sessions" />,
          formatMessage({ id: 'admin.users.sessions_count' }, { count: sessions }),
          'sessions',
        ],
        [<FormattedMessage id="admin.users.joined" />, formats.date(user.createdAt, 'full'), 'joined'],
      ]}
    />
  );
}

export interface UserDetailProps {
  readonly id: string;
}

/** ROLE-05: who it is, what can be done, what was done. */
export function UserDetail({ id }: UserDetailProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, Link, LoadError } = useKit();
  const { currentData: user, error, isFetching, refetch } = api.useGetManagedUserQuery(id);
  if (user === undefined) {
    return (
      <Panel flush>
        {error !== undefined && !isFetching ? (
          <LoadError
            title={formatMessage({ id: 'admin.users.record_error' })}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingState>
            <SkeletonRows count={4} />
          </LoadingState>
        )}
      </Panel>
    );
  }
  return (
    <Panel title={fullName(user)} subtitle={user.email} aside={<StateChip machine="account" state={user.status} />}>
      <Stack spacing={2.5}>
        <AccountFacts user={user} />
        <AccountActions key={user.id} user={user} />
        <div>
          <Typography variant="subtitle1" sx={{ mb: 1 }}>
            <FormattedMessage id="admin.users.history" />
          </Typography>
          <AccountHistory entries={user.history} />
        </div>
        <p>
          <Link to={`/audit?subject=${encodeURIComponent(user.id)}`}>
            <FormattedMessage id="admin.users.all_entries" />
          </Link>
        </p>
      </Stack>
    </Panel>
  );
}
