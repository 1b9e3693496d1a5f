import { useListProjectsQuery, type ProjectSummary } from '@cw/api-client';
import type { ProjectScope } from '@cw/domain';
import {
  Button,
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
import { LoadError } from '../../../lists/load-error.js';
import { said } from '../../../lists/said.js';
import { useCursors } from '../../../lists/use-cursors.js';
import { useKeptHeight } from '../../../lists/use-kept-height.js';
import { useThreadsKnown } from '../../../threads/thread-link.js';
import { AvailableProjectRow } from './available-project-row.js';
import { NothingHere } from './nothing-here.js';
import { OwnProjectRow } from './own-project-row.js';
import { narrowedTo, queryOf, searchOf } from './project-filters.js';
import { AvailableRows, OwnRows, RowsFrame } from './row-styles.js';
import type { ProjectFilterState } from './use-project-filters.js';

interface ListProps {
  readonly scope: ProjectScope;
  readonly state: ProjectFilterState;
  /** Chosen on the map: only what is there is listed. */
  readonly at?: { readonly zip: string; readonly onLeave: () => void };
  /** Instead of what the filters say: open projects that had no bid in time. */
  readonly promise?: 'late';
}

function Loading(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <LoadingState text={formatMessage({ id: 'projects.list.loading' })}>
      <SkeletonRows count={4} />
    </LoadingState>
  );
}

interface RowsProps extends Pick<ListProps, 'scope'> {
  readonly items: readonly ProjectSummary[];
}

function Rows({ scope, items }: RowsProps): ReactElement {
  return scope === 'mine' ? (
    <OwnRows>
      {items.map((project) => (
        <OwnProjectRow key={project.id} project={project} />
      ))}
    </OwnRows>
  ) : (
    <AvailableRows>
      {items.map((project) => (
        <AvailableProjectRow key={project.id} project={project} />
      ))}
    </AvailableRows>
  );
}

interface PageProps extends ListProps, PagePlace {
  readonly onShown: () => void;
}

/** Staff ask for what is late instead of by filters. */
const askedOf = ({ scope, state, at, promise }: ListProps) =>
  promise === undefined ? queryOf(narrowedTo(at?.zip ?? '', state.filters), scope) : { promise };

/** Says once that there is something to see, be it that it failed. */
function useShown(isShown: boolean, onShown: () => void): void {
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
}

interface UnreadProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

function Unread({ error, isFetching, onRetry }: UnreadProps): ReactElement {
  const { formatMessage } = useIntl();
  if (error === undefined || isFetching) return <Loading />;
  return <LoadError title={formatMessage({ id: 'projects.list.error' })} error={error} onRetry={onRetry} />;
}

function ProjectPage({ cursor, isLast, onMore, onShown, ...list }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const read = useListProjectsQuery(said({ ...askedOf(list), cursor }));
  const { data, error, isFetching, refetch } = read;
  useListCount(read, cursor === undefined);
  const knowsThreads = useThreadsKnown({ skip: list.scope !== 'mine' });
  useShown(isLast && (data !== undefined || error !== undefined), onShown);
  if (data === undefined || !knowsThreads)
    return <Unread error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (data.items.length === 0 && cursor === undefined) return <NothingHere {...list} />;
  const { nextCursor } = data;
  return (
    <>
      <Rows scope={list.scope} items={data.items} />
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'projects.list.more_sending' })}
          onMore={() => onMore(nextCursor)}
        >
          <FormattedMessage id="projects.list.more" />
        </MoreButton>
      ) : null}
    </>
  );
}

interface PagesProps extends ListProps {
  /** What is listed. */
  readonly name: string;
  readonly onShown: () => void;
}

function Pages({ name, ...props }: PagesProps): ReactElement {
  const { cursors, more } = useCursors(name);
  return (
    <RowsFrame>
      <PageByPage cursors={cursors} more={more}>
        {(place) => <ProjectPage {...props} {...place} />}
      </PageByPage>
    </RowsFrame>
  );
}

/** PROJ-05, PROJ-07: My Projects or Available Projects, page after page. */
export function ProjectList(props: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { state, at } = props;
  const { ref, minHeight, release } = useKeptHeight();
  const place =
    at === undefined
      ? { label: formatMessage({ id: 'projects.list.label' }) }
      : {
          title: formatMessage({ id: 'projects.list.at_title' }, { zip: at.zip }),
          aside: (
            <Button size="small" onClick={at.onLeave}>
              <FormattedMessage id="projects.list.at_all" />
            </Button>
          ),
        };
  const name = `${props.promise ?? props.scope} ${searchOf(narrowedTo(at?.zip ?? '', state.filters)).toString()}`;
  return (
    <div ref={ref} style={{ minHeight }}>
      <Panel flush {...place}>
        {state.isReady ? (
          <FilteredList name={name} words="projects.list.counted">
            <Pages name={name} onShown={release} {...props} />
          </FilteredList>
        ) : (
          <Loading />
        )}
      </Panel>
    </div>
  );
}
