import {
  BID_LIMITS,
  cents,
  contractorPayout,
  finishDate,
  isPlainDate,
  serviceFee,
  SERVICE_FEE_PERCENT,
  slackDays,
  type Cents,
} from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Level, Money, styled, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isPastDay } from './bid-answers.js';

const Sums = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: theme.spacing(0.75, 2),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right' },
  '& .whole': {
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    paddingTop: theme.spacing(1),
    fontWeight: 650,
    color: theme.vars.palette.text.primary,
  },
}));

/** More than any bid may come to. */
export const isOverCeiling = (total: Cents): boolean => total > BID_LIMITS.amountMaxCents;

export interface BidTotalProps {
  /** Null while something else than a price stands where one belongs: then there is no total to say. */
  readonly total: Cents | null;
  readonly included: number;
  readonly conditions: number;
  readonly startDate: string;
  readonly durationDays: string;
  readonly closing: string | null;
}

interface SumsProps {
  readonly total: Cents;
  readonly included: number;
  readonly conditions: number;
}

/** The last working day, counted from the start; undefined while the answers do not say, or name a day that is past. */
function finishOf(startDate: string, durationDays: string): string | undefined {
  const days = Number(durationDays);
  if (!isPlainDate(startDate) || isPastDay(startDate) || !Number.isInteger(days) || days < 1) return undefined;
  return finishDate(startDate, days);
}

/** What the client pays, what the fee takes and what the contractor receives. */
function Whole({ total, included, conditions }: SumsProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <Sums>
        <dt>{formatMessage({ id: 'bids.form.total' })}</dt>
        <dd>
          <Money cents={total} size="strong" />
        </dd>
        <dt>{formatMessage({ id: 'bids.form.fee' }, { percent: SERVICE_FEE_PERCENT })}</dt>
        <dd>
          <Money cents={minus(serviceFee(total))} />
        </dd>
        <dt className="whole">{formatMessage({ id: 'bids.form.receive' })}</dt>
        <dd className="whole">
          <Money cents={contractorPayout(total)} size="total" />
        </dd>
      </Sums>
      {isOverCeiling(total) ? (
        <Typography color="error" sx={{ fontWeight: 620 }}>
          {formatMessage(
            { id: 'bids.form.fault_amount_max' },
            { amount: formatMoney(cents(BID_LIMITS.amountMaxCents)) },
          )}
        </Typography>
      ) : null}
      <Typography variant="body2">
        {formatMessage({ id: 'bids.form.covers' }, { included, total: conditions })}
      </Typography>
    </>
  );
}

/** PAY-01: what the client pays, what the fee takes, what the contractor receives, and whether it is in time. */
export function BidTotal({
  total,
  included,
  conditions,
  startDate,
  durationDays,
  closing,
}: BidTotalProps): ReactElement {
  const { formatMessage } = useIntl();
  const finish = finishOf(startDate, durationDays);
  return (
    <div aria-live="polite">
      {total === null ? (
        <Typography variant="body2">{formatMessage({ id: 'bids.form.no_total' })}</Typography>
      ) : (
        <Whole total={total} included={included} conditions={conditions} />
      )}
      {closing === null ? null : finish === undefined ? (
        <Typography variant="body2">{formatMessage({ id: 'bids.form.no_finish' })}</Typography>
      ) : (
        <Level slackDays={slackDays(finish, closing)} finish={finish} />
      )}
    </div>
  );
}

const minus = (amount: Cents): Cents => -amount as Cents;
