import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../catalogues/en.js';
import { stateNameId } from '../state-name-id.js';

/** The name of a state of the United States by its code; a code that is none stays as it is. */
export function useStateName(): (code: string) => string {
  const { formatMessage, messages } = useIntl();
  return useCallback(
    (code) => {
      const isKnown = (id: string): id is MessageId => id in messages;
      const id = stateNameId(code);
      return isKnown(id) ? formatMessage({ id }) : code;
    },
    [formatMessage, messages],
  );
}
