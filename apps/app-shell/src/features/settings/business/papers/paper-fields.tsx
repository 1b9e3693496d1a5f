import { PAPER_LIMITS, PROJECT_CATEGORIES, TAX_CLASSES, US_STATES, type PaperKind } from '@cw/domain';
import { licenseTradeId } from '@cw/i18n';
import { useStateChoices } from '@cw/i18n/react';
import {
  Box,
  Button,
  DateField,
  MoneyField,
  PlusIcon,
  SelectField,
  Stack,
  TextField,
  TrashIcon,
  Typography,
  useToast,
} from '@cw/ui';
import { useRef, type ReactElement } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldLine } from '../../../../forms/form-section.js';
import { useFieldProps } from '../../../../forms/use-field-props.js';
import { NO_LICENSE, type PaperAnswers } from './paper-answers.js';
import { PAPER_LABELS } from './paper-labels.js';

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
      {onRemove === undefined ? null : (
        <Typography variant="rowTitle" component="h3">
          <FormattedMessage id="settings.papers.license_of" values={{ number: index + 1 }} />
        </Typography>
      )}
      <FieldLine columns={HALVES}>
        <SelectField
          {...field(`licenses.${index}.state`)}
          label={formatMessage({ id: PAPER_LABELS.state })}
          emptyLabel={formatMessage({ id: 'settings.papers.choose' })}
          options={statesOf(US_STATES)}
        />
        <SelectField
          {...field(`licenses.${index}.trade`)}
          label={formatMessage({ id: PAPER_LABELS.trade })}
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
          label={formatMessage({ id: PAPER_LABELS.number })}
          autoComplete="off"
        />
        <DateField {...field(`licenses.${index}.expiresOn`)} label={formatMessage({ id: PAPER_LABELS.expiresOn })} />
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
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { fields, append, remove, insert } = useFieldArray({ control: form.control, name: 'licenses' });
  const adder = useRef<HTMLButtonElement>(null);
  const takeOut = (index: number): void => {
    const removed = form.getValues(`licenses.${index}`);
    remove(index);
    adder.current?.focus();
    toast({
      kind: 'done',
      title: formatMessage({ id: 'settings.papers.license_removed' }, { number: index + 1 }),
      action: {
        label: formatMessage({ id: 'settings.papers.license_undo' }),
        onClick: () => insert(index, removed, { focusName: `licenses.${index}.number` }),
      },
    });
  };
  return (
    <Stack spacing={2}>
      {fields.map(({ id }, index) => (
        <LicenseFields
          key={id}
          form={form}
          index={index}
          onRemove={fields.length > 1 ? () => takeOut(index) : undefined}
        />
      ))}
      {fields.length < PAPER_LIMITS.licensesMax ? (
        <div>
          <Button ref={adder} variant="secondary" startIcon={<PlusIcon />} onClick={() => append(NO_LICENSE)}>
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
        label={formatMessage({ id: PAPER_LABELS.insuredName })}
        hint={formatMessage({ id: 'settings.papers.insured_hint' })}
        autoComplete="off"
      />
      <FieldLine columns={HALVES}>
        <TextField {...field('insurer')} label={formatMessage({ id: PAPER_LABELS.insurer })} autoComplete="off" />
        <TextField
          {...field('policyNumber')}
          label={formatMessage({ id: PAPER_LABELS.policyNumber })}
          autoComplete="off"
        />
      </FieldLine>
      <MoneyField
        {...field('eachOccurrence')}
        label={formatMessage({ id: PAPER_LABELS.eachOccurrence })}
        hint={formatMessage({ id: 'settings.papers.each_occurrence_hint' })}
      />
      <FieldLine columns={HALVES}>
        <DateField {...field('effectiveOn')} label={formatMessage({ id: PAPER_LABELS.effectiveOn })} />
        <DateField {...field('expiresOn')} label={formatMessage({ id: PAPER_LABELS.expiresOn })} />
      </FieldLine>
    </Stack>
  );
}

function BackgroundCheck({ form }: PaperFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <FieldLine columns={HALVES}>
      <TextField {...field('provider')} label={formatMessage({ id: PAPER_LABELS.provider })} autoComplete="off" />
      <DateField {...field('completedOn')} label={formatMessage({ id: PAPER_LABELS.completedOn })} />
    </FieldLine>
  );
}

function TaxForm({ form }: PaperFieldsProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <Stack spacing={2.5}>
      <FieldLine columns={HALVES}>
        <TextField {...field('name')} label={formatMessage({ id: PAPER_LABELS.name })} autoComplete="off" />
        <TextField
          {...field('businessName')}
          label={formatMessage({ id: PAPER_LABELS.businessName })}
          autoComplete="off"
          optional
        />
      </FieldLine>
      <FieldLine columns={HALVES}>
        <SelectField
          {...field('taxClass')}
          label={formatMessage({ id: PAPER_LABELS.taxClass })}
          emptyLabel={formatMessage({ id: 'settings.papers.choose' })}
          options={TAX_CLASSES.map((value) => ({
            value,
            label: formatMessage({ id: `settings.papers.tax.${value}` }),
          }))}
        />
        <DateField {...field('signedOn')} label={formatMessage({ id: PAPER_LABELS.signedOn })} />
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
