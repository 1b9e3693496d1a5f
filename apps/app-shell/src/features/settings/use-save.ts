import { fieldProblemsOf } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { useToast } from '@cw/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../../forms/refusal-text.js';
import { isReauthenticationWanted } from '../../identity/index.js';

export interface SaveTexts {
  /** Left out where the page itself shows what came of it. */
  readonly done?: MessageId;
  readonly failed: MessageId;
}

export interface Saved<T> {
  readonly value?: T;
  readonly error?: unknown;
}

/**
 * Runs a change and says how it went; gives the error back for a form to place. Who left the dialog that asks for the
 * password has changed nothing and is told nothing.
 */
export function useSave({ done, failed }: SaveTexts): <T>(work: Promise<T>) => Promise<Saved<T>> {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const refusalText = useRefusalText();
  return useCallback(
    async (work) => {
      try {
        const value = await work;
        if (done !== undefined) toast({ kind: 'done', title: formatMessage({ id: done }) });
        return { value };
      } catch (error) {
        if (isReauthenticationWanted(error)) return { error };
        // What stands at a field need not be said twice.
        const text = fieldProblemsOf(error).length > 0 ? undefined : refusalText(error, 'errors.server.unexpected');
        toast({ kind: 'broken', title: formatMessage({ id: failed }), ...(text !== undefined && { text }) });
        return { error };
      }
    },
    [formatMessage, toast, refusalText, done, failed],
  );
}
