import { Banner, Box, Button } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { DraftBanner } from '../../../forms/draft-banner.js';
import { RestoredDraft } from '../../../forms/restored-draft.js';
import { takeFocus } from '../../../forms/take-focus.js';
import type { EditStart } from './edit-draft.js';

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
        // The project went on while the draft waited: what stands here is both.
        <DraftBanner kind="sent_back" onDiscard={onDiscard}>
          <FormattedMessage id="projects.edit.overtaken" />
          {restored.goneCount === 0 ? null : (
            <p>
              <FormattedMessage id="projects.edit.gone" values={{ count: restored.goneCount }} />
            </p>
          )}
        </DraftBanner>
      ) : (
        <RestoredDraft savedAt={restored.savedAt} onDiscard={onDiscard} />
      )}
    </Box>
  );
}
