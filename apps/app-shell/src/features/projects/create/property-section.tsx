import { isPlainDate, LAST_LEAD_PAINT_YEAR, latestSafeFinish, US_STATES } from '@cw/domain';
import { useFormats, useStateChoices } from '@cw/i18n/react';
import { Banner, DateField, SelectField, TextField, WarningIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useToday } from '../../../time/use-now.js';
import { FieldLine, FormSection } from '../../../forms/form-section.js';
import type { ProjectAnswers } from './project-answers.js';

export interface SectionProps {
  readonly form: UseFormReturn<ProjectAnswers>;
}

function ClosingField({ form }: SectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const formats = useFormats();
  const today = useToday();
  const closing = useWatch({ control: form.control, name: 'closingDate' });
  const isReal = isPlainDate(closing) && latestSafeFinish(closing) >= today;
  return (
    <DateField
      {...field('closingDate')}
      label={formatMessage({ id: 'projects.field.closing_date' })}
      hint={
        isReal ? (
          <FormattedMessage
            id="projects.field.closing_hint"
            values={{ date: formats.plainDate(latestSafeFinish(closing)) }}
          />
        ) : undefined
      }
      min={today}
      optional
    />
  );
}

/** A closing so near that no day is left for the work is no hint, but the first thing to know. */
function ClosingNotice({ form }: SectionProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const today = useToday();
  const closing = useWatch({ control: form.control, name: 'closingDate' });
  if (!isPlainDate(closing) || closing < today || latestSafeFinish(closing) >= today) return null;
  return (
    <Banner
      kind="sent_back"
      icon={WarningIcon}
      role="status"
      title={formatMessage(
        { id: 'projects.create.closing_tight' },
        { date: formats.plainDate(latestSafeFinish(closing)) },
      )}
    >
      {formatMessage({ id: 'projects.create.closing_tight_text' })}
    </Banner>
  );
}

/** The house’s age says whether paint may be disturbed by anybody; the note comes with a year that it is about. */
function YearField({ form }: SectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const typed = useWatch({ control: form.control, name: 'yearBuilt' }).trim();
  const mayHaveLead = /^\d{4}$/u.test(typed) && Number(typed) <= LAST_LEAD_PAINT_YEAR;
  return (
    <TextField
      {...field('yearBuilt')}
      label={formatMessage({ id: 'projects.field.year_built' })}
      hint={mayHaveLead ? formatMessage({ id: 'projects.field.year_built_hint' }) : undefined}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      optional
    />
  );
}

/** Where the house is, how old it is, and when its sale closes. */
export function PropertySection({ form }: SectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const statesOf = useStateChoices();
  const field = useFieldProps(form);
  return (
    <FormSection title={formatMessage({ id: 'projects.create.section_property' })}>
      <TextField
        {...field('address')}
        label={formatMessage({ id: 'projects.field.address' })}
        hint={formatMessage({ id: 'projects.field.address_hint' })}
        autoComplete="street-address"
        optional
      />
      <FieldLine columns="minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr)">
        <TextField
          {...field('city')}
          label={formatMessage({ id: 'projects.field.city' })}
          autoComplete="address-level2"
        />
        <SelectField
          {...field('state')}
          label={formatMessage({ id: 'projects.field.state' })}
          emptyLabel={formatMessage({ id: 'projects.field.choose_state' })}
          options={statesOf(US_STATES)}
          autoComplete="address-level1"
        />
        <TextField
          {...field('zip')}
          label={formatMessage({ id: 'projects.field.zip' })}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
        />
      </FieldLine>
      <FieldLine columns="minmax(0, 1fr) minmax(0, 1fr)">
        <ClosingField form={form} />
        <YearField form={form} />
      </FieldLine>
      <ClosingNotice form={form} />
    </FormSection>
  );
}
