import { useFormats } from '@cw/i18n/react';
import { Banner, Button, ConfirmDialog } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface RestoredDraftProps {
  readonly savedAt: number;
  readonly onDiscard: () => void;
}

/** Says where the answers come from, and offers a clean sheet. */
export function RestoredDraft({ savedAt, onDiscard }: RestoredDraftProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Banner
        kind="news"
        role="status"
        action={
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <FormattedMessage id="projects.draft.discard" />
          </Button>
        }
      >
        <FormattedMessage id="projects.draft.restored" values={{ when: formats.dateTime(new Date(savedAt)) }} />
      </Banner>
      <ConfirmDialog
        open={asking}
        title={formatMessage({ id: 'projects.draft.discard_title' })}
        confirmLabel={formatMessage({ id: 'projects.draft.discard_confirm' })}
        danger
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="projects.draft.discard_text" />
      </ConfirmDialog>
    </>
  );
}
