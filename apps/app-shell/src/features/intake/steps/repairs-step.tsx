import { INTAKE_CATEGORIES } from '@cw/domain';
import { fieldId, PickField } from '@cw/ui';
import type { ReactElement } from 'react';
import { get } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useFaultText } from '../../../forms/fault.js';
import { CATEGORY_ICONS } from './category-words.js';
import type { StepProps } from './property-step.js';
import { RepairFields } from './repair-fields.js';
import type { Repairs } from './use-repairs.js';

export interface RepairsStepProps extends StepProps {
  readonly repairs: Repairs;
}

/** What had the focus is gone; the reader stands where repairs are chosen. */
const focusCategories = (): void => document.getElementById(fieldId('repairs'))?.querySelector('input')?.focus();

/** INT-02, INT-04: which kinds of repair, and each of them by itself. */
export function RepairsStep({ form, repairs }: RepairsStepProps): ReactElement {
  const { formatMessage } = useIntl();
  const textOf = useFaultText();
  const { keys, list, room, toggle, another, remove } = repairs;
  const message: unknown =
    get(form.formState.errors, 'repairs.message') ?? get(form.formState.errors, 'repairs.root.message');
  const isLastOfItsKind = (index: number): boolean =>
    list.findLastIndex(({ category }) => category === list[index]?.category) === index;
  return (
    <>
      <PickField
        name="repairs"
        label={formatMessage({ id: 'intake.field.categories' })}
        error={textOf(typeof message === 'string' ? message : undefined)}
        choices={INTAKE_CATEGORIES.map((value) => ({
          value,
          label: formatMessage({ id: `intake.category.${value}` }),
          icon: CATEGORY_ICONS[value],
          disabled: room <= 0 && list.every(({ category }) => category !== value),
        }))}
        selected={list.map(({ category }) => category)}
        onChange={({ target }) => {
          const chosen = INTAKE_CATEGORIES.find((one) => one === target.value);
          if (chosen !== undefined) toggle(chosen);
        }}
      />
      {keys.map((key, index) => (
        <RepairFields
          key={key}
          form={form}
          index={index}
          repairs={list}
          onRemove={() => {
            remove(index);
            focusCategories();
          }}
          onAnother={room > 0 && isLastOfItsKind(index) ? another : undefined}
        />
      ))}
    </>
  );
}
