import { isApiError, useSaveProfileMutation, type Profile, type SessionUser } from '@cw/api-client';
import { LOCALES, type Locale } from '@cw/domain';
import { followLocale, signChoice, useLocale } from '@cw/i18n/react';
import { Banner, Panel, SelectField, SendingButton, Stack, TextField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSummary } from '../../../forms/form-summary.js';
import { placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { LANGUAGE_NAMES } from '../language-names.js';
import { TwoColumns } from '../two-columns.js';
import { useSave } from '../use-save.js';
import { answersOf, checkProfile, PROFILE_ORDER, profileBody, type ProfileAnswers } from './profile-answers.js';
import { zoneName, zonesWith } from './time-zones.js';
import { Unsaved } from '../unsaved.js';
import { beginWith, useKeptChanges, type WithBegun } from '../use-kept-changes.js';

const KNOWN: ReadonlySet<string> = new Set(PROFILE_ORDER);
const STALE = 412;

type ProfileFormState = UseFormReturn<WithBegun<ProfileAnswers>>;

export interface ProfileFormProps {
  readonly profile: Profile;
  /** Reads the account anew: somebody has changed it since. */
  readonly onStale: () => Promise<unknown>;
}

/** I18N-03: the account knows the choice already, so nothing is left to be told to it. */
function showChosen(userId: string, locale: Locale): void {
  signChoice(userId);
  followLocale(locale);
}

function useProfileForm({ profile, onStale }: ProfileFormProps) {
  const [update] = useSaveProfileMutation();
  const save = useSave({ done: 'settings.profile.saved', failed: 'settings.profile.failed' });
  const [rest, setRest] = useState<readonly string[]>([]);
  const [overtaken, setOvertaken] = useState(false);
  const form = useForm<WithBegun<ProfileAnswers>>({
    // What is read anew moves into the fields that nobody has touched; what was typed stays.
    values: beginWith(answersOf(profile.user)),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: resolverOf((answers: WithBegun<ProfileAnswers>) => checkProfile(answers)),
    shouldFocusError: false,
  });
  const forgetDraft = useKeptChanges(form, `profile.${profile.user.id}`);
  /** From now on this is what holds. */
  const settle = (user: SessionUser): void => {
    // The form's own way of reading anew would keep what was typed.
    form.reset(beginWith(answersOf(user)), { keepDirtyValues: false });
    forgetDraft();
  };
  const send = useOnce(async (answers: ProfileAnswers) => {
    setOvertaken(false);
    const changes = profileBody(answers);
    const { value, error } = await save(update({ id: profile.user.id, changes, etag: profile.etag }).unwrap());
    if (value !== undefined) {
      settle(value.user);
      if (answers.locale !== profile.user.locale) showChosen(profile.user.id, answers.locale);
    }
    if (isApiError(error) && error.status === STALE) {
      await onStale();
      setOvertaken(true);
    }
    setRest(placeApiFaults(error, form.setError, (path) => KNOWN.has(path)).rest);
  });
  return { form, rest, overtaken, submit: form.handleSubmit(send), discard: () => settle(profile.user) };
}

/** Names and words that others may see. */
function PersonFields({ form }: { readonly form: ProfileFormState }): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <>
      <TwoColumns>
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
      </TwoColumns>
      <TextField
        {...field('username')}
        label={formatMessage({ id: 'auth.field.username' })}
        autoComplete="nickname"
        spellCheck={false}
        optional
      />
      <TextField
        {...field('phone')}
        type="tel"
        label={formatMessage({ id: 'auth.field.phone' })}
        hint={formatMessage({ id: 'auth.field.phone_hint' })}
        autoComplete="tel"
        optional
      />
      <TwoColumns>
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
      </TwoColumns>
      <TextField {...field('bio')} label={formatMessage({ id: 'settings.field.bio' })} rows={4} optional />
    </>
  );
}

/** AUTH-11: the role is not to be changed, the email is how one logs in. */
export function ProfileForm(props: ProfileFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const { form, rest, overtaken, submit, discard } = useProfileForm(props);
  const [zones] = useState(() => zonesWith(props.profile.user.timeZone));
  const field = useFieldProps(form);
  return (
    <Panel
      title={<FormattedMessage id="settings.profile.title" />}
      subtitle={<FormattedMessage id="settings.profile.subtitle" />}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormSummary form={form} order={PROFILE_ORDER} rest={rest} />
        <Stack spacing={2.5}>
          {overtaken ? (
            <Banner kind="sent_back" role="alert" title={<FormattedMessage id="settings.profile.overtaken_title" />}>
              <FormattedMessage id="settings.profile.overtaken_text" />
            </Banner>
          ) : null}
          <PersonFields form={form} />
          <TwoColumns>
            <SelectField
              {...field('locale')}
              label={formatMessage({ id: 'settings.language.title' })}
              hint={formatMessage({ id: 'settings.language.text' })}
              options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
            <SelectField
              {...field('timeZone')}
              label={formatMessage({ id: 'settings.field.time_zone' })}
              hint={formatMessage({ id: 'settings.field.time_zone_hint' })}
              options={zones.map((zone) => ({ value: zone, label: zoneName(zone, locale) }))}
            />
          </TwoColumns>
          <Unsaved form={form} onDiscard={discard} />
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
