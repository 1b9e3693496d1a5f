import type { ConditionView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { CheckboxField, MoneyField, styled, Tag, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFaultText } from '../../../forms/fault.js';
import type { BidAnswers } from './bid-answers.js';

const Line = styled('fieldset')(({ theme }) => ({
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  margin: 0,
  minWidth: 0,
  padding: theme.spacing(2, 0),
  display: 'grid',
  gap: theme.spacing(1.5),
  '& legend': { float: 'left', width: '100%', padding: 0 },
  '& .head': { display: 'flex', gap: theme.spacing(1.5), alignItems: 'flex-start' },
  '& .head strong': { display: 'block', fontWeight: 650 },
  '& .head span': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
  '& .answers': { display: 'grid', gap: theme.spacing(1.5), clear: 'both' },
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
    const estimate = condition.estimatedCostCents;
    const says =
      estimate === null
        ? []
        : [formatMessage({ id: 'bids.form.report_says' }, { amount: formatMoney(cents(estimate)) })];
    return [category, condition.location, ...says].join(' · ');
  };
}

function BidLine({ condition, index, form }: LineProps): ReactElement {
  const { formatMessage } = useIntl();
  const text = useFaultText();
  const detail = useLineDetail();
  const included = form.watch(`lines.${index}.included`);
  const faults = form.formState.errors.lines?.[index];
  const { number, title } = condition;
  return (
    <Line>
      <legend>
        <span className="head">
          <Tag number={number} state={condition.state} />
          <span>
            <strong>{title}</strong>
            <span>{detail(condition)}</span>
          </span>
        </span>
      </legend>
      <div className="answers">
        <CheckboxField
          {...form.register(`lines.${index}.included`)}
          label={formatMessage({ id: 'bids.form.include_named' }, { number, title })}
        />
        {included ? (
          <MoneyField
            {...form.register(`lines.${index}.amount`)}
            label={formatMessage({ id: 'bids.form.amount_of' }, { number })}
            error={text(faults?.amount?.message)}
          />
        ) : null}
        <TextField
          {...form.register(`lines.${index}.note`)}
          label={formatMessage({ id: included ? 'bids.form.note_included' : 'bids.form.note_excluded' }, { number })}
          {...(!included && { hint: formatMessage({ id: 'bids.form.note_hint_excluded' }) })}
          optional
          error={text(faults?.note?.message)}
        />
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
