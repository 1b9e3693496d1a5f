import { useUpdateMyContractorProfileMutation, type ContractorProfile } from '@cw/api-client';
import { PROJECT_CATEGORIES } from '@cw/domain';
import { Box, Panel, PickField, SendingButton, Stack, TextField } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSummary } from '../../../forms/form-summary.js';
import { placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { TRADE_ICONS } from '../../../words/trade-icon.js';
import { answersOf, BUSINESS_ORDER, businessBody, checkBusiness, type BusinessAnswers } from './business-answers.js';
import { Unsaved } from '../unsaved.js';
import { beginWith, useKeptChanges, type WithBegun } from '../use-kept-changes.js';
import { useSave } from '../use-save.js';

const KNOWN: ReadonlySet<string> = new Set(BUSINESS_ORDER);

const TwoColumns = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
    {children}
  </Box>
);

export interface BusinessFormProps {
  readonly profile: ContractorProfile;
}

/** CON-01: what clients see of a contractor. */
export function BusinessForm({ profile }: BusinessFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const [update] = useUpdateMyContractorProfileMutation();
  const save = useSave({ done: 'settings.business.saved', failed: 'settings.business.failed' });
  const [rest, setRest] = useState<readonly string[]>([]);
  const form = useForm<WithBegun<BusinessAnswers>>({
    defaultValues: beginWith(answersOf(profile)),
    resolver: resolverOf((answers: WithBegun<BusinessAnswers>) => checkBusiness(answers)),
    shouldFocusError: false,
  });
  const field = useFieldProps(form);
  const forgetDraft = useKeptChanges(form, `business.${profile.id}`);
  /** From now on this is what holds. */
  const settle = (answers: BusinessAnswers): void => {
    form.reset(beginWith(answers));
    forgetDraft();
  };
  const send = useOnce(async (answers: BusinessAnswers) => {
    const { value, error } = await save(update(businessBody(answers)).unwrap());
    if (value !== undefined) settle(answersOf(value));
    setRest(placeApiFaults(error, form.setError, (path) => KNOWN.has(path)).rest);
  });
  const submit = form.handleSubmit(send);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={BUSINESS_ORDER} rest={rest} />
      <Stack spacing={3}>
        <Panel
          title={<FormattedMessage id="settings.business.title" />}
          subtitle={<FormattedMessage id="settings.business.subtitle" />}
        >
          <Stack spacing={2.5}>
            <PickField
              {...field('trades')}
              label={formatMessage({ id: 'settings.business.trades' })}
              choices={PROJECT_CATEGORIES.map((value) => ({
                value,
                label: formatMessage({ id: `projects.category.${value}` }),
                icon: TRADE_ICONS[value],
              }))}
            />
            <TwoColumns>
              <TextField
                {...field('zip')}
                label={formatMessage({ id: 'projects.field.zip' })}
                inputMode="numeric"
                maxLength={10}
              />
              <TextField
                {...field('serviceRadiusMiles')}
                label={formatMessage({ id: 'settings.business.radius' })}
                inputMode="numeric"
              />
            </TwoColumns>
            <TwoColumns>
              <TextField
                {...field('experienceYears')}
                label={formatMessage({ id: 'settings.business.years' })}
                inputMode="numeric"
              />
            </TwoColumns>
            <TextField {...field('about')} label={formatMessage({ id: 'settings.business.about' })} rows={4} optional />
          </Stack>
        </Panel>
        <Unsaved form={form} onDiscard={() => settle(answersOf(profile))} />
        <div>
          <SendingButton
            type="submit"
            variant="primary"
            sending={form.formState.isSubmitting}
            sendingText={formatMessage({ id: 'settings.saving' })}
          >
            <FormattedMessage id="settings.business.save" />
          </SendingButton>
        </div>
      </Stack>
    </form>
  );
}
