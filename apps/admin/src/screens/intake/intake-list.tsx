import type { IntakeRow } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { FilteredList, Button, Chip, EmptyState, Panel, StateChip, styled, WarningIcon, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { COLLEAGUE_POLL_MS, FRESH, useFreshEvery } from '../records/fresh.js';
import { RecordName, Stacked } from '../records/record-cell.js';
import { RecordPage } from '../records/record-page.js';
import { RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { isNarrowed, pathOf, queryOf, type IntakePlace } from './intake-place.js';
import { ReviewClock } from './review-clock.js';

/** A reference is read out and copied: it is not broken at its hyphens. */
const Whole = styled('span')({ whiteSpace: 'nowrap' });

interface ListProps {
  readonly place: IntakePlace;
}

function useColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'request', label: formatMessage({ id: 'triage.column.request' }) },
    { id: 'state', label: formatMessage({ id: 'triage.column.state' }), width: '12.5rem' },
    { id: 'review', label: formatMessage({ id: 'triage.column.review' }), width: '14rem' },
    { id: 'repairs', label: formatMessage({ id: 'triage.column.repairs' }), width: '9.5rem', spare: true },
    { id: 'closing', label: formatMessage({ id: 'projects.field.closing_date' }), width: '8rem', spare: true },
  ];
}

function Flags({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <Chip tone="copper" icon={<WarningIcon />}>
      <FormattedMessage id="triage.flags" values={{ count }} />
    </Chip>
  );
}

function useRow(place: IntakePlace): (request: IntakeRow) => RecordRow {
  const { Link } = useKit();
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (request) => {
    const { id, reference, address, city, usState, zip, fullName, state, submittedAt } = request;
    const { closingDate, repairs, categories, flags } = request;
    const where = `${usState} ${zip} · `;
    const house = `${address}, ${city}`;
    return {
      id,
      cells: {
        request: (
          <Stacked>
            <RecordName>
              <Link to={pathOf(place, id)}>{house}</Link>
            </RecordName>
            <span>{fullName}</span>
            <span className="quiet">
              {where}
              <Whole>{reference}</Whole>
            </span>
          </Stacked>
        ),
        state: (
          <Stacked>
            <StateChip machine="intake" state={state} />
            <Flags count={flags.length} />
          </Stacked>
        ),
        review: (
          <Stacked>
            <ReviewClock request={request} />
            <span className="quiet">
              <FormattedMessage id="triage.sent_at" values={{ when: formats.dateTime(submittedAt) }} />
            </span>
          </Stacked>
        ),
        repairs: (
          <Stacked>
            <span>{formatMessage({ id: 'triage.repairs' }, { count: repairs })}</span>
            <span className="quiet">
              {categories.map((category) => formatMessage({ id: `intake.category.${category}` })).join(', ')}
            </span>
          </Stacked>
        ),
        closing: closingDate === null ? null : formats.plainDate(closingDate),
      },
    };
  };
}

interface PageProps extends ListProps, PagePlace {
  readonly columns: readonly Column[];
}

function IntakePage({ place, cursor, ...page }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const rowOf = useRow(place);
  const query = useKit().api.useListIntakesQuery(queryOf(place, cursor), useFreshEvery(COLLEAGUE_POLL_MS));
  return <RecordPage {...page} {...{ query, rowOf }} failed={formatMessage({ id: 'triage.list_error' })} />;
}

function Nothing({ place, onClear }: ListProps & { readonly onClear: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const narrowed = isNarrowed(place);
  return (
    <EmptyState
      drawing="tape"
      title={formatMessage({ id: narrowed ? 'triage.empty_narrowed' : 'triage.empty' })}
      action={
        narrowed ? (
          <Button variant="primary" onClick={onClear}>
            <FormattedMessage id="triage.clear" />
          </Button>
        ) : undefined
      }
    >
      <FormattedMessage id={narrowed ? 'triage.empty_narrowed_text' : 'triage.empty_text'} />
    </EmptyState>
  );
}

interface IntakeListProps extends ListProps {
  readonly onClear: () => void;
}

function Pages({ place, onClear }: IntakeListProps): ReactElement {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  const query = useKit().api.useListIntakesQuery(queryOf(place), FRESH);
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'triage.list_error' })}
      loading={formatMessage({ id: 'triage.loading' })}
      empty={<Nothing place={place} onClear={onClear} />}
    >
      <RecordTable label={formatMessage({ id: 'triage.title' })} columns={columns}>
        <CursorPages>{(at) => <IntakePage {...at} {...{ columns, place }} />}</CursorPages>
      </RecordTable>
    </FirstPage>
  );
}

/** What is due first, or the newest first; another filter begins anew. */
export function IntakeList({ place, onClear }: IntakeListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'triage.list' })}>
      <FilteredList name={pathOf(place)} words="admin.list.counted">
        <Pages place={place} onClear={onClear} />
      </FilteredList>
    </Panel>
  );
}
