import { useDeleteSavedSearchMutation, type SavedSearchView } from '@cw/api-client';
import { ConfirmDialog, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRefusalText } from '../../../../forms/refusal-text.js';

export interface DeleteSavedSearchProps {
  readonly search: SavedSearchView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asked first: a name and its alerts are gone with it. */
export function DeleteSavedSearch({ search, open, onClose }: DeleteSavedSearchProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const refusalText = useRefusalText();
  const [remove] = useDeleteSavedSearchMutation();
  const [failure, setFailure] = useState<string>();
  const confirm = async (): Promise<void> => {
    try {
      await remove(search.id).unwrap();
      toast({ kind: 'done', title: formatMessage({ id: 'projects.saved.deleted' }) });
      onClose();
    } catch (error) {
      setFailure(refusalText(error, 'projects.saved.delete_failed'));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage({ id: 'projects.saved.delete_title' }, { name: search.name })}
      confirmLabel={formatMessage({ id: 'projects.saved.delete' })}
      danger
      error={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormattedMessage id="projects.saved.delete_text" />
    </ConfirmDialog>
  );
}
