import { SIGN_UP_ROLES } from '@cw/domain';
import { Box, RadioGroup, SendingButton, Stack, TextField, Typography } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { ConsentFields } from '../consent-fields.js';
import type { LoginArrival } from '../login/login-arrival.js';
import { NewPasswordFields } from '../../../identity/index.js';
import { REGISTER_ORDER, type RegisterAnswers } from './register-answers.js';
import { EMAIL_TAKEN, useRegisterForm } from './use-register-form.js';

function TwoColumns({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'end' }}>
      {children}
    </Box>
  );
}

interface PartProps {
  readonly form: UseFormReturn<RegisterAnswers>;
}

function WhoYouAre({ form }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <Stack spacing={2.5}>
      <Typography variant="h2">
        <FormattedMessage id="auth.register.who" />
      </Typography>
      <RadioGroup
        {...field('role')}
        label={formatMessage({ id: 'auth.field.role' })}
        choices={SIGN_UP_ROLES.map((role) => ({
          value: role,
          label: formatMessage({ id: `auth.role.${role}` }),
          note: formatMessage({ id: `auth.role.${role}_hint` }),
        }))}
      />
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
        {...field('phone')}
        type="tel"
        inputMode="tel"
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
    </Stack>
  );
}

/** The fault of an address that has an account, with the way to it; what was typed goes along. */
function EmailTaken({ email }: { readonly email: string }): ReactElement {
  const { search } = useLocation();
  const arrival: LoginArrival = { email: email.trim() };
  return (
    <FormattedMessage
      id="auth.fault.email_taken"
      values={{
        link: (words) => (
          <Link key="login" to={paths.login + search} state={arrival}>
            {words}
          </Link>
        ),
      }}
    />
  );
}

function HowYouLogIn({ form }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  const { control, formState } = form;
  const [typed, firstName, lastName, email, username] = useWatch({
    control,
    name: ['password', 'firstName', 'lastName', 'email', 'username'],
  });
  const isTaken = formState.errors.email?.type === EMAIL_TAKEN;
  return (
    <Stack spacing={2.5}>
      <Typography variant="h2">
        <FormattedMessage id="auth.register.access" />
      </Typography>
      <TextField
        {...field('email')}
        {...(isTaken && { error: <EmailTaken email={email} /> })}
        type="email"
        label={formatMessage({ id: 'auth.field.email' })}
        hint={formatMessage({ id: 'auth.field.email_hint' })}
        autoComplete="username"
        spellCheck={false}
      />
      <TextField
        {...field('username')}
        label={formatMessage({ id: 'auth.field.username' })}
        hint={formatMessage({ id: 'auth.field.username_hint' })}
        autoComplete="nickname"
        spellCheck={false}
        optional
      />
      <NewPasswordFields
        password={field('password')}
        confirmPassword={field('confirmPassword')}
        typed={typed}
        own={[firstName, lastName, email, username]}
      />
    </Stack>
  );
}

/** AUTH-01, AUTH-02, AUTH-03, AUTH-09: everything an account needs on one page. */
export function RegisterForm(): ReactElement {
  const { formatMessage } = useIntl();
  const { form, rest, submit } = useRegisterForm();
  const field = useFieldProps(form);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={REGISTER_ORDER} rest={rest} />
      <Stack spacing={4}>
        <WhoYouAre form={form} />
        <HowYouLogIn form={form} />
        <ConsentFields adult={field('adult')} termsAccepted={field('termsAccepted')} />
        <SendingButton
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          sending={form.formState.isSubmitting}
          sendingText={formatMessage({ id: 'auth.register.sending' })}
        >
          <FormattedMessage id="auth.register.submit" />
        </SendingButton>
      </Stack>
    </form>
  );
}
