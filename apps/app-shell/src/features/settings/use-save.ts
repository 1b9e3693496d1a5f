import { detailOf, fieldProblemsOf } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { useToast } from '@cw/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export interface SaveTexts {
  readonly done: MessageId;
  readonly failed: MessageId;
}

/** Runs a change and says how it went; gives the error back for a form to place. */
export function useSave({
  done,
  failed,
}: SaveTexts): (work: Promise<unknown>) => Promise<{ readonly error?: unknown }> {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  return useCallback(
    async (work) => {
      try {
        await work;
      } catch (error) {
        const detail = fieldProblemsOf(error).length === 0 ? detailOf(error) : undefined;
        toast({ kind: 'broken', title: formatMessage({ id: failed }), ...(detail !== undefined && { text: detail }) });
        return { error };
      }
      toast({ kind: 'done', title: formatMessage({ id: done }) });
      return {};
    },
    [formatMessage, toast, done, failed],
  );
}
