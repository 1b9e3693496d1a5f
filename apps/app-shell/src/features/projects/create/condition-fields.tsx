import {
  CONDITION_KINDS,
  CONDITION_LIMITS,
  CONDITION_SOURCES,
  PROJECT_CATEGORIES,
  RESPONSIBLE_PARTIES,
} from '@cw/domain';
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  Collapse,
  MoneyField,
  SegmentedField,
  SelectField,
  Stack,
  TextField,
} from '@cw/ui';
import { useId, useState, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { FormBlock } from '../../../forms/form-block.js';
import { FieldLine } from '../../../forms/form-section.js';
import type { ProjectAnswers } from './project-answers.js';

export interface ConditionFieldsProps {
  readonly form: UseFormReturn<ProjectAnswers>;
  readonly index: number;
  /** Left out for a repair that stands in the list already. */
  readonly onRemove?: (() => void) | undefined;
}

/** What the report says and who must see to it; asked of every repair, most of it seldom needed. */
function Details({ form, index }: Omit<ConditionFieldsProps, 'onRemove'>): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const faults = form.formState.errors.conditions?.[index];
  const [wanted, setWanted] = useState(false);
  const contentId = useId();
  // A fault inside must not hide behind a closed lid.
  const open = wanted || faults?.scope !== undefined || faults?.kind !== undefined;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        startIcon={open ? <ChevronUpIcon /> : <ChevronDownIcon />}
        aria-expanded={open}
        aria-controls={contentId}
        onClick={() => setWanted(!open)}
      >
        <FormattedMessage id="projects.condition.more" />
      </Button>
      <Collapse in={open} id={contentId}>
        <Stack spacing={2.5} sx={{ pt: 1.5 }}>
          <TextField
            {...field(`conditions.${index}.scope`)}
            label={formatMessage({ id: 'projects.condition.scope' })}
            hint={formatMessage({ id: 'projects.condition.scope_hint' })}
            rows={3}
            optional
          />
          <SelectField
            {...field(`conditions.${index}.kind`)}
            label={formatMessage({ id: 'projects.condition.kind' })}
            options={CONDITION_KINDS.map((value) => ({
              value,
              label: formatMessage({ id: `projects.kind.${value}` }),
            }))}
          />
        </Stack>
      </Collapse>
    </div>
  );
}

/** COND-01: one repair of the report. */
export function ConditionFields({ form, index, onRemove }: ConditionFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const number = index + 1;
  return (
    <FormBlock
      level={3}
      number={number}
      title={<FormattedMessage id="projects.condition.heading" values={{ number }} />}
      removeLabel={formatMessage({ id: 'projects.condition.remove_named' }, { number })}
      onRemove={onRemove}
    >
      <TextField
        {...field(`conditions.${index}.title`)}
        label={formatMessage({ id: 'projects.condition.title' })}
        hint={index === 0 ? formatMessage({ id: 'projects.condition.title_hint' }) : undefined}
        autoComplete="off"
      />
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <SelectField
          {...field(`conditions.${index}.source`)}
          label={formatMessage({ id: 'projects.condition.source' })}
          options={CONDITION_SOURCES.map((value) => ({
            value,
            label: formatMessage({ id: `projects.source.${value}` }),
          }))}
        />
        <TextField
          {...field(`conditions.${index}.page`)}
          label={formatMessage({ id: 'projects.condition.page' })}
          inputMode="numeric"
          maxLength={String(CONDITION_LIMITS.pageMax).length}
          autoComplete="off"
          optional
        />
      </FieldLine>
      <TextField
        {...field(`conditions.${index}.quote`)}
        label={formatMessage({ id: 'projects.condition.quote' })}
        rows={2}
        optional
      />
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <SelectField
          {...field(`conditions.${index}.category`)}
          label={formatMessage({ id: 'projects.field.category' })}
          emptyLabel={formatMessage({ id: 'projects.condition.choose_category' })}
          options={PROJECT_CATEGORIES.map((value) => ({
            value,
            label: formatMessage({ id: `projects.category.${value}` }),
          }))}
        />
        <TextField
          {...field(`conditions.${index}.location`)}
          label={formatMessage({ id: 'projects.condition.location' })}
          autoComplete="off"
        />
      </FieldLine>
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <SegmentedField
          {...field(`conditions.${index}.responsibleParty`)}
          label={formatMessage({ id: 'projects.condition.party' })}
          choices={RESPONSIBLE_PARTIES.map((value) => ({
            value,
            label: formatMessage({ id: `projects.party.${value}` }),
          }))}
        />
        <MoneyField
          {...field(`conditions.${index}.estimatedCost`)}
          label={formatMessage({ id: 'projects.condition.cost' })}
          optional
        />
      </FieldLine>
      <Details form={form} index={index} />
    </FormBlock>
  );
}
