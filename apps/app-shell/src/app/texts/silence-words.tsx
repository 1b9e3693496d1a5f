import { setSilenceWords } from '@cw/api-client';
import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';

/** What every act says that got no answer: whether the network is away, and that nothing typed is lost. */
export function SilenceWords(): null {
  const { formatMessage } = useIntl();
  useLayoutEffect(
    () =>
      setSilenceWords(() => formatMessage({ id: navigator.onLine ? 'shell.offline.no_answer' : 'shell.offline.act' })),
    [formatMessage],
  );
  return null;
}
