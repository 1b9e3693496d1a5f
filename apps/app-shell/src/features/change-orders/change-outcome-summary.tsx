import type { ProjectDetail } from '@cw/api-client';
import { BID_LIMITS, cents, contractorPayout, SERVICE_FEE_PERCENT, type Cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Level, Stack, SumList, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useToday } from '../../time/use-now.js';
import { outcomeOf } from './change-outcome.js';

export interface ChangeOutcomeSummaryProps {
  readonly project: ProjectDetail;
  readonly amountDeltaCents: Cents;
  readonly days: number;
}

/** Said while it is typed: a total that no agreement may have. */
function Ceiling({ afterCents }: { readonly afterCents: Cents }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (afterCents <= BID_LIMITS.amountMaxCents) return null;
  return (
    <Typography color="error" sx={{ fontWeight: 620 }}>
      {formatMessage({ id: 'errors.change_order.total_out_of_bounds' })}
    </Typography>
  );
}

/** What both sides agree to, in sums and in words: the new total, where money goes, and when the work ends. */
export function ChangeOutcomeSummary({ project, amountDeltaCents, days }: ChangeOutcomeSummaryProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const outcome = outcomeOf(project, { amountDeltaCents, days }, useToday());
  const { beforeCents, afterCents, money, moneyCents, finish, outlook } = outcome;
  const isContractor = project.parties.includes('awarded_contractor');
  const reader = isContractor ? 'contractor' : 'client';
  return (
    <Stack spacing={1.5} aria-live="polite">
      <SumList
        rows={[
          { label: formatMessage({ id: 'changes.sum.before' }), cents: beforeCents },
          { label: formatMessage({ id: 'changes.sum.change' }), cents: amountDeltaCents, plus: true },
          { label: formatMessage({ id: 'changes.sum.after' }), cents: afterCents, total: true },
        ]}
      />
      <Ceiling afterCents={afterCents} />
      <Typography>
        {formatMessage({ id: `changes.money.${money}.${reader}` }, { amount: formatMoney(moneyCents) })}
      </Typography>
      {isContractor && amountDeltaCents !== 0 && afterCents > 0 ? (
        <Typography variant="body2">
          {formatMessage(
            { id: 'changes.payout' },
            { amount: formatMoney(contractorPayout(cents(afterCents))), percent: SERVICE_FEE_PERCENT },
          )}
        </Typography>
      ) : null}
      {days === 0 ? null : (
        <Typography>
          {finish === null
            ? formatMessage({ id: 'changes.days' }, { count: Math.abs(days), way: days > 0 ? 'more' : 'fewer' })
            : formatMessage({ id: 'changes.finish' }, { date: formats.plainDate(finish) })}
        </Typography>
      )}
      {days === 0 || outlook === null ? null : <Level {...outlook} wording="track" />}
    </Stack>
  );
}
