import { badgeText, BellIcon, Button, CountBadge, isCapped } from '@cw/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const { formatMessage } = useIntl();
  const { newCount } = useSavedSearches();
  const [wasOpened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const news = isCapped(newCount)
    ? formatMessage({ id: 'projects.saved.open_capped' }, { shown: badgeText(newCount) })
    : formatMessage({ id: 'projects.saved.open_new' }, { count: newCount });
  const name = newCount > 0 ? news : formatMessage({ id: 'projects.saved.open' });
  return (
    <>
      <Button
        startIcon={<BellIcon />}
        endIcon={newCount > 0 ? <CountBadge count={newCount} /> : undefined}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <FormattedMessage id="projects.saved.open" />
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <SavedSearchesDialog open={open} state={state} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
