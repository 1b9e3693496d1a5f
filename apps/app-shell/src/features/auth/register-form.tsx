import { ACCOUNT_LIMITS, MINIMUM_AGE_YEARS, SIGN_UP_ROLES } from '@cw/domain';
import { useLocale } from '@cw/i18n/react';
import { Box, CheckboxField, PasswordField, RadioGroup, SendingButton, Stack, TextField, Typography } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSummary } from '../../forms/form-summary.js';
import { placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useOnce } from '../../forms/use-once.js';
import { legalPath, type LegalPage } from './legal-path.js';
import {
  checkRegistration,
  NO_ANSWERS,
  REGISTER_ORDER,
  registrationOf,
  type RegisterAnswers,
} from './register-answers.js';
import { useRegister } from './use-register.js';

const KNOWN: ReadonlySet<string> = new Set(REGISTER_ORDER);

function TwoColumns({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'end' }}>
      {children}
    </Box>
  );
}

const legalLink = (page: LegalPage) =>
  function LegalLink(words: ReactNode): ReactElement {
    return (
      <a key={page} href={legalPath(page)} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  };

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

function HowYouLogIn({ form }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <Stack spacing={2.5}>
      <Typography variant="h2">
        <FormattedMessage id="auth.register.access" />
      </Typography>
      <TextField
        {...field('email')}
        type="email"
        label={formatMessage({ id: 'auth.field.email' })}
        autoComplete="email"
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
      <PasswordField
        {...field('password')}
        label={formatMessage({ id: 'auth.field.password' })}
        hint={formatMessage({ id: 'auth.field.password_hint' }, { min: ACCOUNT_LIMITS.passwordMin })}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={formatMessage({ id: 'auth.field.confirm_password' })}
        autoComplete="new-password"
      />
    </Stack>
  );
}

function Consent({ form }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <Stack>
      <CheckboxField
        {...field('adult')}
        label={formatMessage({ id: 'auth.field.adult' }, { age: MINIMUM_AGE_YEARS })}
      />
      <CheckboxField
        {...field('termsAccepted')}
        label={
          <FormattedMessage
            id="auth.field.terms"
            values={{ terms: legalLink('terms-of-service'), privacy: legalLink('privacy-policy') }}
          />
        }
      />
    </Stack>
  );
}

/** AUTH-01, AUTH-02, AUTH-03, AUTH-09: everything an account needs on one page. */
export function RegisterForm(): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const register = useRegister();
  const [rest, setRest] = useState<readonly string[]>([]);
  const form = useForm<RegisterAnswers>({
    defaultValues: NO_ANSWERS,
    resolver: resolverOf((answers) => checkRegistration(answers, MINIMUM_AGE_YEARS)),
    shouldFocusError: false,
  });

  const send = useOnce(async (answers: RegisterAnswers) => {
    if (answers.role === '') return;
    const { error } = await register(registrationOf(answers, answers.role, locale));
    setRest(placeApiFaults(error, form.setError, (path) => KNOWN.has(path)).rest);
  });
  const submit = form.handleSubmit(send);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={REGISTER_ORDER} rest={rest} />
      <Stack spacing={4}>
        <WhoYouAre form={form} />
        <HowYouLogIn form={form} />
        <Consent form={form} />
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
