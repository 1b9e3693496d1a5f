import { SAVED_SEARCH_LIMITS } from '@cw/domain';
import { CheckboxField, ConfirmDialog, Stack, TextField } from '@cw/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useOnce } from '../../../../forms/use-once.js';

export interface SavedSearchAnswers {
  readonly name: string;
  readonly alerts: boolean;
}

export interface SavedSearchFormProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly before: SavedSearchAnswers;
  /** What of it could not be done, in words; nothing when it was. */
  readonly onSave: (answers: SavedSearchAnswers) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** A name, and whether to be told. */
export function SavedSearchForm(props: SavedSearchFormProps): ReactElement {
  const { open, title, confirmLabel, before, onSave, onClose } = props;
  const { formatMessage } = useIntl();
  const [answers, setAnswers] = useState(before);
  const [isNameless, setNameless] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = useOnce(async () => {
    const name = answers.name.trim();
    setNameless(name === '');
    if (name === '') return;
    const failed = await onSave({ ...answers, name });
    setFailure(failed);
    if (failed === undefined) onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      error={failure}
      onConfirm={save}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <Stack spacing={2}>
          <TextField
            name="savedSearchName"
            value={answers.name}
            label={formatMessage({ id: 'projects.saved.name' })}
            hint={formatMessage({ id: 'projects.saved.name_hint' })}
            error={isNameless ? formatMessage({ id: 'projects.saved.name_fault' }) : undefined}
            maxLength={SAVED_SEARCH_LIMITS.nameMax}
            autoComplete="off"
            onChange={({ target }) => setAnswers({ ...answers, name: target.value })}
          />
          <CheckboxField
            name="savedSearchAlerts"
            checked={answers.alerts}
            label={formatMessage({ id: 'projects.saved.alerts' })}
            onChange={({ target }) => setAnswers({ ...answers, alerts: target.checked })}
          />
        </Stack>
      </form>
    </ConfirmDialog>
  );
}
