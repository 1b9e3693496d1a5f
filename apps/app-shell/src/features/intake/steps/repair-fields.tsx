import { CONDITION_LIMITS, INTAKE_CATEGORIES, RESPONSIBLE_PARTIES, type IntakeCategory } from '@cw/domain';
import { Button, MoneyField, Quote, SegmentedField, SelectField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormBlock } from '../../../forms/form-block.js';
import { FieldLine } from '../../../forms/form-section.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import type { RepairAnswers } from '../answers/intake-answers.js';
import type { StepProps } from './property-step.js';

export interface RepairFieldsProps extends StepProps {
  readonly index: number;
  readonly repairs: readonly RepairAnswers[];
  readonly onRemove: () => void;
  /** Only after the last of a category. */
  readonly onAnother: ((category: IntakeCategory) => void) | undefined;
}

/** INT-02: one repair of a category: what, where, who pays, about how much. */
export function RepairFields({ form, index, repairs, onRemove, onAnother }: RepairFieldsProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const repair = repairs[index];
  if (repair === undefined) return null;
  const category = formatMessage({ id: `intake.category.${repair.category}` });
  const alike = repairs.flatMap((one, at) => (one.category === repair.category ? [at] : []));
  const number = alike.indexOf(index) + 1;
  const isFromReport = repair.quote !== '';
  return (
    <FormBlock
      level={2}
      number={index + 1}
      title={
        alike.length === 1
          ? category
          : formatMessage({ id: 'intake.repair.heading' }, { category, number, of: alike.length })
      }
      removeLabel={formatMessage({ id: 'projects.condition.remove_named' }, { number: index + 1 })}
      onRemove={onRemove}
    >
      {isFromReport && repair.quote !== repair.description ? (
        <Quote page={repair.page === '' ? null : Number(repair.page)}>{repair.quote}</Quote>
      ) : null}
      <TextField
        {...field(`repairs.${index}.description`)}
        label={formatMessage({ id: 'intake.repair.description' })}
        hint={
          isFromReport && repair.quote === repair.description
            ? formatMessage({ id: 'intake.repair.words' }, { page: repair.page })
            : undefined
        }
        rows={3}
      />
      <TextField
        {...field(`repairs.${index}.location`)}
        label={formatMessage({ id: 'projects.condition.location' })}
        maxLength={CONDITION_LIMITS.locationMax}
        optional
      />
      {isFromReport ? (
        <SelectField
          {...field(`repairs.${index}.category`)}
          label={formatMessage({ id: 'intake.repair.category' })}
          options={INTAKE_CATEGORIES.map((value) => ({
            value,
            label: formatMessage({ id: `intake.category.${value}` }),
          }))}
        />
      ) : null}
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <SegmentedField
          {...field(`repairs.${index}.responsibleParty`)}
          label={formatMessage({ id: 'intake.repair.party' })}
          choices={RESPONSIBLE_PARTIES.map((value) => ({
            value,
            label: formatMessage({ id: `projects.party.${value}` }),
          }))}
          optional
        />
        <MoneyField
          {...field(`repairs.${index}.estimatedCost`)}
          label={formatMessage({ id: 'projects.condition.cost' })}
          optional
        />
      </FieldLine>
      {onAnother === undefined ? null : (
        <div>
          <Button variant="quiet" onClick={() => onAnother(repair.category)}>
            <FormattedMessage id="intake.repair.another" values={{ category }} />
          </Button>
        </div>
      )}
    </FormBlock>
  );
}
