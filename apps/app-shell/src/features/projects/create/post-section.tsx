import { PRIORITIES, PROJECT_CATEGORIES } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { MoneyField, SegmentedField, SelectField, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { FieldLine, FormSection } from '../../../forms/form-section.js';
import { costliestCategory, estimateOf } from './project-body.js';
import type { SectionProps } from './property-section.js';

function CategoryField({ form }: SectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const conditions = useWatch({ control: form.control, name: 'conditions' });
  const costliest = costliestCategory(conditions);
  const empty =
    costliest === undefined
      ? formatMessage({ id: 'projects.condition.choose_category' })
      : formatMessage(
          { id: 'projects.field.category_auto' },
          { category: formatMessage({ id: `projects.category.${costliest}` }) },
        );
  return (
    <SelectField
      {...field('category')}
      label={formatMessage({ id: 'projects.field.category' })}
      emptyLabel={empty}
      options={PROJECT_CATEGORIES.map((value) => ({
        value,
        label: formatMessage({ id: `projects.category.${value}` }),
      }))}
    />
  );
}

function BudgetFields({ form }: SectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const estimate = estimateOf(useWatch({ control: form.control, name: 'conditions' }));
  return (
    <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
      <MoneyField
        {...field('budget')}
        label={formatMessage({ id: 'projects.field.budget' })}
        hint={
          estimate > 0 ? (
            <FormattedMessage id="projects.field.budget_hint" values={{ amount: formatMoney(estimate) }} />
          ) : undefined
        }
        optional
      />
      <MoneyField {...field('maxBudget')} label={formatMessage({ id: 'projects.field.max_budget' })} optional />
    </FieldLine>
  );
}

/** What contractors read before they look at the list. */
export function PostSection({ form }: SectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <FormSection title={formatMessage({ id: 'projects.create.section_post' })}>
      <TextField
        {...field('title')}
        label={formatMessage({ id: 'projects.field.title' })}
        hint={formatMessage({ id: 'projects.field.title_hint' })}
        autoComplete="off"
      />
      <TextField
        {...field('description')}
        label={formatMessage({ id: 'projects.field.description' })}
        hint={formatMessage({ id: 'projects.field.description_hint' })}
        rows={4}
      />
      <CategoryField form={form} />
      <SegmentedField
        {...field('priority')}
        label={formatMessage({ id: 'projects.field.priority' })}
        choices={PRIORITIES.map((value) => ({ value, label: formatMessage({ id: `projects.priority.${value}` }) }))}
      />
      <BudgetFields form={form} />
      <TextField
        {...field('specialRequirements')}
        label={formatMessage({ id: 'projects.field.special' })}
        rows={2}
        optional
      />
    </FormSection>
  );
}
