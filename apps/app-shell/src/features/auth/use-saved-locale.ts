import { useUpdateUserMutation, type SessionUser } from '@cw/api-client';
import type { Locale } from '@cw/i18n';
import { useCallback } from 'react';

/** I18N-03: keeps a signed-in person's choice of language, which e-mails and notifications follow. */
export function useSavedLocale(user: SessionUser): (locale: Locale) => void {
  const { id, firstName, lastName } = user;
  const [update] = useUpdateUserMutation();
  return useCallback(
    (locale) => {
      // The page has changed already; that the account did not hear of it is no reason to trouble its reader.
      void update({ id, updateUserDto: { firstName, lastName, locale } });
    },
    [update, id, firstName, lastName],
  );
}
