import type { DisputeSummary } from '@cw/api-client';
import { cents, houseZone, isAnswerAwaited } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { FilteredList, EmptyState, Money, Panel, ProjectName, StateChip, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { COLLEAGUE_POLL_MS, FRESH, useFreshEvery } from '../records/fresh.js';
import { RecordName, Stacked } from '../records/record-cell.js';
import { RecordPage } from '../records/record-page.js';
import { RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { pathOf, queryOf, type DisputeView } from './dispute-filters.js';

interface ListProps {
  readonly view: DisputeView;
}

function useColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'project', label: formatMessage({ id: 'admin.disputes.project' }) },
    { id: 'contractor', label: formatMessage({ id: 'admin.projects.contractor' }), width: '10rem', spare: true },
    { id: 'state', label: formatMessage({ id: 'admin.disputes.filter' }), width: '9rem' },
    { id: 'stake', label: formatMessage({ id: 'admin.disputes.stake' }), width: '7rem', numeric: true },
    { id: 'opened', label: formatMessage({ id: 'admin.disputes.opened' }), width: '8.5rem', spare: true },
    { id: 'due', label: formatMessage({ id: 'admin.disputes.due' }), width: '12.5rem' },
  ];
}

type Answer = 'waiting' | 'given' | 'over';

/** Whether staff wait for somebody's word before they rule. */
function answerOf(dispute: DisputeSummary, now: number): Answer {
  if (isAnswerAwaited(dispute, now)) return 'waiting';
  return dispute.answeredAt === null ? 'over' : 'given';
}

function AnswerCell({ dispute }: { readonly dispute: DisputeSummary }): ReactElement {
  const formats = useFormats();
  const now = useKit().useNow();
  return (
    <Stacked>
      <span>{formats.deadline(dispute.answerDueAt, houseZone(dispute.usState))}</span>
      {dispute.state === 'open' ? (
        <span className="quiet">
          <FormattedMessage id={`admin.disputes.answer.${answerOf(dispute, now)}`} />
        </span>
      ) : null}
    </Stacked>
  );
}

function useRow(listed: DisputeView): (dispute: DisputeSummary) => RecordRow {
  const { Link } = useKit();
  const formats = useFormats();
  return (dispute) => ({
    id: dispute.id,
    cells: {
      project: (
        <RecordName>
          <Link to={pathOf(listed, dispute.id)}>
            <ProjectName house={dispute.house} clientName={dispute.ownerName} title={dispute.projectTitle} />
          </Link>
        </RecordName>
      ),
      contractor: dispute.contractorName,
      state: <StateChip machine="dispute" state={dispute.state} />,
      stake: <Money cents={cents(dispute.stakeCents)} />,
      opened: formats.date(dispute.openedAt),
      due: <AnswerCell dispute={dispute} />,
    },
  });
}

interface PageProps extends ListProps, PagePlace {
  readonly columns: readonly Column[];
}

function DisputePage({ view, cursor, ...page }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const rowOf = useRow(view);
  // Of what these lists show another administrator may act first.
  const fresh = useFreshEvery(view === 'ruling_proposed' || view === 'waiting' ? COLLEAGUE_POLL_MS : 0);
  const query = useKit().api.useListDisputesQuery(queryOf(view, cursor), fresh);
  return <RecordPage {...page} {...{ query, rowOf }} failed={formatMessage({ id: 'admin.disputes.error' })} />;
}

function Pages({ view }: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  const query = useKit().api.useListDisputesQuery(queryOf(view), FRESH);
  const nothing = (
    <EmptyState drawing="level" title={formatMessage({ id: 'admin.disputes.empty' })}>
      <FormattedMessage id="admin.disputes.empty_text" />
    </EmptyState>
  );
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'admin.disputes.error' })}
      loading={formatMessage({ id: 'admin.disputes.loading' })}
      empty={nothing}
    >
      <RecordTable label={formatMessage({ id: 'admin.disputes.title' })} columns={columns}>
        <CursorPages>{(place) => <DisputePage {...place} {...{ columns, view }} />}</CursorPages>
      </RecordTable>
    </FirstPage>
  );
}

/** What is open longest first, what is over latest first; another view begins anew. */
export function DisputeList({ view }: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.disputes.list' })}>
      <FilteredList name={view} words="admin.list.counted">
        <Pages view={view} />
      </FilteredList>
    </Panel>
  );
}
