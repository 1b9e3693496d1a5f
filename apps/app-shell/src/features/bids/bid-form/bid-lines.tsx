import type { ConditionView } from '@cw/api-client';
import { BID_LIMITS, cents, parseDollars, usableEstimate } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { CheckboxField, MoneyField, styled, TextField, VisuallyHidden } from '@cw/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFaultText } from '../../../forms/fault.js';
import type { BidAnswers } from './bid-answers.js';

const Line = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  padding: theme.spacing(1.5, 0),
  display: 'grid',
  gap: theme.spacing(0.5),
  // Under the words of the repair, not under its box.
  '& .answer': {
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    gap: theme.spacing(0.5, 2),
    alignItems: 'start',
    paddingLeft: '2.125rem',
  },
  '& .wide': { gridColumn: '1 / -1' },
  '& .left-out': { gridColumn: '1 / -1', fontWeight: 620, color: theme.vars.palette.error.main },
  '& .title': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& .detail': {
    display: 'block',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
  },
}));

export interface BidLinesProps {
  readonly conditions: readonly ConditionView[];
  readonly form: UseFormReturn<BidAnswers>;
}

interface LineProps {
  readonly condition: ConditionView;
  readonly index: number;
  readonly form: UseFormReturn<BidAnswers>;
}

function useLineDetail(): (condition: ConditionView) => string {
  const { formatMessage } = useIntl();
  return (condition) => {
    const category = formatMessage({ id: `projects.category.${condition.category}` });
    const estimate = usableEstimate(condition.estimatedCostCents);
    const saysId = condition.source === 'appraisal' ? 'bids.form.report_says' : 'bids.form.estimated';
    const says = estimate === null ? [] : [formatMessage({ id: saysId }, { amount: formatMoney(cents(estimate)) })];
    return [category, condition.location, ...says].filter((part) => part !== '').join(' · ');
  };
}

const MOST = cents(BID_LIMITS.amountMaxCents);

/** Said while it is typed, so that nobody prices a whole bid in vain. */
function useCeiling(typed: string): string | undefined {
  const { formatMessage } = useIntl();
  const isOver = (parseDollars(typed) ?? 0) > MOST;
  return isOver ? formatMessage({ id: 'bids.form.fault_amount_max' }, { amount: formatMoney(MOST) }) : undefined;
}

function BidLine({ condition, index, form }: LineProps): ReactElement {
  const { formatMessage } = useIntl();
  const text = useFaultText();
  const detail = useLineDetail();
  const included = form.watch(`lines.${index}.included`);
  const allowance = form.watch(`lines.${index}.allowance`);
  const faults = form.formState.errors.lines?.[index];
  const ceiling = useCeiling(form.watch(`lines.${index}.amount`));
  const { number, title } = condition;
  return (
    <Line>
      <CheckboxField
        {...form.register(`lines.${index}.included`)}
        label={
          <>
            <VisuallyHidden>{formatMessage({ id: 'bids.form.include_named' }, { number, title })}</VisuallyHidden>
            <span aria-hidden className="title">
              {[number, title].join(' · ')}
            </span>
            <span className="detail">{detail(condition)}</span>
          </>
        }
      />
      <div className="answer">
        {included ? (
          <>
            <MoneyField
              {...form.register(`lines.${index}.amount`)}
              label={<VisuallyHidden>{formatMessage({ id: 'bids.form.amount_of' }, { number })}</VisuallyHidden>}
              error={text(faults?.amount?.message) ?? ceiling}
            />
            <CheckboxField
              {...form.register(`lines.${index}.allowance`)}
              label={
                <>
                  <VisuallyHidden>{formatMessage({ id: 'bids.form.allowance_of' }, { number })}</VisuallyHidden>
                  <span aria-hidden>{formatMessage({ id: 'bids.form.allowance' })}</span>
                </>
              }
              {...(allowance && { hint: formatMessage({ id: 'bids.form.allowance_hint' }) })}
            />
          </>
        ) : (
          <>
            <span className="left-out">{formatMessage({ id: 'bids.form.left_out' })}</span>
            <div className="wide">
              <TextField
                {...form.register(`lines.${index}.note`)}
                label={formatMessage({ id: 'bids.form.note_excluded' }, { number })}
                hint={formatMessage({ id: 'bids.form.note_hint_excluded' })}
                optional
                error={text(faults?.note?.message)}
              />
            </div>
          </>
        )}
      </div>
    </Line>
  );
}

/** COND-03: every condition is priced or left out, one by one. */
export function BidLines({ conditions, form }: BidLinesProps): ReactElement {
  return (
    <>
      {conditions.map((condition, index) => (
        <BidLine key={condition.id} {...{ condition, index, form }} />
      ))}
    </>
  );
}
