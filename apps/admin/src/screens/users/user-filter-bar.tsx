import { ACCOUNT_STATES, ROLES } from '@cw/domain';
import { SelectField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SearchForm } from '../records/search-form.js';
import { SEARCH_MAX, YES_NO, type UserFilters } from './user-filters.js';

export interface UserFilterBarProps {
  readonly filters: UserFilters;
  readonly onChange: (part: Partial<UserFilters>) => void;
}

export function UserFilterBar({ filters, onChange }: UserFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <SearchForm
      label={formatMessage({ id: 'admin.users.filter' })}
      searchLabel={formatMessage({ id: 'admin.users.search' })}
      q={filters.q}
      max={SEARCH_MAX}
      columns={[2, 1, 1, 1]}
      onSearch={(q) => onChange({ q })}
    >
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
      <SelectField
        name="verified"
        value={filters.verified}
        label={formatMessage({ id: 'admin.users.email' })}
        emptyLabel={formatMessage({ id: 'admin.users.any_email' })}
        options={YES_NO.map((one) => ({
          value: one,
          label: formatMessage({ id: one === 'yes' ? 'admin.users.confirmed' : 'admin.users.unconfirmed' }),
        }))}
        onChange={({ target }) => onChange({ verified: YES_NO.find((one) => one === target.value) ?? '' })}
      />
    </SearchForm>
  );
}
