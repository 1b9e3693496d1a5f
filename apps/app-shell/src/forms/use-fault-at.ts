import type { MessageId } from '@cw/i18n';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Puts before a fault what it is about: "Repair 2: Say where in the house it is". */
export function useFaultAt(): (about: MessageId, fault: string, values?: { readonly number: number }) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (about, fault, values) =>
      formatMessage({ id: 'errors.field.at' }, { field: formatMessage({ id: about }, values), fault }),
    [formatMessage],
  );
}
