import { SIGN_UP_ROLES } from '@cw/domain';
import { Banner, Box, ButtonLink, PageTitle, Panel, RadioGroup, SendingButton, Stack, styled, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BarePage } from '../../app/bare/bare-page.js';
import { paths } from '../../app/routes/paths.js';
import { FormSummary } from '../../forms/form-summary.js';
import { takeFocus } from '../../forms/take-focus.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useJoin, type Joining } from './use-join.js';
import { WAITLIST_ORDER, type WaitlistAnswers } from './waitlist-answers.js';

// Out of sight and out of the way of the keyboard and of readers: only a program fills it.
const Trap = styled('div')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

function Fields({ form }: { readonly form: UseFormReturn<WaitlistAnswers> }): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'end' }}>
        <TextField
          {...field('firstName')}
          label={formatMessage({ id: 'waitlist.form.first_name' })}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          label={formatMessage({ id: 'waitlist.form.last_name' })}
          autoComplete="family-name"
        />
      </Box>
      <TextField
        {...field('email')}
        type="email"
        label={formatMessage({ id: 'waitlist.form.email' })}
        autoComplete="email"
        spellCheck={false}
      />
      <RadioGroup
        {...field('role')}
        label={formatMessage({ id: 'waitlist.form.role' })}
        choices={SIGN_UP_ROLES.map((role) => ({ value: role, label: formatMessage({ id: `waitlist.role.${role}` }) }))}
      />
      <Trap aria-hidden>
        <label>
          <FormattedMessage id="waitlist.form.trap" />
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </Trap>
    </>
  );
}

function JoinForm({ form, join, refusal }: Omit<Joining, 'joinedAs'>): ReactElement {
  const { formatMessage } = useIntl();
  const submit = form.handleSubmit(join);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={WAITLIST_ORDER} />
      <Stack spacing={2.5}>
        {refusal === undefined ? null : (
          <Banner kind="broken" role="alert">
            {refusal}
          </Banner>
        )}
        <Fields form={form} />
        <SendingButton
          type="submit"
          variant="primary"
          size="large"
          sending={form.formState.isSubmitting}
          sendingText={formatMessage({ id: 'waitlist.form.sending' })}
        >
          <FormattedMessage id="marketing.waitlist.action" />
        </SendingButton>
      </Stack>
    </form>
  );
}

/** WAIT-01: joins the beta's waitlist; whoever stands there already is told the same. */
export function JoinWaitlist(): ReactElement {
  const { formatMessage } = useIntl();
  const { joinedAs, ...joining } = useJoin();
  return (
    <BarePage>
      <PageTitle
        title={formatMessage({ id: 'marketing.waitlist.title' })}
        subtitle={<FormattedMessage id="marketing.waitlist.lead" />}
      />
      <Stack spacing={3}>
        <Panel label={formatMessage({ id: 'marketing.waitlist.title' })}>
          {joinedAs === undefined ? (
            <JoinForm {...joining} />
          ) : (
            <Box ref={takeFocus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
              <Banner kind="done" title={<FormattedMessage id="waitlist.form.done" />}>
                <FormattedMessage id="waitlist.form.done_text" values={{ email: joinedAs }} />
              </Banner>
            </Box>
          )}
        </Panel>
        <div>
          <ButtonLink variant="quiet" href={paths.login}>
            <FormattedMessage id="marketing.header.log_in" />
          </ButtonLink>
        </div>
      </Stack>
    </BarePage>
  );
}
