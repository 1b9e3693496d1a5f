import { PAYMENT_STATES } from '@cw/domain';
import { SearchIcon, SelectField, styled, TextField } from '@cw/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ATTENTION_CHOICES, SEARCH_MAX, type PaymentFilters } from './payment-filters.js';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.5fr)',
  alignItems: 'end',
  marginBottom: theme.spacing(2),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export interface PaymentFilterBarProps {
  readonly filters: PaymentFilters;
  readonly onChange: (part: Partial<PaymentFilters>) => void;
}

/** What is chosen is applied at once; what is typed, on Enter or when the field is left. */
export function PaymentFilterBar({ filters, onChange }: PaymentFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string>();
  const search = (event?: FormEvent): void => {
    event?.preventDefault();
    const q = (typed ?? filters.q).trim();
    setTyped(undefined);
    if (q !== filters.q) onChange({ q });
  };
  const attention = ATTENTION_CHOICES.map((value) => ({
    value,
    label: formatMessage({ id: value === 'any' ? 'admin.payments.attention_any' : `admin.attention.${value}` }),
  }));
  return (
    <Form role="search" aria-label={formatMessage({ id: 'admin.payments.filter' })} onSubmit={search} noValidate>
      <TextField
        name="q"
        type="search"
        value={typed ?? filters.q}
        label={formatMessage({ id: 'admin.payments.search' })}
        prefix={<SearchIcon />}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => search()}
      />
      <SelectField
        name="state"
        value={filters.state}
        label={formatMessage({ id: 'admin.payments.state' })}
        emptyLabel={formatMessage({ id: 'admin.payments.any_state' })}
        options={PAYMENT_STATES.map((state) => ({
          value: state,
          label: formatMessage({ id: `admin.payment.state.${state}` }),
        }))}
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
    </Form>
  );
}
