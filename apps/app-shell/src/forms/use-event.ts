import { detailOf } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** What is said once it went through; with `text`, also what comes next. */
export type Done = string | { readonly title: string; readonly text: string };

export interface EventRun {
  /** Runs once; true when it went through. The reason of a refusal is in `error` and in a toast. */
  readonly run: (work: () => Promise<unknown>, done: Done) => Promise<boolean>;
  readonly error: string | undefined;
  readonly clear: () => void;
}

/** Fires one event of a project or a condition and tells the reader how it went. */
export function useEvent(): EventRun {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [error, setError] = useState<string>();
  const run: EventRun['run'] = async (work, done) => {
    setError(undefined);
    try {
      await work();
    } catch (caught) {
      const title = formatMessage({ id: 'record.work.failed' });
      const detail = detailOf(caught) ?? formatMessage({ id: 'errors.server.unexpected' });
      setError(detail);
      toast({ kind: 'broken', title, text: detail });
      return false;
    }
    toast({ kind: 'done', ...(typeof done === 'string' ? { title: done } : done) });
    return true;
  };
  return { run, error, clear: () => setError(undefined) };
}
