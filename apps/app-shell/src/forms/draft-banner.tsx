import { Banner, Button, type BannerKind } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DiscardDialog } from './discard-dialog.js';
import { useDraftSaid } from './use-draft-said.js';

export interface DraftBannerProps {
  readonly kind: BannerKind;
  readonly onDiscard: () => void;
  /** How what was kept stands to what the page would say without it. */
  readonly children: ReactNode;
}

/** Over a form that began with what was kept; a clean sheet is one confirmed press away. */
export function DraftBanner({ kind, onDiscard, children }: DraftBannerProps): ReactElement {
  useDraftSaid(true);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Banner
        kind={kind}
        action={
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <FormattedMessage id="projects.draft.discard" />
          </Button>
        }
      >
        {children}
      </Banner>
      <DiscardDialog what="draft" open={asking} onDiscard={onDiscard} onClose={() => setAsking(false)} />
    </>
  );
}
