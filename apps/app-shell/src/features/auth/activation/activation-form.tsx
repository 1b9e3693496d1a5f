import { authApi, type ActivationResponse, type AppDispatch } from '@cw/api-client';
import { ACCOUNT_LIMITS, MINIMUM_AGE_YEARS } from '@cw/domain';
import { TextField } from '@cw/ui';
import { useLocale } from '@cw/i18n/react';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { checkConfirmation, checkPassword } from '../../../forms/account-rules.js';
import { checkLine } from '../../../forms/rules.js';
import { collectFaults } from '../../../forms/form-faults.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { ConsentFields } from '../consent-fields.js';
import { FirstPassword } from '../link/first-password.js';
import { LinkForm } from '../link/link-form.js';
import { useLinkForm, type LinkFormControls } from '../link/use-link-form.js';

interface Answers {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly adult: boolean;
  readonly termsAccepted: boolean;
}

const NOTHING: Answers = {
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  adult: false,
  termsAccepted: false,
};
const ORDER = [
  'firstName',
  'lastName',
  'password',
  'confirmPassword',
  'adult',
  'termsAccepted',
] as const satisfies readonly (keyof Answers)[];

export interface ActivationFormProps {
  readonly token: string;
  readonly person: ActivationResponse;
  readonly onExpired: () => void;
  readonly onOpened: () => void;
}

const NAME = { min: ACCOUNT_LIMITS.nameMin, max: ACCOUNT_LIMITS.nameMax } as const;

function useActivationForm({ token, person, onExpired, onOpened }: ActivationFormProps): LinkFormControls<Answers> {
  const dispatch = useDispatch<AppDispatch>();
  const { locale } = useLocale();
  return useLinkForm<Answers>({
    nothing: NOTHING,
    order: ORDER,
    check: ({ firstName, lastName, password, confirmPassword, adult, termsAccepted }) =>
      collectFaults([
        [
          'firstName',
          person.isInvited ? undefined : checkLine(firstName, { ...NAME, missing: 'auth.fault.first_name' }),
        ],
        ['lastName', person.isInvited ? undefined : checkLine(lastName, { ...NAME, missing: 'auth.fault.last_name' })],
        ['password', checkPassword(password)],
        ['confirmPassword', checkConfirmation(password, confirmPassword)],
        ['adult', adult ? undefined : { id: 'auth.fault.adult', values: { age: MINIMUM_AGE_YEARS } }],
        ['termsAccepted', termsAccepted ? undefined : { id: 'auth.fault.terms' }],
      ]),
    send: async ({ firstName, lastName, password, confirmPassword }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      // Judged good, or it would not be sent.
      const consent = { adult: true, termsAccepted: true } as const;
      const name = person.isInvited ? {} : { firstName: firstName.trim(), lastName: lastName.trim() };
      const wish = { token, ...name, password, confirmPassword, ...consent, locale, timeZone };
      await dispatch(authApi.endpoints.activateAccount.initiate(wish)).unwrap();
      onOpened();
    },
    onExpired,
  });
}

/** AUTH-02, AUTH-09: what a registration asks, where the rest of the account is there already. */
export function ActivationForm(props: ActivationFormProps): ReactElement {
  const controls = useActivationForm(props);
  const field = useFieldProps(controls.form);
  const { formatMessage } = useIntl();
  const [typed, firstName, lastName] = useWatch({
    control: controls.form.control,
    name: ['password', 'firstName', 'lastName'],
  });
  const { person } = props;
  return (
    <LinkForm controls={controls} submitId="auth.invitation.submit" sendingId="auth.invitation.sending">
      {person.isInvited ? null : (
        <>
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
        </>
      )}
      <FirstPassword
        person={person.isInvited ? person : { ...person, firstName, lastName }}
        password={field('password')}
        confirmPassword={field('confirmPassword')}
        typed={typed}
      />
      <ConsentFields adult={field('adult')} termsAccepted={field('termsAccepted')} />
    </LinkForm>
  );
}
