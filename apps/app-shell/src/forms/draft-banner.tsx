import { Banner, Button, ConfirmDialog, type BannerKind } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface DraftBannerProps {
  readonly kind: BannerKind;
  readonly onDiscard: () => void;
  /** How what was kept stands to what the page would say without it. */
  readonly children: ReactNode;
}

/** Over a form that began with what was kept; a clean sheet is one confirmed press away. */
export function DraftBanner({ kind, onDiscard, children }: DraftBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Banner
        kind={kind}
        role="status"
        action={
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <FormattedMessage id="projects.draft.discard" />
          </Button>
        }
      >
        {children}
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
