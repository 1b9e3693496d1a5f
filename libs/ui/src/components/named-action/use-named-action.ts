import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** More of somebody's words than tell one from another are not heard out. */
const WORDS_MAX = 60;

/**
 * The name of a button that stands beside each of several things: what is done, as the button shows it, and to which.
 * Whoever goes from button to button, or says which to press, has nothing else to tell them apart.
 */
export function useNamedAction(): (action: string, of: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (action, of) => {
      const words = of.length > WORDS_MAX ? `${of.slice(0, WORDS_MAX)}…` : of;
      return formatMessage({ id: 'ui.named_action' }, { action, of: words });
    },
    [formatMessage],
  );
}
