import type { ConditionView, FileView } from '@cw/api-client';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EraseFileDialog } from '../../forms/erase-file-dialog.js';

export interface RemoveEvidenceDialogProps {
  readonly file: FileView;
  /** What the list calls it. */
  readonly name: string;
  readonly condition: ConditionView;
  readonly onClose: () => void;
}

/** COND-04: a photo of work that is hidden by now cannot be taken again: it says what else is stored for the repair. */
export function RemoveEvidenceDialog({ file, name, condition, onClose }: RemoveEvidenceDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { evidenceFiles, number } = condition;
  return (
    <EraseFileDialog
      fileId={file.id}
      name={name}
      confirmLabel={formatMessage({ id: 'work.evidence.remove' }, { kind: file.kind })}
      text={formatMessage({ id: 'work.evidence.remove_text' }, { count: evidenceFiles.length - 1, number })}
      onClose={onClose}
    />
  );
}
