import { BellIcon, Button, CountBadge, VisuallyHidden } from '@cw/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProjectFilterState } from '../use-project-filters.js';
import { useSavedSearches } from './use-saved-searches.js';

const SavedSearchesDialog = lazy(async () => ({
  default: (await import('./saved-searches-dialog.js')).SavedSearchesDialog,
}));

export interface SavedSearchesButtonProps {
  readonly state: ProjectFilterState;
}

/** PROJ-07: opens the saved filters; how many new projects fit them stands on it. */
export function SavedSearchesButton({ state }: SavedSearchesButtonProps): ReactElement {
  const { newCount } = useSavedSearches();
  const [wasOpened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<BellIcon />}
        endIcon={newCount > 0 ? <CountBadge count={newCount} /> : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
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
      {wasOpened ? (
        <Suspense fallback={null}>
          <SavedSearchesDialog open={open} state={state} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
