import { authApi, type AppDispatch } from '@cw/api-client';
import { useLocale } from '@cw/i18n/react';
import { Banner, SendingButton, Stack, TextField, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { checkConfirmation, checkPassword } from '../../../forms/account-rules.js';
import { collectFaults, placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { isLinkInvalid } from '../link-token.js';
import { NewPasswordFields } from '../../../identity/index.js';
import { useRefusalText } from '../../../forms/refusal-text.js';
import { AuthenticatorKey } from '../../../identity/index.js';
import { checkCode, codeOf } from '../../../identity/index.js';
import type { Invitee } from './use-invitation.js';

interface Answers {
  readonly password: string;
  readonly confirmPassword: string;
  readonly code: string;
}

const ORDER = ['password', 'confirmPassword', 'code'] as const satisfies readonly (keyof Answers)[];
const KNOWN: ReadonlySet<string> = new Set(ORDER);

export interface AcceptFormProps {
  readonly token: string;
  readonly invitee: Invitee;
  readonly onExpired: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

interface AcceptControls {
  readonly form: UseFormReturn<Answers>;
  readonly refusal: string | undefined;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

function useAcceptForm({ token, onExpired, onCodes }: AcceptFormProps): AcceptControls {
  const dispatch = useDispatch<AppDispatch>();
  const refusalText = useRefusalText();
  const { locale } = useLocale();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Answers>({
    defaultValues: { password: '', confirmPassword: '', code: '' },
    resolver: resolverOf(({ password, confirmPassword, code }) =>
      collectFaults([
        ['password', checkPassword(password)],
        ['confirmPassword', checkConfirmation(password, confirmPassword)],
        ['code', checkCode(code, 'app')],
      ]),
    ),
    shouldFocusError: false,
  });
  const refuse = (error: unknown): void => {
    if (isLinkInvalid(error)) return onExpired();
    const { placed } = placeApiFaults(error, form.setError, (path) => KNOWN.has(path));
    if (placed === 0) setRefusal(refusalText(error, 'errors.server.unexpected'));
  };
  const send = useOnce(async ({ code, ...passwords }: Answers) => {
    setRefusal(undefined);
    const { acceptInvitation } = authApi.endpoints;
    try {
      const wish = { token, ...passwords, code: codeOf(code, 'app'), locale };
      onCodes((await dispatch(acceptInvitation.initiate(wish)).unwrap()).recoveryCodes);
    } catch (error) {
      refuse(error);
    }
  });
  return { form, refusal, submit: form.handleSubmit(send) };
}

/** What a staff account needs before it works: a password and a second factor, together. */
export function AcceptForm(props: AcceptFormProps): ReactElement {
  const { invitee } = props;
  const { formatMessage } = useIntl();
  const { form, refusal, submit } = useAcceptForm(props);
  const field = useFieldProps(form);
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={ORDER} />
      <Stack spacing={4}>
        {refusal === undefined ? null : (
          <Banner kind="broken" role="alert">
            {refusal}
          </Banner>
        )}
        <Stack spacing={2}>
          <Typography variant="h2">
            <FormattedMessage id="auth.invitation.password" />
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <FormattedMessage id="auth.invitation.email" values={{ email: <b>{invitee.email}</b> }} />
          </Typography>
          {/* Password managers look for the name that belongs to the password. */}
          <input type="email" autoComplete="username" value={invitee.email} readOnly hidden />
          <NewPasswordFields
            password={field('password')}
            confirmPassword={field('confirmPassword')}
            typed={typed}
            own={[invitee.firstName, invitee.lastName, invitee.email]}
          />
        </Stack>
        <Stack spacing={2}>
          <Typography variant="h2">
            <FormattedMessage id="auth.invitation.second_factor" />
          </Typography>
          <AuthenticatorKey secret={invitee.secret} otpauthUri={invitee.otpauthUri} />
          <TextField
            {...field('code')}
            label={formatMessage({ id: 'auth.field.totp' })}
            hint={formatMessage({ id: 'auth.totp.confirm_hint' })}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </Stack>
        <SendingButton
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          sending={form.formState.isSubmitting}
          sendingText={formatMessage({ id: 'auth.invitation.sending' })}
        >
          <FormattedMessage id="auth.invitation.submit" />
        </SendingButton>
      </Stack>
    </form>
  );
}
