import { authApi, useSession, type AppDispatch } from '@cw/api-client';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { checkConfirmation, checkPassword } from '../../../forms/account-rules.js';
import { collectFaults } from '../../../forms/form-faults.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { NewPasswordFields } from '../../../identity/index.js';
import { LinkForm } from '../link/link-form.js';
import { useLinkForm, type LinkFormControls } from '../link/use-link-form.js';
import type { LoginArrival } from '../login/login-arrival.js';

interface Answers {
  readonly password: string;
  readonly confirmPassword: string;
}

const NOTHING: Answers = { password: '', confirmPassword: '' };
const ORDER = ['password', 'confirmPassword'] as const satisfies readonly (keyof Answers)[];
const CHANGED: LoginArrival = { reason: 'password_changed' };

export interface ResetPasswordProps {
  readonly token: string;
  /** The link has been used or has run out. */
  readonly onExpired: () => void;
}

function useResetForm({ token, onExpired }: ResetPasswordProps): LinkFormControls<Answers> {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signed-in';
  return useLinkForm<Answers>({
    nothing: NOTHING,
    order: ORDER,
    check: ({ password, confirmPassword }) =>
      collectFaults([
        ['password', checkPassword(password)],
        ['confirmPassword', checkConfirmation(password, confirmPassword)],
      ]),
    send: async (answers) => {
      const { resetPassword, getMe } = authApi.endpoints;
      await dispatch(resetPassword.initiate({ token, ...answers })).unwrap();
      // Every session has ended, this browser's too; without asking, the login would take it for alive.
      if (isSignedIn) await dispatch(getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
      await navigate(paths.login, { replace: true, state: CHANGED });
    },
    onExpired,
  });
}

/** AUTH-08: a new password by the link from an e-mail; whoever sets it then logs in with it. */
export function ResetPassword(props: ResetPasswordProps): ReactElement {
  const controls = useResetForm(props);
  const field = useFieldProps(controls.form);
  const typed = useWatch({ control: controls.form.control, name: 'password' });
  return (
    <LinkForm controls={controls} submitId="auth.reset.submit" sendingId="auth.reset.sending">
      <NewPasswordFields
        password={field('password')}
        confirmPassword={field('confirmPassword')}
        typed={typed}
        replaces
      />
    </LinkForm>
  );
}
