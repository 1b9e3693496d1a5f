import { useRenewIntakeLinkMutation } from '@cw/api-client';
import { PageTitle, Panel, SendingButton, Stack, TextField, Banner } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkEmail } from '../../forms/account-rules.js';
import { collectFaults, placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { FormSummary } from '../../forms/form-summary.js';
import { useRefusalText } from '../../forms/refusal-text.js';
import { checkText } from '../../forms/rules.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useOnce } from '../../forms/use-once.js';

interface Answers {
  email: string;
  reference: string;
}

const ORDER = ['email', 'reference'] as const;
const KNOWN: ReadonlySet<string> = new Set(ORDER);
/** Longer than any reference. */
const REFERENCE_MAX = 40;

function useRenewal() {
  const [renew] = useRenewIntakeLinkMutation();
  const refusalText = useRefusalText();
  const [rest, setRest] = useState<readonly string[]>([]);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<Answers>({
    defaultValues: { email: '', reference: '' },
    resolver: resolverOf(({ email, reference }: Answers) =>
      collectFaults([
        ['email', checkEmail(email)],
        ['reference', checkText(reference, { max: REFERENCE_MAX, missing: 'requests.ended.reference_missing' })],
      ]),
    ),
    shouldFocusError: false,
  });
  const send = useOnce(async ({ email, reference }: Answers) => {
    setRest([]);
    try {
      await renew({ email: email.trim(), reference: reference.trim() }).unwrap();
      setSentTo(email.trim());
    } catch (error) {
      const faults = placeApiFaults(error, form.setError, (path) => KNOWN.has(path));
      setRest(faults.placed + faults.rest.length > 0 ? faults.rest : [refusalText(error, 'errors.server.unexpected')]);
    }
  });
  return { form, rest, sentTo, submit: form.handleSubmit(send) };
}

/** The link is an old one, or not whole: a new one goes to the address of the request, and only there. */
export function LinkEnded(): ReactElement {
  const { formatMessage } = useIntl();
  const { form, rest, sentTo, submit } = useRenewal();
  const field = useFieldProps(form);
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'requests.ended.title' })}
        subtitle={<FormattedMessage id="requests.ended.text" />}
      />
      {sentTo === undefined ? (
        <Panel title={formatMessage({ id: 'requests.ended.form' })}>
          <form onSubmit={(event) => void submit(event)} noValidate>
            <FormSummary form={form} order={ORDER} rest={rest} />
            <Stack spacing={2}>
              <TextField
                {...field('email')}
                type="email"
                autoComplete="email"
                label={formatMessage({ id: 'intake.field.email' })}
                hint={formatMessage({ id: 'requests.ended.email_hint' })}
              />
              <TextField
                {...field('reference')}
                autoComplete="off"
                spellCheck={false}
                maxLength={REFERENCE_MAX}
                label={formatMessage({ id: 'requests.ended.reference' })}
                hint={formatMessage({ id: 'requests.ended.reference_hint' })}
              />
              <div>
                <SendingButton type="submit" variant="primary" sending={form.formState.isSubmitting}>
                  <FormattedMessage id="requests.ended.send" />
                </SendingButton>
              </div>
            </Stack>
          </form>
        </Panel>
      ) : (
        <Banner kind="news" role="status" title={formatMessage({ id: 'requests.ended.sent' })}>
          <FormattedMessage id="requests.ended.sent_text" values={{ email: sentTo }} />
        </Banner>
      )}
    </>
  );
}
