import { ACCOUNT_LIMITS, SIGN_UP_ROLES } from '@cw/domain';
import { Box, Panel, RadioGroup, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkChoice, checkEmail, checkName } from '../forms/checks.js';
import type { Typed } from '../forms/draft.js';
import { PublicForm, SentNote } from '../forms/public-form.js';
import { usePublicForm, type FormPlan, type PublicFormState } from '../forms/use-public-form.js';

const { nameMin: min, nameMax: max } = ACCOUNT_LIMITS;

const PLAN: FormPlan = {
  name: 'waitlist',
  path: '/api/waitlist',
  fields: ['firstName', 'lastName', 'email', 'role'],
  check: ({ firstName = '', lastName = '', email = '', role = '' }: Typed) => ({
    firstName: checkName(firstName, { missing: 'waitlist.fault.first_name', min, max }),
    lastName: checkName(lastName, { missing: 'waitlist.fault.last_name', min, max }),
    email: checkEmail(email),
    role: checkChoice(role, SIGN_UP_ROLES, 'waitlist.fault.role'),
  }),
};

function Fields({ faults }: Pick<PublicFormState, 'faults'>): ReactElement {
  const { formatMessage } = useIntl();
  const about = (name: string) => ({ name, error: faults[name] });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'end' }}>
        <TextField
          {...about('firstName')}
          label={formatMessage({ id: 'waitlist.form.first_name' })}
          autoComplete="given-name"
        />
        <TextField
          {...about('lastName')}
          label={formatMessage({ id: 'waitlist.form.last_name' })}
          autoComplete="family-name"
        />
      </Box>
      <TextField
        {...about('email')}
        type="email"
        label={formatMessage({ id: 'waitlist.form.email' })}
        autoComplete="email"
        spellCheck={false}
      />
      <RadioGroup
        {...about('role')}
        label={formatMessage({ id: 'waitlist.form.role' })}
        choices={SIGN_UP_ROLES.map((role) => ({ value: role, label: formatMessage({ id: `waitlist.role.${role}` }) }))}
      />
    </>
  );
}

function JoinForm(): ReactElement {
  const { formatMessage } = useIntl();
  const state = usePublicForm(PLAN);
  const { sent } = state;
  if (sent !== undefined) {
    return (
      <SentNote title={<FormattedMessage id="waitlist.form.done" />}>
        <FormattedMessage id="waitlist.form.done_text" values={{ email: sent['email'] ?? '' }} />
      </SentNote>
    );
  }
  return (
    <PublicForm
      plan={PLAN}
      state={state}
      texts={{
        trap: formatMessage({ id: 'waitlist.form.trap' }),
        send: formatMessage({ id: 'marketing.waitlist.action' }),
        sending: formatMessage({ id: 'waitlist.form.sending' }),
        unsent: formatMessage({ id: 'waitlist.form.unsent' }),
        needsScript: formatMessage({ id: 'waitlist.form.no_script' }),
      }}
    >
      <Fields faults={state.faults} />
    </PublicForm>
  );
}

/** Where the page's own button leads. */
export const JOIN_ANCHOR = 'join';

/** WAIT-01: joins the beta's waitlist on the public page; whoever stands there already is told the same. */
export function WaitlistSection(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Box id={JOIN_ANCHOR} sx={{ maxWidth: '44rem', pt: { xs: 3, md: 5 }, scrollMarginTop: '1rem' }}>
      <Panel title={formatMessage({ id: 'waitlist.form.title' })}>
        <JoinForm />
      </Panel>
    </Box>
  );
}
