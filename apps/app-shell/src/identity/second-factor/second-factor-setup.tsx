import { baseApi, securityApi, type AppDispatch } from '@cw/api-client';
import { Banner, Box, SendingButton, Stack, TextField, Typography } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { collectFaults, placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useOnce } from '../../forms/use-once.js';
import { isReauthenticationWanted, useReauthentication } from '../reauthentication/reauthentication-provider.js';
import { useRefusalText } from '../../forms/refusal-text.js';
import { takeFocus } from '../../forms/take-focus.js';
import { AuthenticatorKey, type AuthenticatorKeyProps } from './authenticator-key.js';
import { checkCode, codeOf } from './code-answer.js';
import { RecoveryCodes } from './recovery-codes.js';

interface Answers {
  readonly code: string;
}

interface BeginProps {
  readonly onKey: (key: AuthenticatorKeyProps) => void;
}

function Refusal({ children }: { readonly children: ReactNode }): ReactElement | null {
  if (children === undefined) return null;
  return (
    <Banner kind="broken" role="alert">
      {children}
    </Banner>
  );
}

/** A key is made only when asked for: each one replaces the one before. */
function Begin({ onKey }: BeginProps): ReactElement {
  const dispatch = useDispatch<AppDispatch>();
  const reauthenticated = useReauthentication();
  const refusalText = useRefusalText();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const begin = useOnce(async () => {
    setRefusal(undefined);
    setSending(true);
    try {
      onKey(await reauthenticated(() => dispatch(securityApi.endpoints.setUpTotp.initiate()).unwrap()));
    } catch (error) {
      if (!isReauthenticationWanted(error)) setRefusal(refusalText(error, 'errors.server.unexpected'));
    }
    setSending(false);
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        <FormattedMessage id="auth.totp.why" />
      </Typography>
      <Refusal>{refusal}</Refusal>
      <SendingButton variant="primary" sending={sending} onClick={() => void begin()}>
        <FormattedMessage id="auth.totp.begin" />
      </SendingButton>
    </Stack>
  );
}

interface ConfirmProps {
  readonly authenticatorKey: AuthenticatorKeyProps;
  readonly onCodes: (codes: readonly string[]) => void;
}

function ConfirmKey({ authenticatorKey, onCodes }: ConfirmProps): ReactElement {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const refusalText = useRefusalText();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Answers>({
    defaultValues: { code: '' },
    resolver: resolverOf(({ code }) => collectFaults([['code', checkCode(code, 'app')]])),
  });
  const field = useFieldProps(form);
  const refuse = (error: unknown): void => {
    const { placed } = placeApiFaults(error, form.setError, (path) => path === 'code');
    if (placed > 0) form.setFocus('code');
    else setRefusal(refusalText(error, 'errors.server.unexpected'));
  };
  const send = useOnce(async ({ code }: Answers) => {
    setRefusal(undefined);
    try {
      const wish = { code: codeOf(code, 'app') };
      const { recoveryCodes } = await dispatch(securityApi.endpoints.confirmTotp.initiate(wish)).unwrap();
      onCodes(recoveryCodes);
    } catch (error) {
      refuse(error);
    }
  });
  const submit = form.handleSubmit(send);
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={(event) => void submit(event)}>
      <Box ref={takeFocus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <AuthenticatorKey {...authenticatorKey} />
      </Box>
      <Refusal>{refusal}</Refusal>
      <TextField
        {...field('code')}
        label={formatMessage({ id: 'auth.field.totp' })}
        hint={formatMessage({ id: 'auth.totp.confirm_hint' })}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div>
        <SendingButton type="submit" variant="primary" sending={form.formState.isSubmitting}>
          <FormattedMessage id="auth.totp.confirm" />
        </SendingButton>
      </div>
    </Stack>
  );
}

export interface SecondFactorSetupProps {
  /** The factor is on and its codes are on screen, once: whoever shows this panel keeps it until `onDone`. */
  readonly onCodes?: () => void;
  /** The second factor is on and the recovery codes are kept. */
  readonly onDone: () => void;
}

/** AUTH-08: sets up the authenticator in three steps: begin, confirm with a code, keep the recovery codes. */
export function SecondFactorSetup({ onCodes, onDone }: SecondFactorSetupProps): ReactElement {
  const dispatch = useDispatch<AppDispatch>();
  const [key, setKey] = useState<AuthenticatorKeyProps>();
  const [codes, setCodes] = useState<readonly string[]>();
  const showCodes = (shown: readonly string[]): void => {
    setCodes(shown);
    onCodes?.();
  };
  const finish = (): void => {
    // Only now: whoever shows this panel while the factor is off would take the codes away unread.
    dispatch(baseApi.util.invalidateTags(['Session', 'Security']));
    onDone();
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (key !== undefined) return <ConfirmKey authenticatorKey={key} onCodes={showCodes} />;
  return <Begin onKey={setKey} />;
}
