import { INTAKE_CATEGORIES, RESPONSIBLE_PARTIES, type IntakeCategory } from '@cw/domain';
import { Button, MoneyField, Quote, SegmentedField, SelectField, styled, Tag, TextField, TrashIcon } from '@cw/ui';
import { useId, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldLine } from '../../../forms/form-section.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import type { RepairAnswers } from '../answers/intake-answers.js';
import type { StepProps } from './property-step.js';

const Block = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  paddingTop: theme.spacing(2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > header': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
  '& > header h2': { ...theme.typography.h2, flex: 1, margin: 0 },
}));

export interface RepairFieldsProps extends StepProps {
  readonly index: number;
  readonly repairs: readonly RepairAnswers[];
  readonly onRemove: () => void;
  /** Only after the last of a category. */
  readonly onAnother: ((category: IntakeCategory) => void) | undefined;
}

/** INT-02: one repair of a category: what, who pays, about how much. */
export function RepairFields({ form, index, repairs, onRemove, onAnother }: RepairFieldsProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const headingId = useId();
  const repair = repairs[index];
  if (repair === undefined) return null;
  const category = formatMessage({ id: `intake.category.${repair.category}` });
  const alike = repairs.flatMap((one, at) => (one.category === repair.category ? [at] : []));
  const number = alike.indexOf(index) + 1;
  const isFromReport = repair.quote !== '';
  return (
    <Block aria-labelledby={headingId}>
      <header>
        <Tag number={index + 1} />
        <h2 id={headingId}>
          {alike.length === 1
            ? category
            : formatMessage({ id: 'intake.repair.heading' }, { category, number, of: alike.length })}
        </h2>
        <Button
          variant="quiet"
          size="small"
          startIcon={<TrashIcon />}
          aria-label={formatMessage({ id: 'intake.repair.remove_named' }, { number: index + 1 })}
          onClick={onRemove}
        >
          <FormattedMessage id="intake.repair.remove" />
        </Button>
      </header>
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
    </Block>
  );
}
