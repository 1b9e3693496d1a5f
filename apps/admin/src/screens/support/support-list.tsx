import { FilteredList, Box, Button, EmptyState, Panel, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { FRESH } from '../records/fresh.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { isNarrowed, queryOf, type SupportPlace } from './support-filters.js';
import { WrittenMessage } from './written-message.js';

interface SupportListProps {
  readonly place: SupportPlace;
  readonly onClear: () => void;
}

function MessagePage({ place, cursor, isLast, onMore }: Pick<SupportListProps, 'place'> & PagePlace): ReactElement {
  const { formatMessage } = useIntl();
  const query = useKit().api.useListSupportMessagesQuery(queryOf(place, cursor), FRESH);
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'desk.support.error' }) };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
        {(query.data?.items ?? []).map((message) => (
          <WrittenMessage key={message.id} message={message} />
        ))}
      </Box>
      {hasFoot(foot) ? <PageFoot {...foot} /> : null}
    </>
  );
}

function Nothing({ place, onClear }: SupportListProps): ReactElement {
  const { formatMessage } = useIntl();
  const narrowed = isNarrowed(place);
  return (
    <EmptyState
      drawing="tape"
      title={formatMessage({ id: narrowed ? 'desk.support.none' : `desk.support.empty.${place.state}` })}
      action={
        narrowed ? (
          <Button variant="primary" onClick={onClear}>
            <FormattedMessage id="desk.support.clear" />
          </Button>
        ) : undefined
      }
    >
      <FormattedMessage id="desk.support.empty_text" />
    </EmptyState>
  );
}

function Pages({ place, onClear }: SupportListProps): ReactElement {
  const { formatMessage } = useIntl();
  const query = useKit().api.useListSupportMessagesQuery(queryOf(place), FRESH);
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'desk.support.error' })}
      loading={formatMessage({ id: 'desk.support.loading' })}
      empty={<Nothing place={place} onClear={onClear} />}
    >
      <CursorPages>{(at) => <MessagePage {...at} place={place} />}</CursorPages>
    </FirstPage>
  );
}

/** Page after page; other filters begin anew. */
export function SupportList({ place, onClear }: SupportListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'desk.support.list' })}>
      <FilteredList name={JSON.stringify(place)} words="admin.list.counted">
        <Pages place={place} onClear={onClear} />
      </FilteredList>
    </Panel>
  );
}
