import { useListContractorsQuery } from '@cw/api-client';
import {
  Button,
  ButtonLink,
  EmptyState,
  FilteredList,
  LoadingState,
  MoreButton,
  PageByPage,
  Panel,
  SkeletonRows,
  useListCount,
  type PagePlace,
} from '@cw/ui';
import { useEffect, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/routes/paths.js';
import { LoadError } from '../../lists/load-error.js';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import { useKeptHeight } from '../../lists/use-kept-height.js';
import { ANY_DISTANCE, isNarrowed, isNear, queryOf, searchOf } from './contractor-filters.js';
import { ContractorRow } from './contractor-row.js';
import type { ContractorFilterState } from './use-contractor-filters.js';

export interface ContractorListProps {
  readonly state: ContractorFilterState;
}

/** So many are counted, then it says "or more". */
const COUNTED_MAX = 100;

/** Offered where others fit who are farther away, and how many. */
function ShowFarther({ state: { filters, change } }: ContractorListProps): ReactElement | null {
  const anywhere = { ...queryOf({ ...filters, radius: ANY_DISTANCE }), limit: COUNTED_MAX };
  const { currentData } = useListContractorsQuery(said(anywhere));
  if (currentData === undefined || currentData.items.length === 0) return null;
  const isMore = currentData.nextCursor !== null;
  return (
    <Button variant="primary" onClick={() => change({ zip: '', radius: ANY_DISTANCE })}>
      <FormattedMessage
        id={isMore ? 'contractors.show_farther_more' : 'contractors.show_farther'}
        values={{ count: currentData.items.length }}
      />
    </Button>
  );
}

function NobodyNear({ state }: ContractorListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { zip, radius } = state.filters;
  return (
    <EmptyState
      drawing="toolbox"
      title={formatMessage({ id: 'contractors.empty_near_title' }, { miles: radius, zip })}
      action={<ShowFarther state={state} />}
    >
      <FormattedMessage id="contractors.empty_text" />
    </EmptyState>
  );
}

function Nobody({ state }: ContractorListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { filters, clear } = state;
  if (isNear(filters)) return <NobodyNear state={state} />;
  return (
    <EmptyState
      drawing="toolbox"
      title={formatMessage({ id: 'contractors.empty_title' })}
      action={
        isNarrowed(filters) ? (
          <Button variant="primary" onClick={clear}>
            <FormattedMessage id="contractors.clear" />
          </Button>
        ) : (
          <ButtonLink variant="primary" href={paths.createProject}>
            <FormattedMessage id="shell.nav.create_project" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage id="contractors.empty_text" />
    </EmptyState>
  );
}

function Loading(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <LoadingState text={formatMessage({ id: 'contractors.loading' })}>
      <SkeletonRows count={4} />
    </LoadingState>
  );
}

interface PageProps extends ContractorListProps, PagePlace {
  readonly onShown: () => void;
}

function ContractorPage({ cursor, isLast, onMore, onShown, ...list }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const read = useListContractorsQuery(said({ ...queryOf(list.state.filters), cursor }));
  const { data, error, isFetching, refetch } = read;
  useListCount(read, cursor === undefined);
  const isShown = isLast && (data !== undefined || error !== undefined);
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  if (data === undefined) {
    if (error !== undefined && !isFetching) {
      return (
        <LoadError title={formatMessage({ id: 'contractors.error' })} error={error} onRetry={() => void refetch()} />
      );
    }
    return <Loading />;
  }
  if (data.items.length === 0 && cursor === undefined) return <Nobody {...list} />;
  const { nextCursor } = data;
  return (
    <>
      <ul>
        {data.items.map((contractor) => (
          <ContractorRow key={contractor.id} contractor={contractor} />
        ))}
      </ul>
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'contractors.more_sending' })}
          onMore={() => onMore(nextCursor)}
        >
          <FormattedMessage id="contractors.more" />
        </MoreButton>
      ) : null}
    </>
  );
}

interface PagesProps extends ContractorListProps {
  /** What is listed. */
  readonly name: string;
  readonly onShown: () => void;
}

function Pages({ name, ...props }: PagesProps): ReactElement {
  const { cursors, more } = useCursors(name);
  return (
    <PageByPage cursors={cursors} more={more}>
      {(place) => <ContractorPage {...props} {...place} />}
    </PageByPage>
  );
}

/** CON-03: the directory, page after page. */
export function ContractorList({ state }: ContractorListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { ref, minHeight, release } = useKeptHeight();
  const name = `contractors ${searchOf(state.filters).toString()}`;
  return (
    <div ref={ref} style={{ minHeight }}>
      <Panel flush label={formatMessage({ id: 'contractors.label' })}>
        {state.isReady ? (
          <FilteredList name={name} words="contractors.counted">
            <Pages name={name} state={state} onShown={release} />
          </FilteredList>
        ) : (
          <Loading />
        )}
      </Panel>
    </div>
  );
}
