import { useUpdateSavedSearchMutation, type SavedSearchView } from '@cw/api-client';
import { useToast } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../../../../forms/refusal-text.js';
import { SavedSearchForm, type SavedSearchAnswers } from './saved-search-form.js';

export interface EditSavedSearchProps {
  readonly search: SavedSearchView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Another name, alerts on or off. */
export function EditSavedSearch({ search, open, onClose }: EditSavedSearchProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const refusalText = useRefusalText();
  const [update] = useUpdateSavedSearchMutation();
  const save = async (savedSearchEdit: SavedSearchAnswers): Promise<string | undefined> => {
    try {
      await update({ id: search.id, savedSearchEdit }).unwrap();
      toast({ kind: 'done', title: formatMessage({ id: 'projects.saved.changed' }) });
      return undefined;
    } catch (error) {
      return refusalText(error, 'projects.saved.failed');
    }
  };
  return (
    <SavedSearchForm
      open={open}
      title={formatMessage({ id: 'projects.saved.edit_title' })}
      confirmLabel={formatMessage({ id: 'projects.saved.edit_confirm' })}
      before={{ name: search.name, alerts: search.alerts }}
      onSave={save}
      onClose={onClose}
    />
  );
}
