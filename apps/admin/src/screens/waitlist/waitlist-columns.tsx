import type { WaitlistEntryResponse } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Chip, type GridColumn } from '@cw/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { fullName } from '../records/full-name.js';

/** What the waitlist says of each entry. */
export function useWaitlistColumns(): readonly GridColumn<WaitlistEntryResponse>[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return [
    {
      id: 'name',
      label: formatMessage({ id: 'admin.users.person' }),
      sorts: 'asc',
      share: 2,
      minRem: 10,
      render: (entry) => (
        <>
          <div>{fullName(entry)}</div>
          {entry.flagged ? (
            <Chip tone="copper">
              <FormattedMessage id="admin.waitlist.flagged" />
            </Chip>
          ) : null}
        </>
      ),
    },
    {
      id: 'email',
      label: formatMessage({ id: 'admin.users.email' }),
      sorts: 'asc',
      share: 2.4,
      minRem: 12,
      render: ({ email }) => email,
    },
    {
      id: 'role',
      label: formatMessage({ id: 'admin.users.role' }),
      render: ({ role }) => formatMessage({ id: `shell.role.${role}` }),
    },
    {
      id: 'language',
      label: formatMessage({ id: 'admin.waitlist.language' }),
      spare: true,
      render: ({ locale }) => formatMessage({ id: `admin.waitlist.language_${locale}` }),
    },
    {
      id: 'joined',
      label: formatMessage({ id: 'admin.waitlist.joined' }),
      sorts: 'desc',
      minRem: 9,
      render: ({ createdAt }) => formats.dateTime(createdAt),
    },
  ];
}
