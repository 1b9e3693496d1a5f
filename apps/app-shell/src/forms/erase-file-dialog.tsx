import { detailOf, useDeleteFileMutation } from '@cw/api-client';
import { ConfirmDialog, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface EraseFileDialogProps {
  readonly fileId: string;
  /** What the list calls it. */
  readonly name: string;
  readonly confirmLabel: string;
  /** What goes with it. */
  readonly text: string;
  readonly onErased?: () => void;
  readonly onClose: () => void;
}

/** A file that is stored may be the only one of its kind, so none is deleted by one tap; what could not be is said here. */
export function EraseFileDialog(props: EraseFileDialogProps): ReactElement {
  const { fileId, name, confirmLabel, text, onErased, onClose } = props;
  const { formatMessage } = useIntl();
  const [erase] = useDeleteFileMutation();
  const [error, setError] = useState<string>();
  const remove = async (): Promise<void> => {
    setError(undefined);
    try {
      await erase(fileId).unwrap();
    } catch (caught) {
      setError(detailOf(caught) ?? formatMessage({ id: 'projects.upload.not_removed' }, { file: name }));
      return;
    }
    onErased?.();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage({ id: 'projects.upload.remove_title' }, { file: name })}
      confirmLabel={confirmLabel}
      error={error}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
    </ConfirmDialog>
  );
}
