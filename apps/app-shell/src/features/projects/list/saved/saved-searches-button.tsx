import { BellIcon, Button, CountBadge, VisuallyHidden } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLatePiece } from '../../../../app/loading/late-piece.js';
import type { ProjectFilterState } from '../use-project-filters.js';
import { useSavedSearches } from './use-saved-searches.js';

const loadDialog = async () => (await import('./saved-searches-dialog.js')).SavedSearchesDialog;

export interface SavedSearchesButtonProps {
  readonly state: ProjectFilterState;
}

/** PROJ-07: opens the saved filters; how many new projects fit them stands on it. */
export function SavedSearchesButton({ state }: SavedSearchesButtonProps): ReactElement {
  const { newCount } = useSavedSearches();
  const { Piece: SavedSearchesDialog, fetchPiece } = useLatePiece(loadDialog);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<BellIcon />}
        endIcon={newCount > 0 ? <CountBadge count={newCount} /> : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          fetchPiece();
        }}
      >
        <span aria-hidden={newCount > 0}>
          <FormattedMessage id="projects.saved.open" />
        </span>
        {newCount > 0 ? (
          <VisuallyHidden>
            <FormattedMessage id="projects.saved.open_new" values={{ count: newCount }} />
          </VisuallyHidden>
        ) : null}
      </Button>
      {SavedSearchesDialog === undefined ? null : (
        <SavedSearchesDialog open={open} state={state} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
