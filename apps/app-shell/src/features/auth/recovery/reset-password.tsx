import { authApi, useSession, type AppDispatch } from '@cw/api-client';
import { Banner, SendingButton, Stack } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { checkConfirmation, checkPassword } from '../../../forms/account-rules.js';
import { collectFaults, placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { isLinkInvalid } from '../link-token.js';
import type { LoginArrival } from '../login/login-arrival.js';
import { NewPasswordFields } from '../../../identity/index.js';
import { useRefusalText } from '../../../forms/refusal-text.js';

interface Answers {
  readonly password: string;
  readonly confirmPassword: string;
}

const ORDER = ['password', 'confirmPassword'] as const satisfies readonly (keyof Answers)[];
const KNOWN: ReadonlySet<string> = new Set(ORDER);
const CHANGED: LoginArrival = { reason: 'password_changed' };

export interface ResetPasswordProps {
  readonly token: string;
  /** The link has been used or has run out. */
  readonly onExpired: () => void;
}

interface ResetForm {
  readonly form: UseFormReturn<Answers>;
  readonly refusal: string | undefined;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

function useResetForm({ token, onExpired }: ResetPasswordProps): ResetForm {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const isSignedIn = useSession().status === 'signed-in';
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Answers>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: resolverOf(({ password, confirmPassword }) =>
      collectFaults([
        ['password', checkPassword(password)],
        ['confirmPassword', checkConfirmation(password, confirmPassword)],
      ]),
    ),
    shouldFocusError: false,
  });

  const refuse = (error: unknown): void => {
    if (isLinkInvalid(error)) return onExpired();
    const { placed } = placeApiFaults(error, form.setError, (path) => KNOWN.has(path));
    if (placed === 0) setRefusal(refusalText(error, 'errors.server.unexpected'));
  };
  const send = useOnce(async (answers: Answers) => {
    setRefusal(undefined);
    const { resetPassword, getMe } = authApi.endpoints;
    try {
      await dispatch(resetPassword.initiate({ token, ...answers })).unwrap();
    } catch (error) {
      refuse(error);
      return;
    }
    // Every session has ended, this browser's too; without asking, the login would take it for alive.
    if (isSignedIn) await dispatch(getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
    await navigate(paths.login, { replace: true, state: CHANGED });
  });
  return { form, refusal, submit: form.handleSubmit(send) };
}

/** AUTH-08: a new password by the link from an e-mail; whoever sets it then logs in with it. */
export function ResetPassword(props: ResetPasswordProps): ReactElement {
  const { formatMessage } = useIntl();
  const { form, refusal, submit } = useResetForm(props);
  const field = useFieldProps(form);
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={ORDER} />
      <Stack spacing={3}>
        {refusal === undefined ? null : (
          <Banner kind="broken" role="alert">
            {refusal}
          </Banner>
        )}
        <NewPasswordFields
          password={field('password')}
          confirmPassword={field('confirmPassword')}
          typed={typed}
          replaces
        />
        <SendingButton
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          sending={form.formState.isSubmitting}
          sendingText={formatMessage({ id: 'auth.reset.sending' })}
        >
          <FormattedMessage id="auth.reset.submit" />
        </SendingButton>
      </Stack>
    </form>
  );
}
