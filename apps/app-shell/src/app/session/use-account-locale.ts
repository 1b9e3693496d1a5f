import { peopleApi, type AppDispatch, type SessionUser } from '@cw/api-client';
import {
  choiceOwnerFor,
  followLocale,
  isLocaleOfAddress,
  onLocaleChosen,
  rememberedLocale,
  signChoice,
  useLocale,
} from '@cw/i18n/react';
import type { Locale } from '@cw/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Writes a language into the account, whose e-mails and notifications follow it; whether it arrived. */
async function save(dispatch: AppDispatch, { id, firstName, lastName }: SessionUser, locale: Locale): Promise<boolean> {
  const { updateUser } = peopleApi.endpoints;
  try {
    await dispatch(updateUser.initiate({ id, updateUserDto: { firstName, lastName, locale } })).unwrap();
    return true;
  } catch {
    // The page has changed already; that the account did not hear of it yet is no reason to trouble its reader. The
    // choice stays unsigned, so it is sent again with the next page.
    return false;
  }
}

/** Saves the choice, and whatever is chosen while that is on its way: the account ends with the last word. */
async function saveChoice(dispatch: AppDispatch, person: SessionUser, shown: Locale): Promise<void> {
  let sent: Locale;
  let arrived: boolean;
  do {
    sent = rememberedLocale() ?? shown;
    arrived = await save(dispatch, person, sent);
  } while ((rememberedLocale() ?? sent) !== sent);
  if (arrived) signChoice(person.id);
}

/**
 * I18N-02, I18N-03: what somebody chose here, signed in or just before, goes to their account; who has chosen nothing
 * on this device sees their account's language, except on a page whose address names another.
 */
export function useAccountLocale(user: SessionUser | undefined): void {
  const dispatch = useDispatch<AppDispatch>();
  const { locale: shown } = useLocale();
  const saving = useRef(false);

  const send = useEffectEvent(async (person: SessionUser) => {
    saving.current = true;
    await saveChoice(dispatch, person, shown);
    saving.current = false;
  });
  const agree = useEffectEvent(() => {
    if (user === undefined || saving.current) return;
    const owner = choiceOwnerFor(user.id);
    if (owner === 'nobody') {
      if (user.locale !== shown && !isLocaleOfAddress(shown)) followLocale(user.locale);
    } else if (owner === 'visitor') {
      if (user.locale === (rememberedLocale() ?? shown)) signChoice(user.id);
      else void send(user);
    }
  });
  // A language chosen now is sent whatever the account was last read to have: that may be older than the last choice.
  const hear = useEffectEvent(() => {
    if (user !== undefined && !saving.current && choiceOwnerFor(user.id) === 'visitor') void send(user);
  });

  useEffect(() => {
    agree();
    return onLocaleChosen(hear);
  }, [user?.id, user?.locale]);
}
