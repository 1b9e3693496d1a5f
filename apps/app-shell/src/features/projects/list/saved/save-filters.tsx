import { useCreateSavedSearchMutation } from '@cw/api-client';
import { SAVED_SEARCH_LIMITS } from '@cw/domain';
import { BellIcon, Button, CheckGlyph, Chip, Typography, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLatePiece } from '../../../../app/loading/late-piece.js';
import { useRefusalText } from '../../../../forms/refusal-text.js';
import type { ProjectFilters } from '../project-filters.js';
import { sameSearch, savedOf } from './saved-filters.js';
import type { SavedSearchAnswers } from './saved-search-form.js';
import { useSavedSearches } from './use-saved-searches.js';

const loadForm = async () => (await import('./saved-search-form.js')).SavedSearchForm;

const NEW_SEARCH: SavedSearchAnswers = { name: '', alerts: true };

export interface SaveFiltersProps {
  readonly filters: ProjectFilters;
}

function useSave(filters: ProjectFilters): (answers: SavedSearchAnswers) => Promise<string | undefined> {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const refusalText = useRefusalText();
  const [create] = useCreateSavedSearchMutation();
  return async (answers) => {
    try {
      await create({ ...answers, filters: savedOf(filters) }).unwrap();
      toast({ kind: 'done', title: formatMessage({ id: 'projects.saved.saved' }) });
      return undefined;
    } catch (error) {
      return refusalText(error, 'projects.saved.failed');
    }
  };
}

function SaveButton({ filters }: SaveFiltersProps): ReactElement {
  const { formatMessage } = useIntl();
  const { Piece: SavedSearchForm, fetchPiece } = useLatePiece(loadForm);
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const save = useSave(filters);
  return (
    <>
      <Button
        size="small"
        startIcon={<BellIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
          fetchPiece();
        }}
      >
        <FormattedMessage id="projects.saved.save" />
      </Button>
      {opened === 0 || SavedSearchForm === undefined ? null : (
        <SavedSearchForm
          key={opened}
          open={open}
          title={formatMessage({ id: 'projects.saved.save_title' })}
          confirmLabel={formatMessage({ id: 'projects.saved.save_confirm' })}
          before={NEW_SEARCH}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** PROJ-07: keeps the filters in use under a name; says so when they are kept already, or no more can be. */
export function SaveFilters({ filters }: SaveFiltersProps): ReactElement | null {
  const { items, isKnown, isFull } = useSavedSearches();
  if (!isKnown) return null;
  const same = sameSearch(items, filters);
  if (same !== undefined) {
    return (
      <Chip tone="green" icon={<CheckGlyph />}>
        <FormattedMessage id="projects.saved.saved_as" values={{ name: same.name }} />
      </Chip>
    );
  }
  if (isFull) {
    return (
      <Typography variant="body2" component="span">
        <FormattedMessage id="projects.saved.full" values={{ limit: SAVED_SEARCH_LIMITS.perAccount }} />
      </Typography>
    );
  }
  return <SaveButton filters={filters} />;
}
