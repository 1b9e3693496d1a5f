import { useChangePasswordMutation, type SessionUser } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { CheckboxField, Panel, PasswordField, SendingButton, Stack } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSummary } from '../../../forms/form-summary.js';
import { placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { NewPasswordFields } from '../../../identity/index.js';
import { useSave } from '../use-save.js';
import { checkPasswords, NO_PASSWORDS, PASSWORD_ORDER, type PasswordAnswers } from './password-answers.js';

const KNOWN: ReadonlySet<string> = new Set(PASSWORD_ORDER);

function usePasswordForm() {
  const [change] = useChangePasswordMutation();
  const save = useSave({ done: 'settings.password.saved', failed: 'settings.password.failed' });
  const [rest, setRest] = useState<readonly string[]>([]);
  const form = useForm<PasswordAnswers>({
    defaultValues: NO_PASSWORDS,
    resolver: resolverOf(checkPasswords),
    shouldFocusError: false,
  });
  const send = useOnce(async (answers: PasswordAnswers) => {
    const { error } = await save(change(answers).unwrap());
    if (error === undefined) form.reset(NO_PASSWORDS);
    setRest(placeApiFaults(error, form.setError, (path) => KNOWN.has(path)).rest);
  });
  return { form, rest, submit: form.handleSubmit(send) };
}

export interface PasswordFormProps {
  readonly user: SessionUser;
  /** When it was changed last. */
  readonly changedAt: string;
}

/** AUTH-08: the present password, the new one twice; others are signed out unless that is not wanted. */
export function PasswordForm({ user, changedAt }: PasswordFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { form, rest, submit } = usePasswordForm();
  const field = useFieldProps(form);
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <Panel
      title={<FormattedMessage id="settings.password.title" />}
      subtitle={<FormattedMessage id="settings.password.changed" values={{ date: formats.date(changedAt, 'full') }} />}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormSummary form={form} order={PASSWORD_ORDER} rest={rest} />
        {/* Password managers look for the name that belongs to the password. */}
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <Stack spacing={2.5}>
          <PasswordField
            {...field('currentPassword')}
            label={formatMessage({ id: 'settings.password.current' })}
            autoComplete="current-password"
          />
          <NewPasswordFields
            password={field('password')}
            confirmPassword={field('confirmPassword')}
            typed={typed}
            own={[user.firstName, user.lastName, user.email]}
            replaces
          />
          <CheckboxField
            {...field('endOtherSessions')}
            label={formatMessage({ id: 'settings.password.end_others' })}
            hint={formatMessage({ id: 'settings.password.end_others_hint' })}
          />
          <div>
            <SendingButton
              type="submit"
              variant="primary"
              sending={form.formState.isSubmitting}
              sendingText={formatMessage({ id: 'settings.saving' })}
            >
              <FormattedMessage id="settings.password.save" />
            </SendingButton>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
