import { securityApi, isApiError, useSession, type AppDispatch } from '@cw/api-client';
import { Banner, Button, Dialog, DialogActions, DialogContent, DialogTitle, PasswordField } from '@cw/ui';
import { SendingButton, Stack, styled, Typography } from '@cw/ui';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { encodeFault } from '../../forms/fault.js';
import { collectFaults, placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useOnce } from '../../forms/use-once.js';
import { useRefusalText } from '../../forms/refusal-text.js';
import { checkCode, codeOf, type CodeKind } from '../second-factor/code-answer.js';
import { CodeField } from '../second-factor/code-field.js';

interface Answers {
  readonly password: string;
  readonly totp: string;
}

const FIELDS: ReadonlySet<string> = new Set(['password', 'totp']);
/** The page behind the dialog may have a password of its own. */
const idOf = (field: keyof Answers): string => `reauthentication-${field}`;

const Form = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export interface ReauthenticationDialogProps {
  readonly open: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

type FormProps = Omit<ReauthenticationDialogProps, 'open'> & { readonly titleId: string };

function useReauthenticationForm(onDone: () => void) {
  const dispatch = useDispatch<AppDispatch>();
  const refusalText = useRefusalText();
  const [kind, setKind] = useState<CodeKind | undefined>();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Answers>({
    defaultValues: { password: '', totp: '' },
    resolver: resolverOf(({ password, totp }) =>
      collectFaults([
        ['password', password === '' ? { id: 'auth.fault.password' } : undefined],
        ['totp', kind === undefined ? undefined : checkCode(totp, kind)],
      ]),
    ),
  });
  const { setError, setFocus, resetField, clearErrors, handleSubmit, formState } = form;

  useEffect(() => setFocus(kind === undefined ? 'password' : 'totp'), [kind, setFocus]);

  const refuse = (error: unknown): void => {
    const codeWanted = isApiError(error) && error.problem?.code === 'auth.totp_required';
    if (codeWanted && kind === undefined) {
      setKind('app');
      return;
    }
    // A code is good once; the password stays as it was typed.
    if (codeWanted) resetField('totp');
    const { placed } = placeApiFaults(error, setError, (path) => FIELDS.has(path));
    if (placed === 0 && codeWanted) setError('totp', { message: encodeFault({ id: 'errors.field.totp' }) });
    else if (placed === 0) setRefusal(refusalText(error, 'errors.server.unexpected'));
    setFocus(codeWanted ? 'totp' : 'password');
  };
  const send = useOnce(async ({ password, totp }: Answers) => {
    setRefusal(undefined);
    const { reauthenticate } = securityApi.endpoints;
    try {
      const code = kind === undefined ? {} : { totp: codeOf(totp, kind) };
      await dispatch(reauthenticate.initiate({ password, ...code })).unwrap();
    } catch (error) {
      refuse(error);
      return;
    }
    onDone();
  });
  const chooseKind = (chosen: CodeKind): void => {
    resetField('totp');
    clearErrors('totp');
    setKind(chosen);
  };
  return { form, kind, chooseKind, refusal, submit: handleSubmit(send), sending: formState.isSubmitting };
}

function ReauthenticationForm({ titleId, onDone, onCancel }: FormProps): ReactElement {
  const { formatMessage } = useIntl();
  const session = useSession();
  const { form, kind, chooseKind, refusal, submit, sending } = useReauthenticationForm(onDone);
  const field = useFieldProps(form);
  const email = session.status === 'signed-in' ? session.user.email : '';
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <DialogTitle id={titleId}>
        <FormattedMessage id="auth.reauthentication.title" />
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <FormattedMessage id="auth.reauthentication.text" values={{ email: <b>{email}</b> }} />
          </Typography>
          {refusal === undefined ? null : (
            <Banner kind="broken" role="alert">
              {refusal}
            </Banner>
          )}
          {/* Password managers look for the name that belongs to the password. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...field('password')}
            id={idOf('password')}
            label={formatMessage({ id: 'auth.field.password' })}
            autoComplete="current-password"
          />
          {kind === undefined ? null : (
            <CodeField field={field('totp')} id={idOf('totp')} kind={kind} onKind={chooseKind} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="secondary" onClick={onCancel} disabled={sending}>
          <FormattedMessage id="auth.reauthentication.cancel" />
        </Button>
        <SendingButton
          type="submit"
          variant="primary"
          sending={sending}
          sendingText={formatMessage({ id: 'auth.reauthentication.sending' })}
        >
          <FormattedMessage id="auth.reauthentication.submit" />
        </SendingButton>
      </DialogActions>
    </Form>
  );
}

/** Asks for the password again, and for the second factor where the account has one. */
export function ReauthenticationDialog({ open, onDone, onCancel }: ReauthenticationDialogProps): ReactElement {
  const titleId = useId();
  // A click beside the dialog is no wish to give up what was typed on the page; only Escape and Cancel leave.
  const leave = (_event: object, how: 'backdropClick' | 'escapeKeyDown'): void => {
    if (how === 'escapeKeyDown') onCancel();
  };
  return (
    <Dialog open={open} onClose={leave} aria-labelledby={titleId}>
      <ReauthenticationForm titleId={titleId} onDone={onDone} onCancel={onCancel} />
    </Dialog>
  );
}
