import { Banner, Box, Button, ConfirmDialog } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RestoredDraft } from '../../../forms/restored-draft.js';
import { takeFocus } from '../../../forms/take-focus.js';
import type { EditStart } from './edit-draft.js';

/** The project went on while the draft waited: what stands here is both. */
function Overtaken({ onDiscard }: { readonly onDiscard: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Banner
        kind="sent_back"
        role="status"
        action={
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <FormattedMessage id="projects.draft.discard" />
          </Button>
        }
      >
        <FormattedMessage id="projects.edit.overtaken" />
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

function Stale({ onReload }: { readonly onReload: () => void }): ReactElement {
  return (
    <Banner
      kind="broken"
      role="alert"
      action={
        <Button variant="quiet" onClick={onReload}>
          <FormattedMessage id="projects.edit.stale_action" />
        </Button>
      }
    >
      <FormattedMessage id="projects.edit.stale" />
    </Banner>
  );
}

export interface EditDraftBannerProps {
  readonly restored: EditStart['restored'];
  /** Somebody else changed the project since it was read. */
  readonly isStale: boolean;
  readonly onDiscard: () => void;
  readonly onReload: () => void;
}

/** Over the form, one word on how what is typed stands to what the project says. */
export function EditDraftBanner(props: EditDraftBannerProps): ReactElement | null {
  const { restored, isStale, onDiscard, onReload } = props;
  if (isStale) {
    // The button that was pressed is far below what must be read now.
    return (
      <Box ref={takeFocus} tabIndex={-1} sx={{ mb: 3 }}>
        <Stale onReload={onReload} />
      </Box>
    );
  }
  if (restored === undefined) return null;
  return (
    <Box sx={{ mb: 3 }}>
      {restored.isOvertaken ? (
        <Overtaken onDiscard={onDiscard} />
      ) : (
        <RestoredDraft savedAt={restored.savedAt} onDiscard={onDiscard} />
      )}
    </Box>
  );
}
