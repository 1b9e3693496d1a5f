import type { ManagedUser } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { StateChip, type GridColumn } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { fullName } from '../records/full-name.js';
import { searchOf, type UserPlace } from './user-filters.js';

interface PersonProps {
  readonly user: ManagedUser;
  readonly place: UserPlace;
  readonly isOpen: boolean;
}

function Person({ user, place, isOpen }: PersonProps): ReactElement {
  const { Link } = useKit();
  return (
    <>
      <Link to={`/users?${searchOf(place, user.id).toString()}`} keepScroll {...(isOpen && { 'aria-current': 'true' })}>
        {fullName(user)}
      </Link>
      {user.company === null ? null : <div className="quiet">{user.company}</div>}
    </>
  );
}

function Email({ user }: { readonly user: ManagedUser }): ReactElement {
  return (
    <>
      <div className="line" title={user.email}>
        {user.email}
      </div>
      {user.emailVerified ? null : (
        <div className="quiet">
          <FormattedMessage id="admin.users.unconfirmed" />
        </div>
      )}
    </>
  );
}

function Seen({ at }: { readonly at: string | null }): ReactElement {
  const formats = useFormats();
  const now = useKit().useNow();
  return <>{at === null ? <FormattedMessage id="admin.users.never" /> : formats.ago(at, now)}</>;
}

/** What a list of accounts says of each. */
export function useUserColumns(place: UserPlace, selected: string | undefined): readonly GridColumn<ManagedUser>[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return [
    {
      id: 'name',
      label: formatMessage({ id: 'admin.users.person' }),
      sorts: 'asc',
      share: 2,
      minRem: 10,
      render: (user) => <Person user={user} place={place} isOpen={user.id === selected} />,
    },
    {
      id: 'email',
      label: formatMessage({ id: 'admin.users.email' }),
      sorts: 'asc',
      share: 2.4,
      minRem: 10,
      render: (user) => <Email user={user} />,
    },
    {
      id: 'role',
      label: formatMessage({ id: 'admin.users.role' }),
      minRem: 8.5,
      render: ({ role }) => formatMessage({ id: `shell.role.${role}` }),
    },
    {
      id: 'state',
      label: formatMessage({ id: 'admin.users.state' }),
      minRem: 8,
      render: ({ status }) => <StateChip machine="account" state={status} />,
    },
    {
      id: 'seen',
      label: formatMessage({ id: 'admin.users.seen' }),
      spare: true,
      minRem: 7,
      render: ({ lastSeenAt }) => <Seen at={lastSeenAt} />,
    },
    {
      id: 'joined',
      label: formatMessage({ id: 'admin.users.joined' }),
      sorts: 'desc',
      spare: true,
      minRem: 10,
      render: ({ createdAt }) => formats.date(createdAt, 'full'),
    },
  ];
}
