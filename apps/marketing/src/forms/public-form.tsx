import { Banner, ErrorSummary, SendingButton, Stack, styled } from '@cw/ui';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { FormPlan, PublicFormState } from './use-public-form.js';

// Out of sight and out of the way of the keyboard and of readers: only a program fills it.
const Trap = styled('div')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.down('md')]: { '& button[type="submit"]': { width: '100%' } },
}));

const Said = styled('div')({ '&:focus': { outline: 'none' } });

export interface PublicFormProps {
  readonly plan: FormPlan;
  readonly state: PublicFormState;
  readonly texts: {
    readonly trap: string;
    readonly send: string;
    readonly sending: string;
    /** Without an answer of ours that says why. */
    readonly unsent: string;
    /** For whoever has no scripts. */
    readonly needsScript: string;
  };
  readonly children: ReactNode;
}

/** A form that stands in the stored page and is complete once the page has come to life. */
export function PublicForm({ plan, state, texts, children }: PublicFormProps): ReactElement {
  const { form, submit, keep, faults, attempt, refusal, isSending } = state;
  const listed = plan.fields.flatMap((name) => {
    const message = faults[name];
    return message === undefined ? [] : [{ name, message }];
  });
  return (
    // "dialog" outside a dialog does nothing: what was typed never leaves in an address before there is a script.
    <Form ref={form} data-form={plan.name} method="dialog" noValidate onSubmit={submit} onInput={keep}>
      <ErrorSummary faults={listed} attempt={attempt} />
      <Stack spacing={2.5}>
        {refusal === undefined ? null : (
          <Banner kind="broken" role="alert">
            {refusal === '' ? texts.unsent : refusal}
          </Banner>
        )}
        {children}
        <Trap aria-hidden>
          <label>
            {texts.trap}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </Trap>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        <div>
          <SendingButton type="submit" variant="primary" size="large" sending={isSending} sendingText={texts.sending}>
            {texts.send}
          </SendingButton>
        </div>
      </Stack>
    </Form>
  );
}

export interface SentNoteProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Takes the place of a form that was sent, and the focus with it. */
export function SentNote({ title, action, children }: SentNoteProps): ReactElement {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <Said ref={said} tabIndex={-1}>
      <Banner kind="done" {...{ title, action }}>
        {children}
      </Banner>
    </Said>
  );
}
