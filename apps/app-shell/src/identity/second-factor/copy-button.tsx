import { Button, useToast } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface CopyButtonProps {
  readonly text: string;
}

/** Puts a text on the clipboard and says so; a browser that forbids it is no reason to be stuck. */
export function CopyButton({ text }: CopyButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'done', title: formatMessage({ id: 'auth.copy.done' }) });
    } catch {
      toast({ kind: 'broken', title: formatMessage({ id: 'auth.copy.failed' }) });
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      <FormattedMessage id="auth.copy.action" />
    </Button>
  );
}
