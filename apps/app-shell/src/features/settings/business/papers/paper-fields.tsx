import { PAPER_LIMITS, PROJECT_CATEGORIES, TAX_CLASSES, US_STATES, type PaperKind } from '@cw/domain';
import { licenseTradeId } from '@cw/i18n';
import { useStateChoices } from '@cw/i18n/react';
import { Box, Button, DateField, MoneyField, PlusIcon, SelectField, Stack, TextField, TrashIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldLine } from '../../../../forms/form-section.js';
import { useFieldProps } from '../../../../forms/use-field-props.js';
import { NO_LICENSE, type PaperAnswers } from './paper-answers.js';

export interface PaperFieldsProps {
  readonly form: UseFormReturn<PaperAnswers>;
}

const HALVES = 'minmax(0, 1fr) minmax(0, 1fr)';

interface LicenseProps extends PaperFieldsProps {
  readonly index: number;
  /** Left out where it is the only one. */
  readonly onRemove: (() => void) | undefined;
}

function LicenseFields({ form, index, onRemove }: LicenseProps): ReactElement {
  const { formatMessage } = useIntl();
  const statesOf = useStateChoices();
  const field = useFieldProps(form);
  return (
    <Box
      role="group"
      aria-label={formatMessage({ id: 'settings.papers.license_of' }, { number: index + 1 })}
      sx={{ display: 'grid', gap: 2, pb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <FieldLine columns={HALVES}>
        <SelectField
          {...field(`licenses.${index}.state`)}
          label={formatMessage({ id: 'projects.field.state' })}
          emptyLabel={formatMessage({ id: 'settings.papers.choose' })}
          options={statesOf(US_STATES)}
        />
        <SelectField
          {...field(`licenses.${index}.trade`)}
          label={formatMessage({ id: 'settings.papers.trade' })}
          emptyLabel={formatMessage({ id: 'settings.papers.choose' })}
          options={PROJECT_CATEGORIES.map((value) => ({
            value,
            label: formatMessage({ id: licenseTradeId(value) }),
          }))}
        />
      </FieldLine>
      <FieldLine columns={HALVES}>
        <TextField
          {...field(`licenses.${index}.number`)}
          label={formatMessage({ id: 'settings.business.license' })}
          autoComplete="off"
        />
        <DateField {...field(`licenses.${index}.expiresOn`)} label={formatMessage({ id: 'settings.papers.expires' })} />
      </FieldLine>
      {onRemove === undefined ? null : (
        <div>
          <Button variant="quiet" startIcon={<TrashIcon />} onClick={onRemove}>
            <FormattedMessage id="settings.papers.license_remove" values={{ number: index + 1 }} />
          </Button>
        </div>
      )}
    </Box>
  );
}

function Licenses({ form }: PaperFieldsProps): ReactElement {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'licenses' });
  return (
    <Stack spacing={2}>
      {fields.map(({ id }, index) => (
        <LicenseFields
          key={id}
          form={form}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < PAPER_LIMITS.licensesMax ? (
        <div>
          <Button variant="secondary" startIcon={<PlusIcon />} onClick={() => append(NO_LICENSE)}>
            <FormattedMessage id="settings.papers.license_add" />
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function Insurance({ form }: PaperFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <Stack spacing={2.5}>
      <TextField
        {...field('insuredName')}
        label={formatMessage({ id: 'settings.papers.insured' })}
        hint={formatMessage({ id: 'settings.papers.insured_hint' })}
        autoComplete="off"
      />
      <FieldLine columns={HALVES}>
        <TextField
          {...field('insurer')}
          label={formatMessage({ id: 'settings.business.insurer' })}
          autoComplete="off"
        />
        <TextField
          {...field('policyNumber')}
          label={formatMessage({ id: 'settings.papers.policy' })}
          autoComplete="off"
        />
      </FieldLine>
      <MoneyField
        {...field('eachOccurrence')}
        label={formatMessage({ id: 'settings.papers.each_occurrence' })}
        hint={formatMessage({ id: 'settings.papers.each_occurrence_hint' })}
      />
      <FieldLine columns={HALVES}>
        <DateField {...field('effectiveOn')} label={formatMessage({ id: 'settings.papers.effective' })} />
        <DateField {...field('expiresOn')} label={formatMessage({ id: 'settings.papers.expires' })} />
      </FieldLine>
    </Stack>
  );
}

function BackgroundCheck({ form }: PaperFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <FieldLine columns={HALVES}>
      <TextField {...field('provider')} label={formatMessage({ id: 'settings.papers.provider' })} autoComplete="off" />
      <DateField {...field('completedOn')} label={formatMessage({ id: 'settings.papers.completed' })} />
    </FieldLine>
  );
}

function TaxForm({ form }: PaperFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <Stack spacing={2.5}>
      <FieldLine columns={HALVES}>
        <TextField {...field('name')} label={formatMessage({ id: 'settings.papers.w9_name' })} autoComplete="off" />
        <TextField
          {...field('businessName')}
          label={formatMessage({ id: 'settings.papers.w9_business' })}
          autoComplete="off"
          optional
        />
      </FieldLine>
      <FieldLine columns={HALVES}>
        <SelectField
          {...field('taxClass')}
          label={formatMessage({ id: 'settings.papers.tax_class' })}
          emptyLabel={formatMessage({ id: 'settings.papers.choose' })}
          options={TAX_CLASSES.map((value) => ({
            value,
            label: formatMessage({ id: `settings.papers.tax.${value}` }),
          }))}
        />
        <DateField {...field('signedOn')} label={formatMessage({ id: 'settings.papers.signed' })} />
      </FieldLine>
    </Stack>
  );
}

const FIELDS_OF = {
  license: Licenses,
  insurance: Insurance,
  background_check: BackgroundCheck,
  w9: TaxForm,
} as const satisfies Record<PaperKind, (props: PaperFieldsProps) => ReactElement>;

/** What a paper of this kind is asked for beside its scan. */
export function PaperFields({ kind, form }: PaperFieldsProps & { readonly kind: PaperKind }): ReactElement {
  const Fields = FIELDS_OF[kind];
  return <Fields form={form} />;
}
