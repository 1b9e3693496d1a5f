import type { ProjectDetail } from '@cw/api-client';
import { cents, CHANGE_ORDER_LIMITS, CONDITION_LIMITS, parseDollars } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { MoneyField, SegmentedField, SelectField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormBlock } from '../../forms/form-block.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { asksForAmount, changeableOf, LINE_EFFECTS, NEW_REPAIR, type ChangeAnswers } from './change-answers.js';

export interface ChangeLineFieldsProps {
  readonly project: ProjectDetail;
  readonly form: UseFormReturn<ChangeAnswers>;
  readonly index: number;
  /** Left out for the only line. */
  readonly onRemove?: (() => void) | undefined;
}

function useTargets(project: ProjectDetail): { value: string; label: string }[] {
  const { formatMessage } = useIntl();
  const repairs = changeableOf(project).map(({ id, number, title, awardedAmountCents }) => ({
    value: id,
    label:
      awardedAmountCents === null
        ? formatMessage({ id: 'changes.line.target_unpriced' }, { number, title })
        : formatMessage(
            { id: 'changes.line.target_priced' },
            { number, title, amount: formatMoney(cents(awardedAmountCents)) },
          ),
  }));
  return [...repairs, { value: NEW_REPAIR, label: formatMessage({ id: 'changes.line.new' }) }];
}

/** Said while it is typed, not only when the change is sent. */
const isOverCeiling = (typed: string): boolean => (parseDollars(typed) ?? 0) > CHANGE_ORDER_LIMITS.amountMaxCents;

function NewRepair({ form, index }: Pick<ChangeLineFieldsProps, 'form' | 'index'>): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <>
      <TextField
        {...field(`lines.${index}.title`)}
        label={formatMessage({ id: 'changes.line.title' })}
        hint={formatMessage({ id: 'changes.line.title_hint' })}
        maxLength={CONDITION_LIMITS.titleMax}
        autoComplete="off"
      />
      <TextField
        {...field(`lines.${index}.location`)}
        label={formatMessage({ id: 'changes.line.location' })}
        maxLength={CONDITION_LIMITS.locationMax}
        autoComplete="off"
        optional
      />
    </>
  );
}

/** COND-04: one repair of the change: dearer, cheaper, not done any more, or one more. */
export function ChangeLineFields({ project, form, index, onRemove }: ChangeLineFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const targets = useTargets(project);
  const line = form.watch(`lines.${index}`);
  const number = index + 1;
  const isNew = line.target === NEW_REPAIR;
  const asksAmount = line.target !== '' && asksForAmount(project, line);
  const amountLabel = `changes.line.amount_${isNew ? NEW_REPAIR : line.effect}` as const;
  return (
    <FormBlock
      level={3}
      title={<FormattedMessage id="changes.line.heading" values={{ number }} />}
      removeLabel={formatMessage({ id: 'changes.line.remove_named' }, { number })}
      onRemove={onRemove}
    >
      <SelectField
        {...field(`lines.${index}.target`)}
        label={formatMessage({ id: 'changes.line.target' })}
        emptyLabel={formatMessage({ id: 'changes.line.choose' })}
        options={targets}
      />
      {isNew ? <NewRepair form={form} index={index} /> : null}
      {line.target === '' || isNew ? null : (
        <SegmentedField
          {...field(`lines.${index}.effect`)}
          label={formatMessage({ id: 'changes.line.effect' })}
          choices={LINE_EFFECTS.map((value) => ({
            value,
            label: formatMessage({ id: `changes.effect.${value}` }),
          }))}
        />
      )}
      {asksAmount ? (
        <MoneyField
          {...field(`lines.${index}.amount`)}
          label={formatMessage({ id: amountLabel })}
          {...(isOverCeiling(line.amount) && { error: formatMessage({ id: 'changes.fault.amount_large' }) })}
        />
      ) : null}
      {line.target === '' ? null : (
        <TextField
          {...field(`lines.${index}.note`)}
          label={formatMessage({ id: 'changes.line.note' })}
          maxLength={CHANGE_ORDER_LIMITS.noteMax}
          rows={2}
          optional
        />
      )}
    </FormBlock>
  );
}
