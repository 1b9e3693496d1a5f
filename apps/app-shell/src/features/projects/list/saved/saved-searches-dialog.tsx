import { useListSavedSearchesQuery, useUpdateSavedSearchMutation, type SavedSearchView } from '@cw/api-client';
import { SAVED_SEARCH_LIMITS } from '@cw/domain';
import {
  Button,
  CloseIcon,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  EmptyState,
  LoadingState,
  SkeletonRows,
  styled,
  Typography,
} from '@cw/ui';
import { useId, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadError } from '../../../../lists/load-error.js';
import type { ProjectFilterState } from '../use-project-filters.js';
import { DeleteSavedSearch } from './delete-saved-search.js';
import { EditSavedSearch } from './edit-saved-search.js';
import { filtersOfSaved } from './saved-filters.js';
import { SavedSearchRow } from './saved-search-row.js';
import { useSavedSearches } from './use-saved-searches.js';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(1, 2),
    alignItems: 'center',
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1) },
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .act': { display: 'flex', gap: theme.spacing(0.5) },
  [theme.breakpoints.down('md')]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

/** One question at a time: to change one of them, or to delete it. */
type Asked = { readonly what: 'edit' | 'delete'; readonly about: SavedSearchView };

export interface SavedSearchesDialogProps {
  readonly open: boolean;
  readonly state: ProjectFilterState;
  readonly onClose: () => void;
}

function List({ state, onClose }: Omit<SavedSearchesDialogProps, 'open'>): ReactElement {
  const { items, isFull } = useSavedSearches();
  const [markSeen] = useUpdateSavedSearchMutation();
  const [asked, setAsked] = useState<Asked>();
  const [isAsking, setAsking] = useState(false);
  const ask = (what: Asked['what'], about: SavedSearchView): void => {
    setAsked({ what, about });
    setAsking(true);
  };
  const apply = ({ id, filters, newCount }: SavedSearchView): void => {
    state.change(filtersOfSaved(filters));
    if (newCount > 0) void markSeen({ id, savedSearchEdit: { seen: true } });
    onClose();
  };
  const close = (): void => setAsking(false);
  return (
    <>
      {isFull ? (
        <Typography variant="body2">
          <FormattedMessage id="projects.saved.full" values={{ limit: SAVED_SEARCH_LIMITS.perAccount }} />
        </Typography>
      ) : null}
      <Rows>
        {items.map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            onApply={() => apply(search)}
            onEdit={() => ask('edit', search)}
            onDelete={() => ask('delete', search)}
          />
        ))}
      </Rows>
      {asked?.what === 'edit' ? (
        <EditSavedSearch key={asked.about.id} search={asked.about} open={isAsking} onClose={close} />
      ) : null}
      {asked?.what === 'delete' ? <DeleteSavedSearch search={asked.about} open={isAsking} onClose={close} /> : null}
    </>
  );
}

function Content(props: Omit<SavedSearchesDialogProps, 'open'>): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListSavedSearchesQuery();
  if (data === undefined && error !== undefined && !isFetching) {
    return (
      <LoadError title={formatMessage({ id: 'projects.saved.error' })} error={error} onRetry={() => void refetch()} />
    );
  }
  if (data === undefined) {
    return (
      <LoadingState text={formatMessage({ id: 'projects.saved.loading' })}>
        <SkeletonRows count={3} />
      </LoadingState>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState drawing="tape" title={formatMessage({ id: 'projects.saved.empty_title' })}>
        <FormattedMessage id="projects.saved.empty_text" />
      </EmptyState>
    );
  }
  return <List {...props} />;
}

/** PROJ-07: each with what is new in it; chosen, changed or deleted here. */
export function SavedSearchesDialog({ open, state, onClose }: SavedSearchesDialogProps): ReactElement {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="projects.saved.title" />
      </DialogTitle>
      <DialogContent>
        <Content state={state} onClose={onClose} />
      </DialogContent>
      <DialogActions>
        <Button startIcon={<CloseIcon />} onClick={onClose}>
          <FormattedMessage id="projects.saved.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
