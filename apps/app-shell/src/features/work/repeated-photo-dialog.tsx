import type { RepeatedPhoto } from '@cw/api-client';
import { ConfirmDialog, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface RepeatedPhotoDialogProps {
  readonly name: string;
  readonly question: RepeatedPhoto;
  readonly onUse: () => void;
  /** It was chosen by mistake. */
  readonly onDrop: () => void;
  /** Left with Escape: nothing is decided. */
  readonly onClose: () => void;
}

/** COND-04: one photograph may show two repairs, or have been chosen by mistake. */
export function RepeatedPhotoDialog({
  name,
  question,
  onUse,
  onDrop,
  onClose,
}: RepeatedPhotoDialogProps): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const { repair, usedForRepairs } = question;
  const used = formatList(usedForRepairs.map(String));
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'work.repeated.title' }, { repair })}
      confirmLabel={formatMessage({ id: 'work.repeated.confirm' })}
      cancelLabel={formatMessage({ id: 'work.repeated.cancel' })}
      onConfirm={onUse}
      onCancel={onDrop}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {formatMessage({ id: 'work.repeated.text' }, { name, count: usedForRepairs.length, used, repair })}
      </Typography>
    </ConfirmDialog>
  );
}
