import { PAYMENT_STATES } from '@cw/domain';
import { SelectField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SearchForm } from '../records/search-form.js';
import { usePaymentStateWord } from './payment-state.js';
import { ATTENTION_CHOICES, SEARCH_MAX, type PaymentFilters } from './payment-filters.js';

export interface PaymentFilterBarProps {
  readonly filters: PaymentFilters;
  readonly onChange: (part: Partial<PaymentFilters>) => void;
}

export function PaymentFilterBar({ filters, onChange }: PaymentFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const stateWord = usePaymentStateWord();
  const attention = ATTENTION_CHOICES.map((value) => ({
    value,
    label: formatMessage({ id: value === 'any' ? 'admin.payments.attention_any' : `admin.attention.${value}` }),
  }));
  return (
    <SearchForm
      label={formatMessage({ id: 'admin.payments.filter' })}
      searchLabel={formatMessage({ id: 'admin.payments.search' })}
      q={filters.q}
      max={SEARCH_MAX}
      columns={[2, 1, 1.5]}
      onSearch={(q) => onChange({ q })}
    >
      <SelectField
        name="state"
        value={filters.state}
        label={formatMessage({ id: 'admin.payments.state' })}
        emptyLabel={formatMessage({ id: 'admin.payments.any_state' })}
        options={PAYMENT_STATES.map((state) => ({ value: state, label: stateWord(state) }))}
        onChange={({ target }) => onChange({ state: PAYMENT_STATES.find((state) => state === target.value) ?? '' })}
      />
      <SelectField
        name="attention"
        value={filters.attention}
        label={formatMessage({ id: 'admin.payments.attention' })}
        emptyLabel={formatMessage({ id: 'admin.payments.no_filter' })}
        options={attention}
        onChange={({ target }) =>
          onChange({ attention: ATTENTION_CHOICES.find((choice) => choice === target.value) ?? '' })
        }
      />
    </SearchForm>
  );
}
