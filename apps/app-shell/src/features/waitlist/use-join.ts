import { detailOf, waitlistApi } from '@cw/api-client';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { useOnce } from '../../forms/use-once.js';
import { checkWaitlist, NOTHING, roleOf, WAITLIST_ORDER, type WaitlistAnswers } from './waitlist-answers.js';

export interface Joining {
  readonly form: UseFormReturn<WaitlistAnswers>;
  readonly join: (answers: WaitlistAnswers) => Promise<void>;
  /** Under which address the person stands on the list now. */
  readonly joinedAs: string | undefined;
  /** Why it was refused, when no field is at fault. */
  readonly refusal: string | undefined;
}

const isShown = (path: string): boolean => WAITLIST_ORDER.some((name) => name === path);

export function useJoin(): Joining {
  const { formatMessage } = useIntl();
  const [send] = waitlistApi.useJoinWaitlistMutation();
  const [joinedAs, setJoinedAs] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<WaitlistAnswers>({
    defaultValues: NOTHING,
    resolver: resolverOf(checkWaitlist),
    shouldFocusError: false,
  });
  const join = useOnce(async (answers: WaitlistAnswers) => {
    const { firstName, lastName, website } = answers;
    const [email, role] = [answers.email.trim(), roleOf(answers.role)];
    if (role === undefined) return;
    setRefusal(undefined);
    try {
      await send({ firstName: firstName.trim(), lastName: lastName.trim(), email, role, website }).unwrap();
      setJoinedAs(email);
    } catch (error) {
      const { placed } = placeApiFaults(error, form.setError, isShown);
      if (placed === 0) setRefusal(detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' }));
    }
  });
  return { form, join, joinedAs, refusal };
}
