import { useSavePreferencesMutation, type PreferencesDto, type SessionUser } from '@cw/api-client';
import { ACCOUNT_PREFERENCES, NOTIFICATION_PREFERENCES } from '@cw/domain';
import { Box, CheckboxField, Panel, SendingButton, Stack, TextField, TextLink } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.js';
import { FormSummary } from '../../forms/form-summary.js';
import { placeApiFaults } from '../../forms/form-faults.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useOnce } from '../../forms/use-once.js';
import { useSave } from './use-save.js';

/** Quiet hours as fields: switched on or off, and remembered while off. */
interface PreferenceAnswers extends Omit<PreferencesDto, 'quietHours'> {
  readonly quiet: boolean;
  readonly quietHours: { readonly start: string; readonly end: string };
}

const USUAL_NIGHT = { start: '22:00', end: '07:00' };
const ORDER = [...ACCOUNT_PREFERENCES, ...NOTIFICATION_PREFERENCES, 'quiet', 'quietHours'];

const answersOf = ({ quietHours, ...switches }: PreferencesDto): PreferenceAnswers => ({
  ...switches,
  quiet: quietHours !== null,
  quietHours: quietHours ?? USUAL_NIGHT,
});

const bodyOf = ({ quiet, quietHours, ...switches }: PreferenceAnswers): PreferencesDto => ({
  ...switches,
  quietHours: quiet ? quietHours : null,
});

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
  const form = useForm<PreferenceAnswers>({ defaultValues: answersOf(preferences), shouldFocusError: false });
  const field = useFieldProps(form);
  const quiet = useWatch({ control: form.control, name: 'quiet' });
  const send = useOnce(async (answers: PreferenceAnswers) => {
    const { error } = await save(savePreferences({ id: user.id, preferencesDto: bodyOf(answers) }).unwrap());
    setRest(placeApiFaults(error, form.setError, (path) => ORDER.includes(path.split('.')[0] ?? '')).rest);
  });
  const submit = form.handleSubmit(send);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={ORDER} rest={rest} />
      <Stack spacing={3}>
        <Panel
          title={<FormattedMessage id="settings.notifications.account" />}
          subtitle={<FormattedMessage id="settings.notifications.text" />}
        >
          {ACCOUNT_PREFERENCES.map((name) => (
            <CheckboxField key={name} {...field(name)} label={formatMessage({ id: `settings.preference.${name}` })} />
          ))}
        </Panel>
        <Panel title={<FormattedMessage id="settings.notifications.about" />}>
          {NOTIFICATION_PREFERENCES.map((name) => (
            <CheckboxField key={name} {...field(name)} label={formatMessage({ id: `settings.preference.${name}` })} />
          ))}
        </Panel>
        <Panel title={<FormattedMessage id="settings.quiet.title" />}>
          <CheckboxField
            {...field('quiet')}
            label={formatMessage({ id: 'settings.quiet.on' })}
            hint={formatMessage({ id: 'settings.quiet.hint' }, { zone: user.timeZone.replaceAll('_', ' ') })}
          />
          {quiet ? (
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 12rem))', mt: 1 }}>
              <TextField
                {...field('quietHours.start')}
                type="time"
                label={formatMessage({ id: 'settings.quiet.start' })}
              />
              <TextField {...field('quietHours.end')} type="time" label={formatMessage({ id: 'settings.quiet.end' })} />
            </Box>
          ) : null}
        </Panel>
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
