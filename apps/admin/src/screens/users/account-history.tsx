import type { AccountHistoryEntry } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { PersonsWords, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: theme.spacing(1, 0), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .what': { fontWeight: 620 },
  '& .who': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

export interface AccountHistoryProps {
  readonly entries: readonly AccountHistoryEntry[];
}

/** What happened to an account, newest first. */
export function AccountHistory({ entries }: AccountHistoryProps): ReactElement {
  const formats = useFormats();
  if (entries.length === 0) {
    return (
      <p>
        <FormattedMessage id="admin.users.no_history" />
      </p>
    );
  }
  return (
    <List>
      {entries.map(({ id, at, action, actorName, reason }) => (
        <li key={id}>
          <div className="what">
            <FormattedMessage id={`admin.audit.action.${action}`} />
          </div>
          <div className="who">
            {actorName === null ? (
              formats.dateTime(at)
            ) : (
              <FormattedMessage id="admin.users.by" values={{ when: formats.dateTime(at), name: actorName }} />
            )}
          </div>
          {reason === null ? null : (
            <PersonsWords as="div" className="who">
              {reason}
            </PersonsWords>
          )}
        </li>
      ))}
    </List>
  );
}
