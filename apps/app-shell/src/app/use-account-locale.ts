import { generatedApi, type AppDispatch, type SessionUser } from '@cw/api-client';
import { choiceOwnerFor, followLocale, onLocaleChosen, rememberedLocale, signChoice, useLocale } from '@cw/i18n/react';
import type { Locale } from '@cw/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Keeps a choice in the account, whose e-mails and notifications follow it. */
async function save(dispatch: AppDispatch, { id, firstName, lastName }: SessionUser, locale: Locale): Promise<void> {
  const { updateUser } = generatedApi.endpoints;
  try {
    await dispatch(updateUser.initiate({ id, updateUserDto: { firstName, lastName, locale } })).unwrap();
    signChoice(id);
  } catch {
    // The page has changed already; that the account did not hear of it yet is no reason to trouble its reader. The
    // choice stays unsigned, so it is sent again with the next page.
  }
}

/**
 * I18N-02, I18N-03: what somebody chose here, signed in or just before, goes to their account; who has chosen nothing
 * on this device sees their account's language.
 */
export function useAccountLocale(user: SessionUser | undefined): void {
  const dispatch = useDispatch<AppDispatch>();
  const { locale: shown } = useLocale();
  const saving = useRef<Locale>(undefined);

  const agree = useEffectEvent(async (person: SessionUser) => {
    const wanted = rememberedLocale() ?? shown;
    const owner = choiceOwnerFor(person.id);
    if (owner === 'self' || saving.current === wanted) return;
    if (owner === 'nobody') {
      if (person.locale !== shown) followLocale(person.locale);
    } else if (person.locale === wanted) signChoice(person.id);
    else {
      saving.current = wanted;
      await save(dispatch, person, wanted);
      saving.current = undefined;
    }
  });
  const agreeNow = useEffectEvent(() => {
    if (user !== undefined) void agree(user);
  });

  useEffect(() => {
    agreeNow();
    return onLocaleChosen(agreeNow);
  }, [user?.id, user?.locale]);
}
