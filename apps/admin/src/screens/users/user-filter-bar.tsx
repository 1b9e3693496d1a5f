import { ACCOUNT_STATES, ROLES } from '@cw/domain';
import { SearchIcon, SelectField, styled, TextField } from '@cw/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SEARCH_MAX, type UserFilters } from './user-filters.js';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  marginBottom: theme.spacing(2),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

export interface UserFilterBarProps {
  readonly filters: UserFilters;
  readonly onChange: (part: Partial<UserFilters>) => void;
}

/** What is chosen is applied at once; what is typed, on Enter or when the field is left. */
export function UserFilterBar({ filters, onChange }: UserFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string>();
  const search = (event?: FormEvent): void => {
    event?.preventDefault();
    const q = (typed ?? filters.q).trim();
    setTyped(undefined);
    if (q !== filters.q) onChange({ q });
  };
  return (
    <Form role="search" aria-label={formatMessage({ id: 'admin.users.filter' })} onSubmit={search} noValidate>
      <TextField
        name="q"
        type="search"
        value={typed ?? filters.q}
        label={formatMessage({ id: 'admin.users.search' })}
        prefix={<SearchIcon />}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => search()}
      />
      <SelectField
        name="role"
        value={filters.role}
        label={formatMessage({ id: 'admin.users.role' })}
        emptyLabel={formatMessage({ id: 'admin.users.any_role' })}
        options={ROLES.map((role) => ({ value: role, label: formatMessage({ id: `shell.role.${role}` }) }))}
        onChange={({ target }) => onChange({ role: ROLES.find((role) => role === target.value) ?? '' })}
      />
      <SelectField
        name="status"
        value={filters.status}
        label={formatMessage({ id: 'admin.users.state' })}
        emptyLabel={formatMessage({ id: 'admin.users.any_state' })}
        options={ACCOUNT_STATES.map((state) => ({
          value: state,
          label: formatMessage({ id: `states.account.${state}` }),
        }))}
        onChange={({ target }) => onChange({ status: ACCOUNT_STATES.find((state) => state === target.value) ?? '' })}
      />
    </Form>
  );
}
