import { useUpdateUserMutation, type SessionUser } from '@cw/api-client';
import { Panel, SelectField, SendingButton, Stack, TextField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSummary } from '../../forms/form-summary.js';
import { placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useOnce } from '../../forms/use-once.js';
import { answersOf, checkProfile, PROFILE_ORDER, profileBody, type ProfileAnswers } from './profile-answers.js';
import { useSave } from './use-save.js';

const KNOWN: ReadonlySet<string> = new Set(PROFILE_ORDER);

/** The zones that the browser knows; the account's own is among them even if it does not. */
function zonesWith(own: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

export interface ProfileFormProps {
  readonly user: SessionUser;
}

/** AUTH-11: the role is not to be changed, the email is how one logs in. */
export function ProfileForm({ user }: ProfileFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const [update] = useUpdateUserMutation();
  const save = useSave({ done: 'settings.profile.saved', failed: 'settings.profile.failed' });
  const [rest, setRest] = useState<readonly string[]>([]);
  const [zones] = useState(() => zonesWith(user.timeZone));
  const form = useForm<ProfileAnswers>({
    defaultValues: answersOf(user),
    resolver: resolverOf(checkProfile),
    shouldFocusError: false,
  });
  const field = useFieldProps(form);
  const send = useOnce(async (answers: ProfileAnswers) => {
    const { error } = await save(update({ id: user.id, updateUserDto: profileBody(answers, user.locale) }).unwrap());
    setRest(placeApiFaults(error, form.setError, (path) => KNOWN.has(path)).rest);
  });
  const submit = form.handleSubmit(send);

  return (
    <Panel
      title={<FormattedMessage id="settings.profile.title" />}
      subtitle={<FormattedMessage id="settings.profile.subtitle" />}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormSummary form={form} order={PROFILE_ORDER} rest={rest} />
        <Stack spacing={2.5}>
          <TextField
            {...field('firstName')}
            label={formatMessage({ id: 'auth.field.first_name' })}
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName')}
            label={formatMessage({ id: 'auth.field.last_name' })}
            autoComplete="family-name"
          />
          <TextField
            {...field('username')}
            label={formatMessage({ id: 'auth.field.username' })}
            autoComplete="nickname"
            spellCheck={false}
            optional
          />
          <TextField
            name="email"
            value={user.email}
            label={formatMessage({ id: 'auth.field.email' })}
            hint={formatMessage({ id: 'settings.profile.email_fixed' })}
            readOnly
          />
          <TextField
            {...field('phone')}
            type="tel"
            label={formatMessage({ id: 'auth.field.phone' })}
            hint={formatMessage({ id: 'auth.field.phone_hint' })}
            autoComplete="tel"
            optional
          />
          <TextField
            {...field('company')}
            label={formatMessage({ id: 'auth.field.company' })}
            autoComplete="organization"
            optional
          />
          <TextField
            {...field('location')}
            label={formatMessage({ id: 'auth.field.location' })}
            autoComplete="address-level2"
            optional
          />
          <TextField {...field('bio')} label={formatMessage({ id: 'settings.field.bio' })} rows={4} optional />
          <SelectField
            {...field('timeZone')}
            label={formatMessage({ id: 'settings.field.time_zone' })}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
          <div>
            <SendingButton
              type="submit"
              variant="primary"
              sending={form.formState.isSubmitting}
              sendingText={formatMessage({ id: 'settings.saving' })}
            >
              <FormattedMessage id="settings.profile.save" />
            </SendingButton>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
