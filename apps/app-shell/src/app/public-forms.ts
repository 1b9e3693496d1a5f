import { PUBLIC_FORMS } from '@cw/api-client/public-forms';

/**
 * Takes away what was typed into public forms and not sent: whoever signs out leaves nothing to who comes next, and such a
 * form says to nobody whose words it keeps.
 */
export function forgetPublicForms(): void {
  try {
    for (const place of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(place)) if (key.startsWith(PUBLIC_FORMS)) place.removeItem(key);
    }
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}
