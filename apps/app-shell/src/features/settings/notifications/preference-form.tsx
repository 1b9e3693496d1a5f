import { useSavePreferencesMutation, type PreferencesDto, type SessionUser } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { useLocale } from '@cw/i18n/react';
import { Box, CheckboxField, Panel, SendingButton, Stack, TextLink, TimeField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths, settingsPath } from '../../../app/routes/paths.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { asAnswers, readKept, useKeptDraft } from '../../../forms/kept-draft.js';
import { useFaultAt } from '../../../forms/use-fault-at.js';
import { useDraftSaid } from '../../../forms/use-draft-said.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { zoneName } from '../profile/time-zones.js';
import { Unsaved } from '../unsaved.js';
import { useSave } from '../use-save.js';
import {
  answersOf,
  checkPreferences,
  PREFERENCE_ORDER,
  preferenceBody,
  withKept,
  type PreferenceAnswers,
} from './preference-answers.js';
import { Subjects } from './subjects.js';
import { Ways } from './ways.js';

const KNOWN: ReadonlySet<string> = new Set(PREFERENCE_ORDER);

type PreferenceFormState = UseFormReturn<PreferenceAnswers>;

interface SectionProps {
  readonly form: PreferenceFormState;
}

function QuietHours({ form, timeZone }: SectionProps & { readonly timeZone: string }): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
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
            <TimeField {...field('quietHours.start')} label={formatMessage({ id: 'settings.quiet.start' })} />
            <TimeField {...field('quietHours.end')} label={formatMessage({ id: 'settings.quiet.end' })} />
          </Box>
          <p>
            <FormattedMessage
              id="settings.quiet.zone"
              values={{
                zone: <b>{zoneName(timeZone, locale)}</b>,
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

/** The form of what holds, with what was left unsaved on this device in it. */
function usePreferenceForm({ user, preferences }: PreferenceFormProps) {
  const draftKey = `preferences.${user.id}`;
  const [held] = useState(() => answersOf(preferences));
  const [kept] = useState(() => withKept(held, readKept(draftKey, asAnswers)));
  useDraftSaid(JSON.stringify(kept) !== JSON.stringify(held));
  const form = useForm<PreferenceAnswers>({
    defaultValues: held,
    values: kept,
    resetOptions: { keepDefaultValues: true },
    resolver: resolverOf(checkPreferences),
    shouldFocusError: false,
  });
  const forget = useKeptDraft(form, draftKey);
  /** From now on this is what holds. */
  const settle = (answers: PreferenceAnswers): void => {
    form.reset(answers);
    forget();
  };
  return { form, settle, discard: () => settle(answersOf(preferences)) };
}

/** Both ends of the quiet hours can be wrong in the same way. */
const END_LABELS: Readonly<Record<string, MessageId>> = {
  'quietHours.start': 'settings.quiet.start',
  'quietHours.end': 'settings.quiet.end',
};

/** NOTE-05, NOTE-06. */
export function PreferenceForm(props: PreferenceFormProps): ReactElement {
  const { user } = props;
  const { formatMessage } = useIntl();
  const [savePreferences] = useSavePreferencesMutation();
  const save = useSave({ done: 'settings.notifications.saved', failed: 'settings.notifications.failed' });
  const [rest, setRest] = useState<readonly string[]>([]);
  const { form, settle, discard } = usePreferenceForm(props);
  const at = useFaultAt();
  const named = (path: string, fault: string, nameless: boolean): string => {
    const label = END_LABELS[path];
    return nameless && label !== undefined ? at(label, fault) : fault;
  };
  const send = useOnce(async (answers: PreferenceAnswers) => {
    const { error } = await save(savePreferences({ id: user.id, preferencesDto: preferenceBody(answers) }).unwrap());
    if (error === undefined) settle(answers);
    setRest(placeApiFaults(error, form.setError, (path) => KNOWN.has(path)).rest);
  });
  const submit = form.handleSubmit(send);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={PREFERENCE_ORDER} rest={rest} named={named} />
      <Stack spacing={3}>
        <Ways user={user} form={form} />
        <Subjects user={user} form={form} />
        <QuietHours form={form} timeZone={user.timeZone} />
        <Unsaved form={form} onDiscard={discard} />
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
