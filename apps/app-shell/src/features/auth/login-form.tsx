import { PasswordField, SendingButton, Stack, TextField } from '@cw/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSummary } from '../../forms/form-summary.js';
import { resolverOf } from '../../forms/form-faults.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useOnce } from '../../forms/use-once.js';
import { checkLogin, type LoginAnswers } from './login-answers.js';
import { useLogin } from './use-login.js';

const ORDER = ['email', 'password', 'totp'];

export interface LoginFormProps {
  /** AUTH-07: the way in for staff. */
  readonly staff?: boolean;
}

/** AUTH-04, AUTH-05: email and password; the code of the second factor when the account asks for it. */
export function LoginForm({ staff = false }: LoginFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const login = useLogin();
  const [totpWanted, setTotpWanted] = useState(false);
  const form = useForm<LoginAnswers>({
    defaultValues: { email: '', password: '', totp: '' },
    resolver: resolverOf((answers) => checkLogin(answers, totpWanted)),
    shouldFocusError: false,
  });
  const field = useFieldProps(form);
  const { setFocus, setValue, handleSubmit, formState } = form;

  useEffect(() => {
    if (totpWanted) setFocus('totp');
  }, [totpWanted, setFocus]);

  const send = useOnce(async ({ email, password, totp }: LoginAnswers) => {
    const code = totp.replaceAll(' ', '');
    const outcome = await login({ email: email.trim(), password, ...(totpWanted && { totp: code }) }, staff);
    if (outcome === 'totp-wanted') setTotpWanted(true);
    // A code is good once; the rest stays as it was typed.
    if (outcome === 'refused' && totpWanted) setValue('totp', '');
  });
  const submit = handleSubmit(send);

  return (
    <>
      <FormSummary form={form} order={ORDER} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack spacing={2.5}>
          <TextField
            {...field('email')}
            type="email"
            label={formatMessage({ id: 'auth.field.email' })}
            autoComplete="username"
            spellCheck={false}
          />
          <PasswordField
            {...field('password')}
            label={formatMessage({ id: 'auth.field.password' })}
            autoComplete="current-password"
          />
          {totpWanted ? (
            <TextField
              {...field('totp')}
              label={formatMessage({ id: 'auth.field.totp' })}
              hint={formatMessage({ id: 'auth.field.totp_hint' })}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          ) : null}
          <SendingButton
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            sending={formState.isSubmitting}
            sendingText={formatMessage({ id: 'auth.login.sending' })}
          >
            <FormattedMessage id="auth.login.submit" />
          </SendingButton>
        </Stack>
      </form>
    </>
  );
}
