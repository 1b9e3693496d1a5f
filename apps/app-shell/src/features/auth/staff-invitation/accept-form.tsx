import { authApi, type AppDispatch } from '@cw/api-client';
import { useLocale } from '@cw/i18n/react';
import { Stack, TextField, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { checkConfirmation, checkPassword } from '../../../forms/account-rules.js';
import { collectFaults } from '../../../forms/form-faults.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { AuthenticatorKey, checkCode, codeOf } from '../../../identity/index.js';
import { FirstPassword } from '../link/first-password.js';
import { LinkForm } from '../link/link-form.js';
import { useLinkForm, type LinkFormControls } from '../link/use-link-form.js';
import type { Invitee } from './use-invitation.js';

interface Answers {
  readonly password: string;
  readonly confirmPassword: string;
  readonly code: string;
}

const NOTHING: Answers = { password: '', confirmPassword: '', code: '' };
const ORDER = ['password', 'confirmPassword', 'code'] as const satisfies readonly (keyof Answers)[];

export interface AcceptFormProps {
  readonly token: string;
  readonly invitee: Invitee;
  readonly onExpired: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

function useAcceptForm({ token, onExpired, onCodes }: AcceptFormProps): LinkFormControls<Answers> {
  const dispatch = useDispatch<AppDispatch>();
  const { locale } = useLocale();
  return useLinkForm<Answers>({
    nothing: NOTHING,
    order: ORDER,
    check: ({ password, confirmPassword, code }) =>
      collectFaults([
        ['password', checkPassword(password)],
        ['confirmPassword', checkConfirmation(password, confirmPassword)],
        ['code', checkCode(code, 'app')],
      ]),
    send: async ({ code, ...passwords }) => {
      const wish = { token, ...passwords, code: codeOf(code, 'app'), locale };
      onCodes((await dispatch(authApi.endpoints.acceptInvitation.initiate(wish)).unwrap()).recoveryCodes);
    },
    onExpired,
  });
}

/** What a staff account needs before it works: a password and a second factor, together. */
export function AcceptForm(props: AcceptFormProps): ReactElement {
  const { invitee } = props;
  const { formatMessage } = useIntl();
  const controls = useAcceptForm(props);
  const field = useFieldProps(controls.form);
  const typed = useWatch({ control: controls.form.control, name: 'password' });
  return (
    <LinkForm controls={controls} submitId="auth.invitation.submit" sendingId="auth.invitation.sending">
      <Stack spacing={2}>
        <Typography variant="h2">
          <FormattedMessage id="auth.invitation.password" />
        </Typography>
        <FirstPassword
          person={invitee}
          password={field('password')}
          confirmPassword={field('confirmPassword')}
          typed={typed}
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
    </LinkForm>
  );
}
