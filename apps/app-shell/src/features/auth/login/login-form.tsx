import { Banner, Box, PasswordField, SendingButton, Stack, styled, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { areaAddress } from '../../../app/routes/area-address.js';
import { paths } from '../../../app/routes/paths.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { CodeField } from '../../../identity/index.js';
import type { LoginAnswers } from './login-answers.js';
import type { LoginArrival } from './login-arrival.js';
import { useLoginForm } from './use-login-form.js';

const ORDER = ['email', 'password', 'totp'];
/** Staff reset their password where everybody does; outside the admin area, so it is a new document. */
const STAFF_FORGOT = '/app/forgot-password';

/** The way out of a forgotten password, on the line of the label but after the field for the keyboard. */
const LabelLine = styled('div')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  '& > .aside': { ...theme.typography.body2, position: 'absolute', top: 0, right: 0 },
  // In large letters on a phone the two have no room in one line.
  '@container (max-width: 18rem)': {
    '& > .aside': { display: 'block', position: 'static', marginTop: theme.spacing(0.5) },
  },
}));

interface ForgotLinkProps {
  readonly staff: boolean;
  readonly control: Control<LoginAnswers>;
}

function ForgotLink({ staff, control }: ForgotLinkProps): ReactElement {
  const email = useWatch({ control, name: 'email' });
  const words = <FormattedMessage id="auth.login.forgot" />;
  if (staff) return <a href={areaAddress('app', STAFF_FORGOT)}>{words}</a>;
  const arrival: LoginArrival = { email };
  return (
    <Link to={paths.forgotPassword} state={arrival}>
      {words}
    </Link>
  );
}

export interface LoginFormProps {
  /** AUTH-07: the way in for staff. */
  readonly staff?: boolean;
  /** An address typed elsewhere. */
  readonly email?: string;
}

/** AUTH-04, AUTH-05: email and password; the code of the second factor when the account asks for it. */
export function LoginForm({ staff = false, email = '' }: LoginFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const { form, code, chooseCode, codeFault, refusal, submit } = useLoginForm(staff, email);
  const field = useFieldProps(form);

  return (
    <>
      <FormSummary form={form} order={ORDER} />
      {refusal === undefined ? null : (
        <Box sx={{ mb: 3 }}>
          <Banner kind="broken">{refusal}</Banner>
        </Box>
      )}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack spacing={2.5}>
          <TextField
            {...field('email')}
            type="email"
            label={formatMessage({ id: 'auth.field.email' })}
            autoComplete="username"
            spellCheck={false}
          />
          <LabelLine>
            <PasswordField
              {...field('password')}
              label={formatMessage({ id: 'auth.field.password' })}
              autoComplete="current-password"
            />
            <span className="aside">
              <ForgotLink staff={staff} control={form.control} />
            </span>
          </LabelLine>
          {code === undefined ? null : (
            <CodeField field={field('totp')} fault={codeFault} kind={code} onKind={chooseCode} />
          )}
          <SendingButton
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            sending={form.formState.isSubmitting}
            sendingText={formatMessage({ id: 'auth.login.sending' })}
          >
            <FormattedMessage id="auth.login.submit" />
          </SendingButton>
        </Stack>
      </form>
    </>
  );
}
