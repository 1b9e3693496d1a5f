import { ACCOUNT_SECURITY } from '@cw/domain';
import { Banner, Box, Button, SendingButton, Stack, TextField, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkEmail } from '../../../forms/account-rules.js';
import { collectFaults, resolverOf } from '../../../forms/form-faults.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { takeFocus } from '../../../forms/take-focus.js';
import { useForgotPassword } from './use-forgot-password.js';

interface Answers {
  readonly email: string;
}

interface AskProps {
  readonly email: string;
  readonly onSent: (email: string) => void;
}

function AskForLink({ email, onSent }: AskProps): ReactElement {
  const { formatMessage } = useIntl();
  const forgotPassword = useForgotPassword();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Answers>({
    defaultValues: { email },
    resolver: resolverOf((answers) => collectFaults([['email', checkEmail(answers.email)]])),
    shouldFocusError: false,
  });
  const field = useFieldProps(form);
  const send = useOnce(async (answers: Answers) => {
    setRefusal(undefined);
    const said = await forgotPassword(answers.email.trim());
    if (said === undefined) onSent(answers.email.trim());
    else setRefusal(said);
  });
  const submit = form.handleSubmit(send);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={['email']} />
      <Stack spacing={2.5}>
        {refusal === undefined ? null : (
          <Banner kind="broken" role="alert">
            {refusal}
          </Banner>
        )}
        <TextField
          {...field('email')}
          type="email"
          label={formatMessage({ id: 'auth.field.email' })}
          autoComplete="username"
          spellCheck={false}
        />
        <SendingButton
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          sending={form.formState.isSubmitting}
          sendingText={formatMessage({ id: 'auth.forgot.sending' })}
        >
          <FormattedMessage id="auth.forgot.submit" />
        </SendingButton>
      </Stack>
    </form>
  );
}

interface SentProps {
  readonly email: string;
  readonly onOther: () => void;
}

function LinkSent({ email, onOther }: SentProps): ReactElement {
  const { formatMessage } = useIntl();
  const forgotPassword = useForgotPassword();
  const [sending, setSending] = useState(false);
  const [again, setAgain] = useState<{ readonly refusal: string | undefined }>();
  const sendAgain = useOnce(async () => {
    setSending(true);
    setAgain({ refusal: await forgotPassword(email) });
    setSending(false);
  });
  return (
    <Stack spacing={2.5}>
      <Box ref={takeFocus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <Banner kind="done" title={<FormattedMessage id="auth.forgot.sent_title" />}>
          <FormattedMessage
            id="auth.forgot.sent_text"
            values={{ email, minutes: ACCOUNT_SECURITY.resetPasswordMinutes }}
          />
        </Banner>
      </Box>
      <Typography variant="body2">
        <FormattedMessage id="auth.forgot.nothing_there" />
      </Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SendingButton
          variant="secondary"
          sending={sending}
          sendingText={formatMessage({ id: 'auth.forgot.sending' })}
          onClick={() => void sendAgain()}
        >
          <FormattedMessage id="auth.forgot.again" />
        </SendingButton>
        <Button variant="quiet" onClick={onOther}>
          <FormattedMessage id="auth.forgot.other" />
        </Button>
      </Stack>
      <div role="status">
        {again === undefined ? null : (again.refusal ?? <FormattedMessage id="auth.forgot.sent_again" />)}
      </div>
    </Stack>
  );
}

export interface ForgotPasswordProps {
  /** Typed at the login already. */
  readonly email?: string;
}

/** AUTH-08: asks for the link that sets a new password, and says the same whether there is an account or not. */
export function ForgotPassword({ email = '' }: ForgotPasswordProps): ReactElement {
  const [sentTo, setSentTo] = useState<string>();
  const [typed, setTyped] = useState(email);
  const sent = (to: string): void => {
    setTyped(to);
    setSentTo(to);
  };
  if (sentTo === undefined) return <AskForLink email={typed} onSent={sent} />;
  return <LinkSent email={sentTo} onOther={() => setSentTo(undefined)} />;
}
