import type { AuditEntryResponse } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { FilteredList, EmptyState, Panel, PersonsWords, styled, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { RecordPage } from '../records/record-page.js';
import { RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { isNarrowed, NO_FILTERS, queryOf, searchOf, type AuditFilters } from './audit-filters.js';
import { ChangeList } from './change-list.js';
import { changesOf } from './changes.js';

const Cell = styled('div')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '& .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .what': { fontWeight: 620 },
}));

function useColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'when', label: formatMessage({ id: 'admin.audit.when' }), width: '11rem' },
    { id: 'what', label: formatMessage({ id: 'admin.audit.what' }) },
    { id: 'who', label: formatMessage({ id: 'admin.audit.who' }), width: '10rem' },
    { id: 'about', label: formatMessage({ id: 'admin.audit.about' }), width: '13rem' },
    { id: 'details', label: formatMessage({ id: 'admin.audit.details' }) },
  ];
}

/** Who did it; leads to everything that they did. */
function Actor({ entry }: { readonly entry: AuditEntryResponse }): ReactElement {
  const { Link } = useKit();
  const { actorId, actorName } = entry;
  if (actorId === null) return <FormattedMessage id="admin.audit.nobody" />;
  return <Link to={`/audit?${searchOf({ ...NO_FILTERS, actor: actorId }).toString()}`}>{actorName ?? actorId}</Link>;
}

/** Where what an entry is about can be opened; tokens, sessions and invoices have no page of their own. */
const PAGE_OF: Partial<Record<AuditEntryResponse['subjectType'], (id: string) => string>> = {
  user: (id) => `/users?user=${id}`,
  intake: (id) => `/intake?request=${id}`,
};

/** Whom or what it is about, and the way to it. */
function Subject({ entry }: { readonly entry: AuditEntryResponse }): ReactElement {
  const { Link } = useKit();
  const { subjectType, subjectId, subjectName } = entry;
  const kind = <FormattedMessage id={`admin.audit.subject.${subjectType}`} />;
  const pageOf = PAGE_OF[subjectType];
  if (subjectId === null || pageOf === undefined) return <span>{subjectName ?? kind}</span>;
  return <Link to={pageOf(encodeURIComponent(subjectId))}>{subjectName ?? kind}</Link>;
}

/** Of a repair request its house leads, then what it is called by in letters and on the phone. */
function AboutRequest({ entry }: { readonly entry: AuditEntryResponse }): ReactElement | null {
  const { Link } = useKit();
  const { request, subjectId } = entry;
  if (request === null || subjectId === null) return null;
  return (
    <>
      <div>
        <Link to={`/intake?request=${encodeURIComponent(subjectId)}`}>{request.addressLine}</Link>
      </div>
      <div className="quiet">
        <FormattedMessage id="admin.audit.request" values={{ reference: request.reference }} />
      </div>
    </>
  );
}

/** A message by who sent it, under which stands what it is; one that was erased is no one's. */
function AboutMessage({ name }: { readonly name: string }): ReactElement {
  return (
    <>
      <div>{name}</div>
      <div className="quiet">
        <FormattedMessage id="admin.audit.subject.support_message" />
      </div>
    </>
  );
}

/** What is no project by the name that staff know it by, where it still has one. */
function Named({ entry }: { readonly entry: AuditEntryResponse }): ReactElement {
  const { subjectType, subjectName, request } = entry;
  if (request !== null) return <AboutRequest entry={entry} />;
  if (subjectType === 'support_message' && subjectName !== null) return <AboutMessage name={subjectName} />;
  return <Subject entry={entry} />;
}

/** Of a project its house leads, then whose it is, then what is done there. */
function AboutProject({ project }: { readonly project: NonNullable<AuditEntryResponse['project']> }): ReactElement {
  const { Link } = useKit();
  const { id, title, addressLine, clientName } = project;
  return (
    <>
      <div>
        <Link to={`/projects/${encodeURIComponent(id)}`}>{addressLine}</Link>
      </div>
      {clientName === null ? null : (
        <div className="quiet">
          <FormattedMessage id="admin.audit.client" values={{ name: clientName }} />
        </div>
      )}
      <PersonsWords as="div" className="quiet">
        {title}
      </PersonsWords>
    </>
  );
}

/** Whom or what it is about; where that is within a project, which one. */
function About({ entry }: { readonly entry: AuditEntryResponse }): ReactElement {
  const { project, subjectType } = entry;
  return (
    <Cell>
      {subjectType === 'project' && project !== null ? null : <Named entry={entry} />}
      {project === null ? null : <AboutProject project={project} />}
    </Cell>
  );
}

const hasDetails = ({ before, after, reason }: AuditEntryResponse): boolean =>
  reason !== null || changesOf(before, after).length > 0;

function useRow(): (entry: AuditEntryResponse) => RecordRow {
  const formats = useFormats();
  const { formatMessage } = useIntl();
  return (entry) => ({
    id: entry.id,
    cells: {
      when: (
        <Cell>
          <div>{formats.date(entry.at, 'full')}</div>
          <div className="quiet">
            {formatMessage(
              { id: 'admin.audit.at' },
              { time: formats.time(entry.at), sequence: String(entry.sequence) },
            )}
          </div>
        </Cell>
      ),
      what: (
        <Cell>
          <span className="what">{formatMessage({ id: `admin.audit.action.${entry.action}` })}</span>
        </Cell>
      ),
      who: <Actor entry={entry} />,
      about: <About entry={entry} />,
      details: hasDetails(entry) ? (
        <Cell>
          <ChangeList action={entry.action} before={entry.before} after={entry.after} />
          {entry.reason === null ? null : <PersonsWords as="div">{entry.reason}</PersonsWords>}
        </Cell>
      ) : null,
    },
  });
}

interface PageProps extends AuditListProps, PagePlace {
  readonly columns: readonly Column[];
}

function AuditPage({ filters, cursor, ...page }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const rowOf = useRow();
  const query = useKit().api.useListAuditEntriesQuery({ ...queryOf(filters), ...(cursor !== undefined && { cursor }) });
  return <RecordPage {...page} {...{ query, rowOf }} failed={formatMessage({ id: 'admin.audit.error' })} />;
}

export interface AuditListProps {
  readonly filters: AuditFilters;
}

function Pages({ filters }: AuditListProps): ReactElement {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  const query = useKit().api.useListAuditEntriesQuery(queryOf(filters));
  const nothing = (
    <EmptyState drawing="tape" title={formatMessage({ id: 'admin.audit.empty' })}>
      <FormattedMessage id={isNarrowed(filters) ? 'admin.audit.empty_filtered' : 'admin.audit.empty_text'} />
    </EmptyState>
  );
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'admin.audit.error' })}
      loading={formatMessage({ id: 'admin.audit.loading' })}
      empty={nothing}
    >
      <RecordTable label={formatMessage({ id: 'admin.audit.title' })} columns={columns}>
        <CursorPages>{(place) => <AuditPage {...place} {...{ columns, filters }} />}</CursorPages>
      </RecordTable>
    </FirstPage>
  );
}

/** Newest first, page after page; other filters begin anew. */
export function AuditList({ filters }: AuditListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.audit.list' })}>
      <FilteredList name={searchOf(filters).toString()} words="admin.list.counted">
        <Pages filters={filters} />
      </FilteredList>
    </Panel>
  );
}
