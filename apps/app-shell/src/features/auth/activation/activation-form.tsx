import { authApi, type ActivationResponse, type AppDispatch } from '@cw/api-client';
import { MINIMUM_AGE_YEARS } from '@cw/domain';
import { useLocale } from '@cw/i18n/react';
import { Banner, CheckboxField, SendingButton, Stack, Typography } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { checkConfirmation, checkPassword } from '../../../forms/account-rules.js';
import { collectFaults, placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { useRefusalText } from '../../../forms/refusal-text.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { NewPasswordFields } from '../../../identity/index.js';
import { isLinkInvalid } from '../link-token.js';
import { legalPath, type LegalPage } from '../register/legal-path.js';

interface Answers {
  readonly password: string;
  readonly confirmPassword: string;
  readonly adult: boolean;
  readonly termsAccepted: boolean;
}

const NOTHING: Answers = { password: '', confirmPassword: '', adult: false, termsAccepted: false };
const ORDER = ['password', 'confirmPassword', 'adult', 'termsAccepted'] as const satisfies readonly (keyof Answers)[];
const KNOWN: ReadonlySet<string> = new Set(ORDER);

const legalLink = (page: LegalPage) =>
  function LegalLink(words: ReactNode): ReactElement {
    return (
      <a key={page} href={legalPath(page)} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  };

export interface ActivationFormProps {
  readonly token: string;
  readonly person: ActivationResponse;
  readonly onExpired: () => void;
  readonly onOpened: () => void;
}

interface ActivationControls {
  readonly form: UseFormReturn<Answers>;
  readonly refusal: string | undefined;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

function useActivationForm({ token, onExpired, onOpened }: ActivationFormProps): ActivationControls {
  const dispatch = useDispatch<AppDispatch>();
  const refusalText = useRefusalText();
  const { locale } = useLocale();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Answers>({
    defaultValues: NOTHING,
    resolver: resolverOf(({ password, confirmPassword, adult, termsAccepted }) =>
      collectFaults([
        ['password', checkPassword(password)],
        ['confirmPassword', checkConfirmation(password, confirmPassword)],
        ['adult', adult ? undefined : { id: 'auth.fault.adult', values: { age: MINIMUM_AGE_YEARS } }],
        ['termsAccepted', termsAccepted ? undefined : { id: 'auth.fault.terms' }],
      ]),
    ),
    shouldFocusError: false,
  });
  const send = useOnce(async ({ password, confirmPassword }: Answers) => {
    setRefusal(undefined);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      // Judged good, or it would not be sent.
      const consent = { adult: true, termsAccepted: true } as const;
      const wish = { token, password, confirmPassword, ...consent, locale, timeZone };
      await dispatch(authApi.endpoints.activateAccount.initiate(wish)).unwrap();
      onOpened();
    } catch (error) {
      if (isLinkInvalid(error)) return onExpired();
      const { placed } = placeApiFaults(error, form.setError, (path) => KNOWN.has(path));
      if (placed === 0) setRefusal(refusalText(error, 'errors.server.unexpected'));
    }
  });
  return { form, refusal, submit: form.handleSubmit(send) };
}

/** AUTH-02, AUTH-09: what a registration asks, where the rest of the account is there already. */
export function ActivationForm(props: ActivationFormProps): ReactElement {
  const { person } = props;
  const { formatMessage } = useIntl();
  const { form, refusal, submit } = useActivationForm(props);
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
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage id="auth.invitation.email" values={{ email: <b>{person.email}</b> }} />
        </Typography>
        {/* Password managers look for the name that belongs to the password. */}
        <input type="email" autoComplete="username" value={person.email} readOnly hidden />
        <NewPasswordFields
          password={field('password')}
          confirmPassword={field('confirmPassword')}
          typed={typed}
          own={[person.firstName, person.lastName, person.email]}
        />
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
