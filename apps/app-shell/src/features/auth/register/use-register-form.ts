import { isApiError } from '@cw/api-client';
import { MINIMUM_AGE_YEARS, SIGN_UP_ROLES } from '@cw/domain';
import { useLocale } from '@cw/i18n/react';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { encodeFault } from '../../../forms/fault.js';
import { placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { useOnce } from '../../../forms/use-once.js';
import { arrivalOf } from '../login/login-arrival.js';
import { checkRegistration, REGISTER_ORDER, registrationOf, type RegisterAnswers } from './register-answers.js';
import { readRegisterDraft, removeRegisterDraft, writeRegisterDraft } from './register-draft.js';
import { useRegister } from './use-register.js';

const KNOWN: ReadonlySet<string> = new Set(REGISTER_ORDER);
/** The type of the fault that an address with an account has. */
export const EMAIL_TAKEN = 'email_taken';

export interface RegisterFormControls {
  readonly form: UseFormReturn<RegisterAnswers>;
  /** What the API said of no field that is here. */
  readonly rest: readonly string[];
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/** Puts what the API said at the fields; gives back what belongs to none. */
function placeFaults(error: unknown, { setError }: UseFormReturn<RegisterAnswers>): readonly string[] {
  const code = isApiError(error) ? error.problem?.code : undefined;
  const { rest } = placeApiFaults(error, setError, (path) => KNOWN.has(path));
  // These two say more than that something is taken.
  if (code === 'user.email_taken')
    setError('email', { type: EMAIL_TAKEN, message: encodeFault({ id: 'errors.user.email_taken' }) });
  if (code === 'user.username_taken')
    setError('username', { type: 'api', message: encodeFault({ id: 'errors.user.username_taken' }) });
  return rest;
}

/**
 * What was typed in this tab before; whoever came from a form that knows their address need not type it again, and whoever
 * pressed to join as somebody has chosen the role.
 */
function begin(email: string | undefined, search: string): RegisterAnswers {
  const kept = readRegisterDraft();
  const wanted = new URLSearchParams(search).get('role');
  const role = SIGN_UP_ROLES.find((one) => one === wanted) ?? kept.role;
  return { ...kept, role, email: kept.email === '' ? (email ?? '') : kept.email };
}

/** The form of a new account: what is typed outlives faults, a change of language and a reload. */
export function useRegisterForm(): RegisterFormControls {
  const { locale } = useLocale();
  const register = useRegister();
  const { state, search } = useLocation();
  const { email } = arrivalOf(state);
  const [answers] = useState(() => begin(email, search));
  const [rest, setRest] = useState<readonly string[]>([]);
  const form = useForm<RegisterAnswers>({
    defaultValues: answers,
    resolver: resolverOf((typed) => checkRegistration(typed, MINIMUM_AGE_YEARS)),
    shouldFocusError: false,
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => writeRegisterDraft(values) }),
    [form],
  );

  const send = useOnce(async (wish: RegisterAnswers) => {
    if (wish.role === '') return;
    const { error } = await register(registrationOf(wish, wish.role, locale));
    if (error === undefined) removeRegisterDraft();
    else setRest(placeFaults(error, form));
  });
  return { form, rest, submit: form.handleSubmit(send) };
}
