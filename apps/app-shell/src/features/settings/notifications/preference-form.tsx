import { useSavePreferencesMutation, type PreferencesDto, type SessionUser } from '@cw/api-client';
import { Box, CheckboxField, Panel, SendingButton, Stack, TextField, TextLink } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths, settingsPath } from '../../../app/paths.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { zoneName } from '../profile/time-zones.js';
import { useSave } from '../use-save.js';
import { NOT_SENT, SUBJECTS, WAYS } from './notice-groups.js';
import {
  answersOf,
  checkPreferences,
  PREFERENCE_ORDER,
  preferenceBody,
  type PreferenceAnswers,
} from './preference-answers.js';

const KNOWN: ReadonlySet<string> = new Set(PREFERENCE_ORDER);

type PreferenceFormState = UseFormReturn<PreferenceAnswers>;

interface SectionProps {
  readonly form: PreferenceFormState;
}

function Switches({ form }: SectionProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <>
      <Panel
        title={<FormattedMessage id="settings.notifications.ways" />}
        subtitle={<FormattedMessage id="settings.notifications.ways_text" />}
      >
        {WAYS.map((name) => (
          <CheckboxField
            key={name}
            {...field(name)}
            label={formatMessage({ id: `settings.preference.${name}` })}
            hint={formatMessage({ id: `settings.preference_hint.${name}` })}
          />
        ))}
      </Panel>
      <Panel
        title={<FormattedMessage id="settings.notifications.about" />}
        subtitle={<FormattedMessage id="settings.notifications.about_text" />}
      >
        {SUBJECTS.map((name) => (
          <CheckboxField key={name} {...field(name)} label={formatMessage({ id: `settings.preference.${name}` })} />
        ))}
      </Panel>
      <Panel
        title={<FormattedMessage id="settings.notifications.not_sent" />}
        subtitle={<FormattedMessage id="settings.notifications.not_sent_text" />}
      >
        {NOT_SENT.map((name) => (
          <CheckboxField key={name} {...field(name)} label={formatMessage({ id: `settings.preference.${name}` })} />
        ))}
      </Panel>
    </>
  );
}

function QuietHours({ form, timeZone }: SectionProps & { readonly timeZone: string }): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const quiet = useWatch({ control: form.control, name: 'quiet' });
  return (
    <Panel
      title={<FormattedMessage id="settings.quiet.title" />}
      subtitle={<FormattedMessage id="settings.quiet.text" />}
    >
      <CheckboxField {...field('quiet')} label={formatMessage({ id: 'settings.quiet.on' })} />
      {quiet ? (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 12rem))', my: 1.5 }}>
            <TextField
              {...field('quietHours.start')}
              type="time"
              label={formatMessage({ id: 'settings.quiet.start' })}
            />
            <TextField {...field('quietHours.end')} type="time" label={formatMessage({ id: 'settings.quiet.end' })} />
          </Box>
          <p>
            <FormattedMessage
              id="settings.quiet.zone"
              values={{
                zone: <b>{zoneName(timeZone)}</b>,
                link: (chunks) => (
                  <TextLink key="link" href={settingsPath('profile')}>
                    {chunks}
                  </TextLink>
                ),
              }}
            />
          </p>
        </>
      ) : null}
    </Panel>
  );
}

export interface PreferenceFormProps {
  readonly user: SessionUser;
  readonly preferences: PreferencesDto;
}

/** NOTE-05, NOTE-06. */
export function PreferenceForm({ user, preferences }: PreferenceFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const [savePreferences] = useSavePreferencesMutation();
  const save = useSave({ done: 'settings.notifications.saved', failed: 'settings.notifications.failed' });
  const [rest, setRest] = useState<readonly string[]>([]);
  const form = useForm<PreferenceAnswers>({
    defaultValues: answersOf(preferences),
    resolver: resolverOf(checkPreferences),
    shouldFocusError: false,
  });
  const send = useOnce(async (answers: PreferenceAnswers) => {
    const { error } = await save(savePreferences({ id: user.id, preferencesDto: preferenceBody(answers) }).unwrap());
    setRest(placeApiFaults(error, form.setError, (path) => KNOWN.has(path)).rest);
  });
  const submit = form.handleSubmit(send);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={PREFERENCE_ORDER} rest={rest} />
      <Stack spacing={3}>
        <Switches form={form} />
        <QuietHours form={form} timeZone={user.timeZone} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <SendingButton
            type="submit"
            variant="primary"
            sending={form.formState.isSubmitting}
            sendingText={formatMessage({ id: 'settings.saving' })}
          >
            <FormattedMessage id="settings.notifications.save" />
          </SendingButton>
          <TextLink href={paths.notifications}>
            <FormattedMessage id="settings.notifications.all" />
          </TextLink>
        </Box>
      </Stack>
    </form>
  );
}
