import type { ReconciliationDifferenceView } from '@cw/api-client';
import { cents, type DifferenceState } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Chip, styled, type Tone } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { DifferenceActs, type DifferenceActsProps } from './difference-acts.js';

const TONES: Readonly<Record<DifferenceState, Tone>> = {
  applied: 'green',
  open: 'brick',
  accepted: 'slate',
  booking: 'copper',
  booked: 'green',
};

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

type OnAct = DifferenceActsProps['onAct'];

interface DifferenceProps {
  readonly difference: ReconciliationDifferenceView;
}

function wordOf({ bookAs, acceptedAt }: ReconciliationDifferenceView): 'accepted_by' | 'recorded_by' | 'booked_by' {
  if (bookAs === null) return 'accepted_by';
  return acceptedAt === null ? 'recorded_by' : 'booked_by';
}

/** Who said what about it: let it stand, or what it is and whether another admin has confirmed that. */
function Decided({ difference }: DifferenceProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { acceptedAt, bookAs, recordedAt } = difference;
  const at = acceptedAt ?? recordedAt;
  if (at === null) return null;
  const somebody = formatMessage({ id: 'admin.payment.somebody' });
  const values = {
    name: difference.acceptedByName ?? somebody,
    recorder: difference.recordedByName ?? somebody,
    when: formats.dateTime(at),
    reason: difference.reason ?? '',
  };
  const as = bookAs === null ? '' : formatMessage({ id: `admin.reconciliation.booking.${bookAs}` });
  return (
    <p className="quiet">
      <FormattedMessage id={`admin.reconciliation.${wordOf(difference)}`} values={{ ...values, as }} />
    </p>
  );
}

function DifferenceItem({ difference, onAct }: DifferenceProps & { readonly onAct: OnAct | undefined }): ReactElement {
  const { formatMessage } = useIntl();
  const { Link } = useKit();
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
      <Decided difference={difference} />
      {onAct === undefined ? null : <DifferenceActs difference={difference} onAct={onAct} />}
    </li>
  );
}

export interface DifferenceListProps {
  readonly differences: readonly ReconciliationDifferenceView[];
  /** Left out where it is told what a comparison found: it is decided where all that waits stands together. */
  readonly onAct?: OnAct;
}

/** What the provider and the books did not agree on. */
export function DifferenceList({ differences, onAct }: DifferenceListProps): ReactElement {
  return (
    <List>
      {differences.map((difference) => (
        <DifferenceItem key={difference.id} difference={difference} onAct={onAct} />
      ))}
    </List>
  );
}
