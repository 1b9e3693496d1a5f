import { detailOf } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface EventRun {
  /** Runs once; true when it went through. The reason of a refusal is in `error` and in a toast. */
  readonly run: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
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
    toast({ kind: 'done', title: done });
    return true;
  };
  return { run, error, clear: () => setError(undefined) };
}
