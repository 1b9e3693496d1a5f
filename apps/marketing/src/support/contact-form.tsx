import { SUPPORT_ANSWER_HOURS, SUPPORT_LIMITS, SUPPORT_TOPICS } from '@cw/domain';
import { CONTACT } from '@cw/i18n';
import { Button, SelectField, TextField } from '@cw/ui';
import { useEffect, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkChoice, checkEmail, checkName, checkText } from '../forms/checks.js';
import { fillIn, type Typed } from '../forms/draft.js';
import { PublicForm, SentNote } from '../forms/public-form.js';
import { usePublicForm, type FormPlan, type PublicFormState } from '../forms/use-public-form.js';
import { readSignedIn } from './signed-in-person.js';

const { nameMin, nameMax, messageMin, messageMax } = SUPPORT_LIMITS;
const MESSAGE_ROWS = 7;

const PLAN: FormPlan = {
  name: 'support',
  path: '/api/support/messages',
  fields: ['name', 'email', 'topic', 'message'],
  check: ({ name = '', email = '', topic = '', message = '' }: Typed) => ({
    name: checkName(name, { missing: 'support.fault.name', min: nameMin, max: nameMax }),
    email: checkEmail(email),
    topic: checkChoice(topic, SUPPORT_TOPICS, 'support.fault.topic'),
    message: checkText(message, { missing: 'support.fault.message', min: messageMin, max: messageMax }),
  }),
};

/** Whoever is signed in finds name and address filled in, unless they typed others. */
function usePrefill({ form, sent }: PublicFormState): void {
  const isShown = sent === undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const leaving = new AbortController();
    void readSignedIn(leaving.signal).then((person) => {
      if (person !== undefined && form.current !== null) fillIn(form.current, person);
    });
    return () => leaving.abort();
  }, [form, isShown]);
}

function Fields({ faults }: Pick<PublicFormState, 'faults'>): ReactElement {
  const { formatMessage } = useIntl();
  const about = (name: string) => ({ name, error: faults[name] });
  return (
    <>
      <TextField {...about('name')} label={formatMessage({ id: 'support.form.name' })} autoComplete="name" />
      <TextField
        {...about('email')}
        type="email"
        label={formatMessage({ id: 'support.form.email' })}
        autoComplete="email"
        spellCheck={false}
      />
      <SelectField
        {...about('topic')}
        label={formatMessage({ id: 'support.form.topic' })}
        emptyLabel={formatMessage({ id: 'support.form.topic_none' })}
        options={SUPPORT_TOPICS.map((topic) => ({
          value: topic,
          label: formatMessage({ id: `support.topic.${topic}` }),
        }))}
      />
      <TextField
        {...about('message')}
        rows={MESSAGE_ROWS}
        label={formatMessage({ id: 'support.form.message' })}
        hint={formatMessage({ id: 'support.form.message_hint' }, { max: messageMax })}
      />
    </>
  );
}

/** SUP-01: writes to support; what is typed stays on the device until it has gone. */
export function ContactForm(): ReactElement {
  const { formatMessage } = useIntl();
  const state = usePublicForm(PLAN);
  usePrefill(state);
  const { sent, again } = state;
  if (sent !== undefined) {
    return (
      <SentNote
        title={<FormattedMessage id="support.form.sent" />}
        action={
          <Button variant="secondary" size="small" onClick={again}>
            <FormattedMessage id="support.form.another" />
          </Button>
        }
      >
        <FormattedMessage
          id="support.form.sent_text"
          values={{ email: sent['email'] ?? '', hours: SUPPORT_ANSWER_HOURS }}
        />
      </SentNote>
    );
  }
  const { email } = CONTACT;
  return (
    <PublicForm
      plan={PLAN}
      state={state}
      texts={{
        trap: formatMessage({ id: 'support.form.trap' }),
        send: formatMessage({ id: 'support.form.send' }),
        sending: formatMessage({ id: 'support.form.sending' }),
        unsent: formatMessage({ id: 'support.form.unsent' }, { email }),
        needsScript: formatMessage({ id: 'support.form.no_script' }, { email }),
      }}
    >
      <Fields faults={state.faults} />
    </PublicForm>
  );
}
