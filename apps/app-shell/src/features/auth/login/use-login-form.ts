import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { resolverOf } from '../../../forms/form-faults.js';
import { useOnce } from '../../../forms/use-once.js';
import { codeOf, type CodeKind } from '../../../identity/index.js';
import { checkLogin, type LoginAnswers } from './login-answers.js';
import { useLogin } from './use-login.js';

export interface LoginFormControls {
  readonly form: UseFormReturn<LoginAnswers>;
  /** The kind of code that is asked for; undefined while none is. */
  readonly code: CodeKind | undefined;
  readonly chooseCode: (kind: CodeKind) => void;
  /** Said at the code's field, which has the focus: there is nothing else to mend. */
  readonly codeFault: string | undefined;
  /** What only waiting mends. */
  readonly refusal: string | undefined;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

/** The two steps of a login: who it is, and the second factor once the account asks for it. */
export function useLoginForm(staff: boolean, email: string): LoginFormControls {
  const { formatMessage } = useIntl();
  const login = useLogin();
  const [code, setCode] = useState<CodeKind>();
  const [isCodeRefused, setIsCodeRefused] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<LoginAnswers>({
    defaultValues: { email, password: '', totp: '' },
    resolver: resolverOf((answers) => checkLogin(answers, code)),
    shouldFocusError: false,
  });
  const { setFocus, resetField, handleSubmit } = form;

  useEffect(() => {
    if (code !== undefined) setFocus('totp');
  }, [code, setFocus]);

  const askForCode = (): void => {
    if (code === undefined) {
      setCode('app');
      return;
    }
    // A code is good once; the rest stays as it was typed.
    resetField('totp');
    setIsCodeRefused(true);
    setFocus('totp');
  };
  const send = useOnce(async ({ email: typed, password, totp }: LoginAnswers) => {
    setRefusal(undefined);
    setIsCodeRefused(false);
    const proof = code === undefined ? {} : { totp: codeOf(totp, code) };
    const outcome = await login({ email: typed.trim(), password, ...proof }, staff);
    if (outcome.kind === 'code-wanted') askForCode();
    if (outcome.kind === 'refused') setRefusal(outcome.lasting);
  });
  const chooseCode = (kind: CodeKind): void => {
    resetField('totp');
    setIsCodeRefused(false);
    setCode(kind);
  };
  const refused = code === 'recovery' ? 'auth.fault.recovery_code_refused' : 'errors.field.totp';
  const codeFault = isCodeRefused ? formatMessage({ id: refused }) : undefined;
  return { form, code, chooseCode, codeFault, refusal, submit: handleSubmit(send) };
}
