import { detailOf, useDeleteFileMutation, type ConditionView, type FileView } from '@cw/api-client';
import { ConfirmDialog, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface RemoveEvidenceDialogProps {
  readonly file: FileView;
  /** What the list calls it. */
  readonly name: string;
  readonly condition: ConditionView;
  readonly onClose: () => void;
}

/** COND-04: a photo of work that is hidden by now cannot be taken again, so nothing is deleted by one tap. */
export function RemoveEvidenceDialog({ file, name, condition, onClose }: RemoveEvidenceDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [erase] = useDeleteFileMutation();
  const [error, setError] = useState<string>();
  const { evidenceFiles, number } = condition;
  const remove = async (): Promise<void> => {
    setError(undefined);
    try {
      await erase(file.id).unwrap();
    } catch (caught) {
      setError(detailOf(caught) ?? formatMessage({ id: 'projects.upload.not_removed' }, { file: name }));
      return;
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage({ id: 'work.evidence.remove_title' }, { file: name })}
      confirmLabel={formatMessage({ id: 'work.evidence.remove' }, { kind: file.kind })}
      error={error}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>
        {formatMessage({ id: 'work.evidence.remove_text' }, { count: evidenceFiles.length - 1, number })}
      </Typography>
    </ConfirmDialog>
  );
}
