import { ConfirmDialog, Stack, TextField, useToast } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { overtakenBy } from './overtaken.js';
import { adoptWords, useKept } from './use-kept.js';

export interface ActDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** What is asked for beside the words. */
  readonly children?: ReactNode;
  /** Whether all that is asked for beside the words can be used; asked at the first try. */
  readonly isComplete?: boolean;
  readonly onTried?: () => void;
  /** The words that go with the act; without them it asks for none. */
  readonly words?: {
    readonly label: string;
    readonly hint?: string;
    readonly min: number;
    readonly max: number;
    readonly rows?: number;
    /** What is asked about which thing, such as `ask.<request>`: the words wait there on this device until they were sent. */
    readonly draft: string;
  };
  /** Rejects with the API's error. */
  readonly carryOut: (words: string) => Promise<unknown>;
  readonly done: string;
  readonly onClose: () => void;
}

/** An act of staff: says what it does and asks why. What was typed stays when it fails. */
export function ActDialog(props: ActDialogProps): ReactElement {
  const { title, text, confirmLabel, danger = false, children, isComplete = true } = props;
  const { onTried, words, carryOut, done, onClose } = props;
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { detailOf } = useKit();
  const [typed, setTyped, forget] = useKept({ subject: words?.draft, blank: '', adopt: adoptWords });
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isShort = words !== undefined && typed.trim().length < words.min;

  const confirm = async (): Promise<void> => {
    setTried(true);
    onTried?.();
    if (isShort || !isComplete) return;
    setRefusal(undefined);
    try {
      await carryOut(typed.trim());
    } catch (error) {
      const overtaken = overtakenBy(error);
      // The API asks to reload: here what has changed is read again by itself.
      const isRead = overtaken === 'state.conflict';
      const why = isRead ? formatMessage({ id: 'admin.act.overtaken_text' }) : detailOf(error);
      const text = why ?? formatMessage({ id: 'errors.server.unexpected' });
      if (overtaken === undefined || words !== undefined) {
        setRefusal(text);
        return;
      }
      // Nothing was typed that could be lost, and what was asked about is no more.
      toast({ kind: 'broken', title: formatMessage({ id: 'admin.act.overtaken' }), text });
      onClose();
      return;
    }
    forget();
    toast({ kind: 'done', title: done });
    onClose();
  };
  return (
    <ConfirmDialog open {...{ title, confirmLabel, danger, onClose }} error={refusal} onConfirm={confirm}>
      <Stack spacing={2}>
        <p>{text}</p>
        {children}
        {words === undefined ? null : (
          <TextField
            name="reason"
            label={words.label}
            {...(words.hint !== undefined && { hint: words.hint })}
            rows={words.rows ?? 3}
            maxLength={words.max}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={tried && isShort ? formatMessage({ id: 'admin.act.reason_short' }, { min: words.min }) : undefined}
          />
        )}
        <p>
          <FormattedMessage id="admin.move.logged" />
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
