import { PAPER_KINDS } from '@cw/domain';
import { Box, PageTitle, PageView, SelectField, styled, useMediaQuery, useTheme } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeskCountBar } from '../desks/desk-count-bar.js';
import { useKit } from '../kit-context.js';
import { BackLink } from '../records/back-link.js';
import { figure } from '../records/count-bar.js';
import { FRESH } from '../records/fresh.js';
import { SearchForm } from '../records/search-form.js';
import { PaperDetail } from './paper-detail.js';
import { PaperList } from './paper-list.js';
import {
  filtersFor,
  filtersOf,
  isSame,
  LATE,
  LISTED_STATES,
  pathOf,
  queryOf,
  SEARCH_MAX,
  searchOf,
  selectedOf,
  standingOf,
  type PaperFilters,
  type Selected,
} from './verification-filters.js';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-split="true"]': { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' },
}));

/** How many wait, and for how many the promise is broken. */
const Waiting = (): ReactElement => (
  <DeskCountBar
    desk="verification"
    beside={({ latePapers }) => [
      {
        id: 'late',
        to: pathOf({ state: 'submitted', late: true, kind: '', q: '' }),
        isBroken: latePapers > 0,
        text: <FormattedMessage id="admin.overview.count.late_papers" values={{ count: latePapers, figure }} />,
      },
    ]}
  />
);

interface FilterBarProps {
  readonly filters: PaperFilters;
  readonly onChange: (part: Partial<PaperFilters>) => void;
}

function FilterBar({ filters, onChange }: FilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <SearchForm
      label={formatMessage({ id: 'admin.verification.filter' })}
      searchLabel={formatMessage({ id: 'admin.verification.search' })}
      q={filters.q}
      max={SEARCH_MAX}
      columns={[2, 1, 1]}
      onSearch={(q) => onChange({ q })}
    >
      <SelectField
        name="state"
        value={standingOf(filters)}
        label={formatMessage({ id: 'admin.verification.column.state' })}
        options={[
          { value: LATE, label: formatMessage({ id: 'admin.verification.late' }) },
          ...LISTED_STATES.map((state) => ({
            value: state,
            label: formatMessage({ id: `states.verification.${state}` }),
          })),
        ]}
        onChange={({ target }) => onChange(filtersFor(target.value))}
      />
      <SelectField
        name="paper"
        value={filters.kind}
        label={formatMessage({ id: 'admin.verification.column.paper' })}
        emptyLabel={formatMessage({ id: 'admin.verification.any_kind' })}
        options={PAPER_KINDS.map((kind) => ({
          value: kind,
          label: formatMessage({ id: `admin.verification.kind.${kind}` }),
        }))}
        onChange={({ target }) => onChange({ kind: PAPER_KINDS.find((one) => one === target.value) ?? '' })}
      />
    </SearchForm>
  );
}

/** The screen's title; the browser tab says the open paper before it. */
function Title({ selected }: { readonly selected: Selected | undefined }): ReactElement {
  const { formatMessage } = useIntl();
  const { data } = useKit().api.useGetContractorPapersQuery(selected?.contractorId ?? '', {
    skip: selected === undefined,
  });
  const title = formatMessage({ id: 'admin.verification.title' });
  if (selected === undefined) return <PageTitle title={title} />;
  const kind = formatMessage({ id: `admin.verification.kind.${selected.kind}` });
  return <PageTitle title={title} record={[data && (data.company ?? data.name), kind].filter(Boolean).join(': ')} />;
}

/** VER-01, ADM-01: what waits for staff; one paper stands beside the list, or in its place where there is no room. */
export function VerificationScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const { api, useSearch, useNavigate } = useKit();
  const [search, change] = useSearch();
  const navigate = useNavigate();
  const hasRoom = useMediaQuery(useTheme().breakpoints.up('xl'));
  const filters = filtersOf(search);
  const selected = selectedOf(search);
  const { data } = api.useListPapersQuery(queryOf(filters), FRESH);
  const isAlone = selected !== undefined && !hasRoom;
  const next = (): void => {
    const items = data?.items ?? [];
    const at = items.findIndex((item) => isSame(item, selected));
    const found = items[at + 1] ?? items[0];
    if (found) navigate(pathOf(filters, { contractorId: found.contractorId, kind: found.kind }));
  };
  return (
    <PageView name={selected && `${selected.contractorId} ${selected.kind}`}>
      {isAlone ? (
        <BackLink to={pathOf(filters)}>
          <FormattedMessage id="admin.verification.back" />
        </BackLink>
      ) : null}
      <Title selected={selected} />
      {isAlone ? null : (
        <>
          <Waiting />
          <FilterBar
            filters={filters}
            onChange={(part) => change((now) => searchOf({ ...filtersOf(now), ...part }), { step: true })}
          />
        </>
      )}
      <Split data-split={selected !== undefined && hasRoom}>
        {isAlone ? null : <PaperList filters={filters} selected={selected} />}
        {selected === undefined ? null : (
          <Box role="region" aria-label={formatMessage({ id: 'admin.verification.record' })}>
            <PaperDetail key={`${selected.contractorId} ${selected.kind}`} selected={selected} onNext={next} />
          </Box>
        )}
      </Split>
    </PageView>
  );
}
