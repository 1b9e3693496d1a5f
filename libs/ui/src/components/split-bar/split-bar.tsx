import { cents, contractorPayout, SERVICE_FEE_PERCENT, serviceFee, subtractCents, type Cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ShareBar, type Share } from '../chart/share-bar.js';
import { Money } from '../money/money.js';

const Ground = styled('div')(({ theme }) => ({
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginBottom: theme.spacing(0.75) },
}));

export interface SplitBarProps {
  /** What is split: the held money, or the sum that an invoice at closing asks for. */
  readonly wholeCents: Cents;
  /** The contractor's part, before the fee; an offer may be for more than is left, which leaves the client nothing. */
  readonly contractorCents: Cents;
  readonly of?: 'held' | 'invoice';
  /** Who reads. */
  readonly viewer: 'client' | 'contractor' | 'staff';
  readonly clientName: string;
  readonly contractorName: string;
}

/** Who gets what of a sum that both sides share: the contractor after the fee, the fee, the client. */
export function SplitBar({
  wholeCents,
  contractorCents,
  of = 'held',
  viewer,
  clientName,
  contractorName,
}: SplitBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const captionId = useId();
  const share = (id: string, label: string, amount: Cents, tone: Share['tone']): Share => ({
    id,
    label,
    value: <Money cents={amount} size="strong" />,
    size: amount,
    tone,
  });
  const shares = [
    share(
      'contractor',
      formatMessage({ id: 'ui.split_bar.contractor' }, { viewer, name: contractorName }),
      contractorPayout(contractorCents),
      'green',
    ),
    share(
      'fee',
      formatMessage({ id: 'ui.split_bar.fee' }, { percent: SERVICE_FEE_PERCENT }),
      serviceFee(contractorCents),
      'slate',
    ),
    share(
      'client',
      formatMessage({ id: `ui.split_bar.client_${of}` }, { viewer, name: clientName }),
      cents(Math.max(0, subtractCents(wholeCents, contractorCents))),
      'blue',
    ),
  ];
  return (
    <Ground role="group" aria-labelledby={captionId}>
      <p id={captionId}>{formatMessage({ id: `ui.split_bar.of_${of}` }, { amount: formatMoney(wholeCents) })}</p>
      <ShareBar shares={shares} />
    </Ground>
  );
}
