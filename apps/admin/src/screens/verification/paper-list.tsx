import type { PaperQueueItem } from '@cw/api-client';
import { daysBetween } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import {
  FilteredList,
  EmptyState,
  Panel,
  StateChip,
  styled,
  VisuallyHidden,
  WarningIcon,
  type PagePlace,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { FRESH } from '../records/fresh.js';
import { RecordName, Stacked } from '../records/record-cell.js';
import { RecordPage } from '../records/record-page.js';
import { RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { useToday } from './use-today.js';
import { isSame, pathOf, queryOf, type PaperFilters, type Selected } from './verification-filters.js';

const Late = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(0.5),
  alignItems: 'center',
  fontWeight: 680,
  color: theme.vars.palette.error.main,
}));

export interface PaperListProps {
  readonly filters: PaperFilters;
  readonly selected: Selected | undefined;
}

function useColumns(): Column[] {
  const { formatMessage } = useIntl();
  const label = (name: 'contractor' | 'paper' | 'state' | 'since'): string =>
    formatMessage({ id: `admin.verification.column.${name}` });
  return [
    { id: 'contractor', label: label('contractor') },
    { id: 'paper', label: label('paper'), width: '24%' },
    { id: 'state', label: label('state'), width: '22%' },
    { id: 'since', label: label('since'), width: '20%' },
  ];
}

/** Since when it is so; red once the promise to answer is broken. */
function Since({ item }: { readonly item: PaperQueueItem }): ReactElement {
  const formats = useFormats();
  const now = useKit().useNow();
  const ago = formats.ago(item.since, now);
  if (!item.isLate) return <>{ago}</>;
  return (
    <Late>
      <WarningIcon />
      <VisuallyHidden>
        <FormattedMessage id="admin.verification.late" />
      </VisuallyHidden>
      {ago}
    </Late>
  );
}

function useRow({ filters, selected }: PaperListProps): (item: PaperQueueItem) => RecordRow {
  const { Link } = useKit();
  const today = useToday();
  return (item) => {
    const { contractorId, contractorName, company, kind, state, expiresOn } = item;
    const own = { contractorId, kind };
    const isOpen = isSame(own, selected);
    const daysLeft = expiresOn === null ? undefined : daysBetween(today, expiresOn);
    return {
      id: `${contractorId} ${kind}`,
      selected: isOpen,
      cells: {
        contractor: (
          <Stacked>
            <RecordName>
              <Link to={pathOf(filters, own)} keepScroll {...(isOpen && { 'aria-current': 'true' as const })}>
                {contractorName}
              </Link>
            </RecordName>
            {company === null ? null : <span className="quiet">{company}</span>}
          </Stacked>
        ),
        paper: <FormattedMessage id={`admin.verification.kind.${kind}`} />,
        state: <StateChip machine="verification" state={state} {...(daysLeft !== undefined && { daysLeft })} />,
        since: <Since item={item} />,
      },
    };
  };
}

interface PageProps extends PaperListProps, PagePlace {
  readonly columns: readonly Column[];
}

function PaperPage({ filters, selected, cursor, ...page }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const rowOf = useRow({ filters, selected });
  const query = useKit().api.useListPapersQuery(queryOf(filters, cursor), FRESH);
  return <RecordPage {...page} {...{ query, rowOf }} failed={formatMessage({ id: 'admin.verification.error' })} />;
}

function Pages(props: PaperListProps): ReactElement {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  const { filters } = props;
  const query = useKit().api.useListPapersQuery(queryOf(filters), FRESH);
  const isWaiting = filters.state === 'submitted' && !filters.late && filters.q === '' && filters.kind === '';
  const nothing = (
    <EmptyState drawing="level" title={formatMessage({ id: 'admin.verification.empty' })}>
      <FormattedMessage id={isWaiting ? 'admin.verification.empty_text' : 'admin.verification.empty_filtered'} />
    </EmptyState>
  );
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'admin.verification.error' })}
      loading={formatMessage({ id: 'admin.verification.loading' })}
      empty={nothing}
    >
      <RecordTable label={formatMessage({ id: 'admin.verification.list' })} columns={columns}>
        <CursorPages>{(place) => <PaperPage {...place} {...props} columns={columns} />}</CursorPages>
      </RecordTable>
    </FirstPage>
  );
}

/** What waits longest comes first; other filters begin anew. */
export function PaperList(props: PaperListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.verification.list' })}>
      <FilteredList name={JSON.stringify(props.filters)} words="admin.list.counted">
        <Pages {...props} />
      </FilteredList>
    </Panel>
  );
}
