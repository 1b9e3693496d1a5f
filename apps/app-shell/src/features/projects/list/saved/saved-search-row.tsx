import type { SavedSearchView } from '@cw/api-client';
import { BellIcon, Button, Chip, EditIcon, IconButton, TrashIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFilterWords } from '../filter-words.js';
import { activeFilters } from '../project-filters.js';
import { filtersOfSaved } from './saved-filters.js';
import { NEW_SHOWN_MAX } from './use-saved-searches.js';

export interface SavedSearchRowProps {
  readonly search: SavedSearchView;
  readonly onApply: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function New({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  const isMore = count > NEW_SHOWN_MAX;
  return (
    <Chip tone="blue" solid>
      <FormattedMessage
        id={isMore ? 'projects.saved.new_more' : 'projects.saved.new'}
        values={{ count: isMore ? NEW_SHOWN_MAX : count }}
      />
    </Chip>
  );
}

/** Its name shows the list with it; under it what it asks for. */
export function SavedSearchRow({ search, onApply, onEdit, onDelete }: SavedSearchRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const { name, alerts, newCount } = search;
  const filters = filtersOfSaved(search.filters);
  const words = useFilterWords(filters);
  const said = activeFilters(filters).map(words);
  return (
    <li>
      <div>
        <div className="name">
          <Button variant="quiet" onClick={onApply}>
            {name}
          </Button>
          <New count={newCount} />
          <Chip tone={alerts ? 'green' : 'slate'} icon={<BellIcon size={14} />}>
            <FormattedMessage id={alerts ? 'projects.saved.alerts_on' : 'projects.saved.alerts_off'} />
          </Chip>
        </div>
        <div className="note">
          {said.length === 0 ? <FormattedMessage id="projects.saved.everything" /> : said.join(' · ')}
        </div>
      </div>
      <div className="act">
        <IconButton aria-label={formatMessage({ id: 'projects.saved.edit_named' }, { name })} onClick={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton aria-label={formatMessage({ id: 'projects.saved.delete_named' }, { name })} onClick={onDelete}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
