import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { v4 as uuid } from 'uuid';
import { usePage } from '../page/page-context.js';
import type { Fault } from './checks.js';
import {
  dropDraft,
  dropSentAs,
  fillIn,
  keepDraft,
  keepSentAs,
  readDraft,
  readSentAs,
  typedIn,
  type SentAs,
  type Typed,
} from './draft.js';
import { becomeLive, takeHeld } from './held-form.js';
import { sendForm, type Refused } from './send-form.js';

/** A form of a public page: where it goes, and what it asks. */
export interface FormPlan {
  /** Names it among the drafts of this tab. */
  readonly name: string;
  readonly path: string;
  /** The fields, in the order of the page. */
  readonly fields: readonly string[];
  readonly check: (typed: Typed) => Readonly<Record<string, Fault | undefined>>;
}

export interface PublicFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly faults: Readonly<Record<string, string>>;
  readonly attempt: number;
  readonly isSending: boolean;
  /** Why it did not go, when no field is at fault; empty where nobody said why. */
  readonly refusal: string | undefined;
  /** What was sent. */
  readonly sent: Typed | undefined;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly keep: () => void;
  readonly again: () => void;
}

interface Trouble {
  readonly faults: Readonly<Record<string, string>>;
  readonly refusal: string | undefined;
}

const NO_TROUBLE: Trouble = { faults: {}, refusal: undefined };

/** Answers by name, outer blanks aside. */
const tidy = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));

function wordsOf(
  found: Readonly<Record<string, Fault | undefined>>,
  fields: readonly string[],
  formatMessage: IntlShape['formatMessage'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = found[field];
      return fault === undefined ? [] : [[field, formatMessage({ id: fault.id }, { ...fault.values })]];
    }),
  );
}

/** What the API said, as far as the form has a field for it. */
function troubleOf({ faults, refusal }: Refused, fields: readonly string[]): Trouble {
  const known = Object.fromEntries(Object.entries(faults).filter(([field]) => fields.includes(field)));
  return { faults: known, refusal: Object.keys(known).length > 0 ? undefined : (refusal ?? '') };
}

/** The same words go under the key that they went under before, also where another page sent them. */
function sentAs(name: string, body: string, last: SentAs): SentAs {
  const known = [last, readSentAs(name)].find((before) => before.body === body && before.key !== '');
  const now = known ?? { body, key: uuid() };
  keepSentAs(name, now);
  return now;
}

/** Fields keep their own values, as the stored page's do: what was typed before it came to life stays. */
export function usePublicForm({ name, path, fields, check }: FormPlan): PublicFormState {
  const { formatMessage } = useIntl();
  const { locale } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const last = useRef({ body: '', key: '' });
  const busy = useRef(false);
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<Typed>();
  const isShown = sent === undefined;

  useEffect(() => {
    const shown = form.current;
    if (!isShown || shown === null) return;
    fillIn(shown, readDraft(name));
    becomeLive(shown);
    if (takeHeld(name)) shown.requestSubmit();
  }, [isShown, name]);

  const send = async (typed: Typed): Promise<void> => {
    const body = JSON.stringify(typed);
    last.current = sentAs(name, body, last.current);
    const outcome = await sendForm({ path, body: typed, locale, key: last.current.key });
    if (outcome.sent) {
      dropDraft(name);
      dropSentAs(name);
      last.current = { body: '', key: '' };
      setSent(typed);
      return;
    }
    setTrouble(troubleOf(outcome, fields));
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy.current) return;
    const typed = tidy(typedIn(event.currentTarget));
    const faults = wordsOf(check(typed), fields, formatMessage);
    setAttempt((count) => count + 1);
    setTrouble({ faults, refusal: undefined });
    if (Object.keys(faults).length > 0) return;
    busy.current = true;
    setSending(true);
    void send(typed).finally(() => {
      busy.current = false;
      setSending(false);
    });
  };

  return {
    ...{ form, attempt, isSending, sent, submit },
    ...trouble,
    keep: () => {
      if (form.current !== null) keepDraft(name, typedIn(form.current));
    },
    again: () => {
      setTrouble(NO_TROUBLE);
      setSent(undefined);
    },
  };
}
