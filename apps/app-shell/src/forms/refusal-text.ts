import { detailOf, isApiError } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const TOO_MANY_REQUESTS = 429;
const MINUTE_SECONDS = 60;

/** What a refusal says: how long to wait when that is all that helps, else the API's own words, else `fallback`. */
export function useRefusalText(): (error: unknown, fallback: MessageId) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (error, fallback) => {
      const wait = isApiError(error) && error.status === TOO_MANY_REQUESTS ? error.retryAfterSeconds : undefined;
      if (wait === undefined) return detailOf(error) ?? formatMessage({ id: fallback });
      if (wait < MINUTE_SECONDS) return formatMessage({ id: 'auth.wait.seconds' }, { count: Math.ceil(wait) });
      return formatMessage({ id: 'auth.wait.minutes' }, { count: Math.ceil(wait / MINUTE_SECONDS) });
    },
    [formatMessage],
  );
}
