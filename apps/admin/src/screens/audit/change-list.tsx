import { ACCOUNT_STATES, TOKEN_SCOPES } from '@cw/domain';
import { ArrowIcon, styled, VisuallyHidden } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changesOf, type Change, type Facts } from './changes.js';

/** Facts whose names have words; any other is shown as it is kept. */
const NAMED = ['status', 'sessions', 'scope', 'expiresInDays'] as const;

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0, 0.75) },
  '& .name': { color: theme.vars.palette.text.secondary },
  '& .value': { fontWeight: 620, overflowWrap: 'anywhere' },
  '& svg': { width: 14, height: 14, color: theme.vars.palette.text.secondary },
}));

function useWords(): { readonly nameOf: (name: string) => string; readonly valueOf: (value: unknown) => string } {
  const { formatMessage } = useIntl();
  const nameOf = (name: string): string => {
    const named = NAMED.find((one) => one === name);
    return named === undefined ? name : formatMessage({ id: `admin.audit.fact.${named}` });
  };
  const valueOf = (value: unknown): string => {
    if (value === undefined || value === null) return formatMessage({ id: 'admin.audit.nothing' });
    if (typeof value === 'boolean') return formatMessage({ id: value ? 'admin.audit.yes' : 'admin.audit.no' });
    const state = ACCOUNT_STATES.find((one) => one === value);
    if (state !== undefined) return formatMessage({ id: `states.account.${state}` });
    const scope = TOKEN_SCOPES.find((one) => one === value);
    if (scope !== undefined) return formatMessage({ id: `settings.tokens.scope.${scope}` });
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return { nameOf, valueOf };
}

function ChangeItem({ name, before, after }: Change): ReactElement {
  const { nameOf, valueOf } = useWords();
  return (
    <li>
      <span className="name">{nameOf(name)}</span>
      {before === undefined ? null : <span className="value">{valueOf(before)}</span>}
      {before === undefined || after === undefined ? null : (
        <>
          <ArrowIcon />
          <VisuallyHidden>
            <FormattedMessage id="admin.audit.became" />
          </VisuallyHidden>
        </>
      )}
      {after === undefined ? null : <span className="value">{valueOf(after)}</span>}
    </li>
  );
}

export interface ChangeListProps {
  readonly before: Facts;
  readonly after: Facts;
}

/** ADM-01: what it was and what it became, in words. */
export function ChangeList({ before, after }: ChangeListProps): ReactElement | null {
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map((change) => (
        <ChangeItem key={change.name} {...change} />
      ))}
    </List>
  );
}
