import type { ReconciliationDifferenceView } from '@cw/api-client';
import { cents, STAFF_MONEY_LIMITS, type DifferenceState } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Button, Chip, styled, type Tone } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';

const { reasonMin, reasonMax } = STAFF_MONEY_LIMITS;
const TONES: Readonly<Record<DifferenceState, Tone>> = { applied: 'green', open: 'brick', accepted: 'slate' };

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.5),
    justifyItems: 'start',
    paddingLeft: theme.spacing(2),
    borderLeft: `3px solid ${theme.vars.palette.divider}`,
  },
}));

interface DifferenceProps {
  readonly difference: ReconciliationDifferenceView;
}

function AcceptDialog({ difference, onClose }: DifferenceProps & { readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const [accept] = useKit().api.useAcceptDifferenceMutation();
  return (
    <ActDialog
      title={formatMessage({ id: 'admin.reconciliation.accept.title' })}
      text={formatMessage({ id: 'admin.reconciliation.accept.text' })}
      confirmLabel={formatMessage({ id: 'admin.reconciliation.accept.action' })}
      done={formatMessage({ id: 'admin.reconciliation.accept.done' })}
      words={{
        label: formatMessage({ id: 'admin.move.reason' }),
        hint: formatMessage({ id: 'admin.reconciliation.accept.hint' }),
        min: reasonMin,
        max: reasonMax,
      }}
      carryOut={(reason) => accept({ id: difference.id, acceptDifference: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}

function Accepted({ difference }: DifferenceProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { acceptedAt, acceptedByName, reason } = difference;
  if (acceptedAt === null) return null;
  const name = acceptedByName ?? formatMessage({ id: 'admin.payment.somebody' });
  return (
    <p className="quiet">
      <FormattedMessage
        id="admin.reconciliation.accepted_by"
        values={{ name, when: formats.dateTime(acceptedAt), reason: reason ?? '' }}
      />
    </p>
  );
}

function DifferenceItem({ difference, isPast }: DifferenceProps & { readonly isPast: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  const { Link } = useKit();
  const [isOpen, setOpen] = useState(false);
  const { kind, object, providerId, providerCents, bookedCents, milestoneId, projectTitle, state } = difference;
  const amountOf = (amount: number | null): string =>
    amount === null ? formatMessage({ id: 'admin.reconciliation.not_booked' }) : formatMoney(cents(amount));
  return (
    <li>
      <div className="head">
        <Chip tone={TONES[state]}>{formatMessage({ id: `admin.reconciliation.state.${state}` })}</Chip>
        <span className="name">{formatMessage({ id: `admin.reconciliation.kind.${kind}` })}</span>
      </div>
      <p>
        {formatMessage({ id: `admin.reconciliation.object.${object}` })} <span className="quiet">{providerId}</span>
      </p>
      <p>
        <FormattedMessage
          id="admin.reconciliation.amounts"
          values={{ theirs: amountOf(providerCents), ours: amountOf(bookedCents) }}
        />
      </p>
      {milestoneId === null ? null : (
        <Link to={`/payments?payment=${encodeURIComponent(milestoneId)}`}>
          <FormattedMessage id="admin.reconciliation.payment" values={{ project: projectTitle ?? milestoneId }} />
        </Link>
      )}
      <Accepted difference={difference} />
      {state === 'open' && !isPast ? (
        <Button size="small" onClick={() => setOpen(true)}>
          <FormattedMessage id="admin.reconciliation.accept.action" />
        </Button>
      ) : null}
      {isOpen ? <AcceptDialog difference={difference} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}

export interface DifferenceListProps {
  readonly differences: readonly ReconciliationDifferenceView[];
  /** What a comparison found is told there, and decided where all that waits stands together. */
  readonly isPast?: boolean;
}

/** What the provider and the books did not agree on. */
export function DifferenceList({ differences, isPast = false }: DifferenceListProps): ReactElement {
  return (
    <List>
      {differences.map((difference) => (
        <DifferenceItem key={difference.id} difference={difference} isPast={isPast} />
      ))}
    </List>
  );
}
