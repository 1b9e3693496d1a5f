import { useChangeEmailMutation } from '@cw/api-client';
import { SendingButton, Stack, TextField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkEmail } from '../../../forms/account-rules.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { collectFaults, placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useOnce } from '../../../forms/use-once.js';
import { useReauthentication } from '../../../identity/index.js';
import { useSave } from '../use-save.js';

interface EmailAnswers {
  readonly email: string;
}

const ORDER = ['email'];
const NO_EMAIL: EmailAnswers = { email: '' };

export interface EmailFormProps {
  readonly current: string;
}

/** The new address has to be proven before it counts; asking for it needs the password. */
export function EmailForm({ current }: EmailFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const [change] = useChangeEmailMutation();
  const reauthenticated = useReauthentication();
  const save = useSave({ done: 'settings.email.asked', failed: 'settings.email.failed' });
  const [rest, setRest] = useState<readonly string[]>([]);
  const isSame = (email: string): boolean => email.trim().toLowerCase() === current.toLowerCase();
  const form = useForm<EmailAnswers>({
    defaultValues: NO_EMAIL,
    resolver: resolverOf(({ email }) =>
      collectFaults([['email', isSame(email) ? { id: 'settings.fault.same_email' } : checkEmail(email)]]),
    ),
    shouldFocusError: false,
  });
  const field = useFieldProps(form);
  const send = useOnce(async ({ email }: EmailAnswers) => {
    const { error } = await save(reauthenticated(() => change({ email: email.trim() }).unwrap()));
    if (error === undefined) form.reset(NO_EMAIL);
    setRest(placeApiFaults(error, form.setError, (path) => path === 'email').rest);
  });
  const submit = form.handleSubmit(send);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={ORDER} rest={rest} />
      <Stack spacing={2}>
        <TextField
          {...field('email')}
          type="email"
          label={formatMessage({ id: 'settings.email.new' })}
          hint={formatMessage({ id: 'settings.email.new_hint' })}
          autoComplete="email"
          spellCheck={false}
        />
        <div>
          <SendingButton
            type="submit"
            variant="secondary"
            sending={form.formState.isSubmitting}
            sendingText={formatMessage({ id: 'settings.email.asking' })}
          >
            <FormattedMessage id="settings.email.ask" />
          </SendingButton>
        </div>
      </Stack>
    </form>
  );
}
