import { AUDIT_ACTIONS, isPlainDate } from '@cw/domain';
import { Button, CloseIcon, DateField, SelectField, styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { fullName } from '../records/full-name.js';
import type { AuditFilters } from './audit-filters.js';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  alignItems: 'end',
  marginBottom: theme.spacing(2),
  '& > .action': { flex: '0 1 20rem', minWidth: 0 },
  [theme.breakpoints.down('md')]: { '& > .action': { flexBasis: '100%' } },
}));

export interface AuditFilterBarProps {
  readonly filters: AuditFilters;
  readonly onChange: (part: Partial<AuditFilters>) => void;
}

interface PersonFilterProps {
  readonly id: string;
  readonly as: 'actor' | 'subject';
  readonly onClear: () => void;
}

/** One person's entries; a press shows everybody's again. */
function PersonFilter({ id, as, onClear }: PersonFilterProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data } = useKit().api.useGetManagedUserQuery(id);
  const name = data === undefined ? id : fullName(data);
  return (
    <Button
      variant="secondary"
      endIcon={<CloseIcon />}
      aria-label={formatMessage({ id: `admin.audit.clear_${as}` }, { name })}
      onClick={onClear}
    >
      <FormattedMessage id={`admin.audit.only_${as}`} values={{ name }} />
    </Button>
  );
}

interface DayFilterProps {
  readonly day: string;
  readonly onChange: (day: string) => void;
}

const narrowedBy = (typed: string): string => (isPlainDate(typed) ? typed : '');

/** A day is typed digit by digit: what is none yet stays in its field and narrows nothing. */
function DayFilter({ day, onChange }: DayFilterProps): ReactElement {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(day);
  const [followed, setFollowed] = useState(day);
  // The address has another day by something else than what is typed here, such as the way back.
  if (day !== followed) {
    setFollowed(day);
    if (day !== narrowedBy(typed)) setTyped(day);
  }
  return (
    <DateField
      name="day"
      value={typed}
      label={formatMessage({ id: 'admin.audit.day' })}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(narrowedBy(target.value));
      }}
    />
  );
}

/** What is chosen is applied at once. */
export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Form
      role="search"
      aria-label={formatMessage({ id: 'admin.audit.filter' })}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="action">
        <SelectField
          name="action"
          value={filters.action}
          label={formatMessage({ id: 'admin.audit.what' })}
          emptyLabel={formatMessage({ id: 'admin.audit.any_action' })}
          options={AUDIT_ACTIONS.map((action) => ({
            value: action,
            label: formatMessage({ id: `admin.audit.action.${action}` }),
          }))}
          onChange={({ target }) => onChange({ action: AUDIT_ACTIONS.find((one) => one === target.value) ?? '' })}
        />
      </div>
      <DayFilter day={filters.day} onChange={(day) => onChange({ day })} />
      {filters.actor === '' ? null : (
        <PersonFilter id={filters.actor} as="actor" onClear={() => onChange({ actor: '' })} />
      )}
      {filters.subject === '' ? null : (
        <PersonFilter id={filters.subject} as="subject" onClear={() => onChange({ subject: '' })} />
      )}
    </Form>
  );
}
