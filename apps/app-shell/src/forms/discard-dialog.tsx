import type { MessageId } from '@cw/i18n';
import { ConfirmDialog } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const WORDS = {
  draft: {
    title: 'projects.draft.discard_title',
    text: 'projects.draft.discard_text',
    confirm: 'projects.draft.discard_confirm',
  },
  changes: {
    title: 'settings.unsaved.discard_title',
    text: 'settings.unsaved.discard_text',
    confirm: 'settings.unsaved.discard_confirm',
  },
} as const satisfies Record<string, Record<'title' | 'text' | 'confirm', MessageId>>;

export interface DiscardDialogProps {
  /** A form that begins clean again, or changes of what holds. */
  readonly what: keyof typeof WORDS;
  readonly open: boolean;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks before what was typed is thrown away: it comes back from nowhere. */
export function DiscardDialog({ what, open, onDiscard, onClose }: DiscardDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const words = WORDS[what];
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage({ id: words.title })}
      confirmLabel={formatMessage({ id: words.confirm })}
      danger
      onConfirm={() => {
        onClose();
        onDiscard();
      }}
      onClose={onClose}
    >
      <FormattedMessage id={words.text} />
    </ConfirmDialog>
  );
}
